import { element } from '../dom'
import type { ProductWire } from '../wire'
import { priceCents } from './cart'
import { formatCents } from './words'

const inWords = (euros: number) => formatCents(Math.round(euros * 100))

/** The unit price in words, per kilogram or another unit; empty without one. */
export const unitWords = ({ UnitPrice }: Pick<ProductWire, 'UnitPrice'>): string =>
  UnitPrice ? `${inWords(UnitPrice.Price)}/${UnitPrice.Per.replace('m2', 'm²')}` : ''

/** A product's price, and its unit price; when reduced, also the previous price, struck through, and the lowest of 30 days. */
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
