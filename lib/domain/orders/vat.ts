/** Of delivery, for all goods. */
const DELIVERY_PERMILLE = 200

export type VatShare = { permille: number; grossCents: number; netCents: number; vatCents: number }

type Taxed = {
  items: readonly {
    quantity: number
    unitPriceCents: number
    vatPermille: number
    discountCents: number
  }[]
  deliveryCents: number
  regime: 'standard' | 'exempt'
}

/** The VAT that an order contains, by rate, highest first. Prices stay as they were shown: of each rate's sum the VAT is taken
 *  out, rounded half up to the cent. None for a seller without VAT. The trigger `set_order_vat` stores the same with the order. */
export function vatOf({ items, deliveryCents, regime }: Taxed): VatShare[] {
  if (regime === 'exempt') return []
  const gross = new Map<number, number>()
  const add = (permille: number, cents: number) =>
    cents > 0 && gross.set(permille, (gross.get(permille) ?? 0) + cents)
  for (const { quantity, unitPriceCents, vatPermille, discountCents } of items)
    add(vatPermille, unitPriceCents * quantity - discountCents)
  add(DELIVERY_PERMILLE, deliveryCents)
  return [...gross]
    .sort(([a], [b]) => b - a)
    .map(([permille, grossCents]) => {
      const vatCents = containedVat(grossCents, permille)
      return { permille, grossCents, netCents: grossCents - vatCents, vatCents }
    })
}

/** In whole numbers, so that a half cent is never lost. */
const containedVat = (grossCents: number, permille: number) =>
  Math.floor((2 * grossCents * permille + 1_000 + permille) / (2 * (1_000 + permille)))
