import { type OwnProduct, ProductInput, REDUCTION_FIELDS } from '@/lib/domain/catalogue/schema'

/** The form's initial fields, so that saving keeps concurrent changes to other fields. */
export function openedWith(product: OwnProduct): string {
  const { id, reference, reduction } = product
  const fields = {
    ...product,
    reference: reference === `P-${id}` ? null : reference,
    priceCents: reduction?.previousCents ?? product.priceCents,
    reducedCents: reduction?.priceCents ?? null,
    reducedFrom: reduction?.startsOn ?? null,
    reducedUntil: reduction?.endsOn ?? null,
  }
  return JSON.stringify(fields, [...Object.keys(ProductInput.shape), ...Object.keys(REDUCTION_FIELDS)])
}
