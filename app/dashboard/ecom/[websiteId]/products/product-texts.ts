import type { OwnProduct } from '@/lib/domain/catalogue/schema'
import { formatDecimal } from '@/lib/domain/money'
import { factTexts } from './facts/fact-texts'

const text = (value: number | null) => (value === null ? '' : String(value))

/** The form's field values of a product; the defaults for a new one. */
export function productTexts(product: OwnProduct | null): Record<string, string> {
  if (!product) return { vatPermille: '20', active: 'on', netUnit: 'g' }
  const { id, reference } = product
  return {
    name: product.name,
    description: product.description,
    ...factTexts(product),
    priceCents: formatDecimal(product.reduction?.previousCents ?? product.priceCents),
    vatPermille: String(product.vatPermille / 10),
    category: product.category,
    subCategory: product.subCategory,
    reference: reference === `P-${id}` ? '' : reference,
    heightCm: text(product.heightCm),
    widthCm: text(product.widthCm),
    lengthCm: text(product.lengthCm),
    radiusCm: text(product.radiusCm),
    weightGrams: text(product.weightGrams),
    lowStockThreshold: text(product.lowStockThreshold),
    withdrawalException: product.withdrawalException ?? '',
    composition: product.composition,
    risks: product.risks,
    notes: product.notes ?? '',
    ...(product.showcase && { showcase: 'on' }),
    ...(product.active && { active: 'on' }),
  }
}
