import type { OwnProduct } from '@/lib/domain/catalogue/schema'
import { formatDecimal } from '@/lib/domain/money'
import { type Facts, NO_FACTS } from '@/lib/domain/product-facts/facts'

/** The field values of a product's facts and of its reduction. An unticked checkbox has no value. */
export function factTexts(product: OwnProduct): Record<string, string> {
  const { allergens, reduction } = product
  const { allergens: _, ...others } = NO_FACTS
  const facts = Object.keys(others).flatMap((name) => {
    const value = product[name as keyof Facts]
    if (value === false || value === null) return []
    if (typeof value === 'number') return [[name, String(value).replace('.', ',')]]
    return [[name, value === true ? 'on' : String(value)]]
  })
  return {
    ...Object.fromEntries(facts),
    ...Object.fromEntries((allergens ?? []).map((code) => [`allergen-${code}`, 'on'])),
    ...(allergens?.length === 0 && { noAllergens: 'on' }),
    reducedCents: reduction ? formatDecimal(reduction.priceCents) : '',
    reducedFrom: reduction?.startsOn ?? '',
    reducedUntil: reduction?.endsOn ?? '',
  }
}
