import { element } from '../dom'
import type { ProductWire } from '../wire'
import { priceCents } from './cart'
import { formatCents } from './words'

const inWords = (euros: number) => formatCents(Math.round(euros * 100))

/** The price of a kilogram or another unit, in words; empty for what has none. */
export const unitWords = ({ UnitPrice }: Pick<ProductWire, 'UnitPrice'>): string =>
  UnitPrice ? `${inWords(UnitPrice.Price)}/${UnitPrice.Per.replace('m2', 'm²')}` : ''

/** What a product costs, and by the unit; of a reduction the price before it, struck, and the lowest of 30 days. */
export function price(product: ProductWire, said = ''): (HTMLElement | null)[] {
  const { PreviousPrice, LowestPrice } = product
  const lowest = `Prix le plus bas des 30 jours précédents\u00a0: ${inWords(LowestPrice ?? 0)}`
  const unit = unitWords(product)
  return [
    element(
      'p',
      { part: 'price' },
      PreviousPrice ? element('s', {}, inWords(PreviousPrice)) : null,
      PreviousPrice ? ' ' : null,
      formatCents(priceCents(product)),
      said ? element('small', {}, said) : null,
    ),
    unit ? element('p', { part: 'role' }, unit) : null,
    PreviousPrice ? element('p', { part: 'role' }, lowest) : null,
  ]
}
