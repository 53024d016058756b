import { type OwnProduct, ProductInput } from '@/lib/domain/catalogue/schema'

/** The fields as the form was opened with, so that what changes elsewhere meanwhile stays. */
export function openedWith(product: OwnProduct): string {
  const { id, reference } = product
  const fields = { ...product, reference: reference === `P-${id}` ? null : reference }
  return JSON.stringify(fields, Object.keys(ProductInput.shape))
}
