import { VAT_RATES, type VatRate, type VatShare, vatShares } from '../vat'

/** The rate of delivery, for all goods. */
const DELIVERY_PERMILLE = 200

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

/** The VAT that an order contains, by rate, highest first. None for a seller without VAT. */
export function vatOf({ items, deliveryCents, regime }: Taxed): VatShare[] {
  if (regime === 'exempt') return []
  const lines = items.map(({ quantity, unitPriceCents, vatPermille, discountCents }) => ({
    permille: vatPermille,
    grossCents: unitPriceCents * quantity - discountCents,
  }))
  return vatShares([...lines, { permille: DELIVERY_PERMILLE, grossCents: deliveryCents }])
}

type OrderVat = StoredVat & {
  paidAt: Date | null
  deliveryCents: number
  seller: { vatRegime: Taxed['regime'] } | null
}

/** The VAT stored at payment; before that, the VAT of the lines. */
export const vatInOrder = (order: OrderVat, items: Taxed['items']): VatShare[] =>
  order.paidAt ? storedVat(order) : vatOfLines(order, items)

/** The VAT of an order's lines under its seller's regime. */
export const vatOfLines = (
  { deliveryCents, seller }: Omit<OrderVat, keyof StoredVat>,
  items: Taxed['items'],
): VatShare[] => vatOf({ items, deliveryCents, regime: seller?.vatRegime ?? 'standard' })

/** Shares as stored in the columns of orders and refunds. */
export type StoredVat = Record<`${'gross' | 'vat'}${VatRate}Cents`, number>

export function storeVat(
  shares: readonly Pick<VatShare, 'permille' | 'grossCents' | 'vatCents'>[],
): StoredVat {
  const stored = { ...NO_VAT }
  for (const { permille, grossCents, vatCents } of shares) {
    const rate = VAT_RATES.find((one) => one === permille)
    if (!rate) throw new Error(`Orders have no column for VAT of ${permille} ‰`)
    stored[`gross${rate}Cents`] = grossCents
    stored[`vat${rate}Cents`] = vatCents
  }
  return stored
}

/** The shares in these columns. */
export const storedVat = (row: StoredVat): VatShare[] =>
  VAT_RATES.map((permille) => {
    const [grossCents, vatCents] = [row[`gross${permille}Cents`], row[`vat${permille}Cents`]]
    return { permille, grossCents, netCents: grossCents - vatCents, vatCents }
  }).filter(({ grossCents }) => grossCents > 0)

const NO_VAT = Object.fromEntries(
  VAT_RATES.flatMap((rate) => [`gross${rate}Cents`, `vat${rate}Cents`].map((column) => [column, 0])),
) as StoredVat
