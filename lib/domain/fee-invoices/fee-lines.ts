import { type Month } from '../calendar'
import { frenchMonth } from '../french-month'
import { DEFAULT_VAT } from '../vat'
import type { Unsettled } from './unsettled'

/** The sums of a seller's statement in cents, and the numbers of orders and returns. */
export type FeeSums = { orders: number; feeCents: number; returns: number; returnedCents: number }

export const sumFees = (entries: readonly Pick<Unsettled, 'feeCents' | 'returnedCents'>[]): FeeSums => ({
  orders: entries.filter(({ feeCents }) => feeCents > 0).length,
  feeCents: entries.reduce((sum, { feeCents }) => sum + feeCents, 0),
  returns: entries.filter(({ returnedCents }) => returnedCents !== 0).length,
  returnedCents: entries.reduce((sum, { returnedCents }) => sum + returnedCents, 0),
})

const orderCount = (count: number, after = '') =>
  `${count}\u00a0${count > 1 ? 'commandes' : 'commande'}${after && ` ${after}${count > 1 ? 's' : ''}`}`

/** The lines of a seller's invoice: fees withheld, then fees given back with refunds. */
export function feeLines(month: Month, { orders, feeCents, returns, returnedCents }: FeeSums) {
  const lines = [
    {
      label: `Frais de service sur ${orderCount(orders, 'payée')} en ${frenchMonth(month)}`,
      unitCents: feeCents,
    },
    {
      label:
        returnedCents > 0
          ? `Frais rendus avec le remboursement de ${orderCount(returns)}`
          : `Frais repris\u00a0: un remboursement n’a pas abouti (${orderCount(returns)})`,
      unitCents: -returnedCents,
    },
  ]
  return lines
    .filter(({ unitCents }) => unitCents !== 0)
    .map((line) => ({ ...line, quantity: 1, vatPermille: DEFAULT_VAT }))
}
