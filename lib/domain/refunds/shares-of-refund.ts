import { type StoredVat, storeVat } from '../orders/vat'
import { proportion, shareCents } from '../share-cents'
import type { VatShare } from '../vat'

/** A refund's share of its order's VAT and of the agency's fee. */
export type RefundShares = StoredVat & { feeCents: number }

type Whole = { totalCents: number; feeCents: number; vat: readonly VatShare[] }

/** The shares of a refund of `amountCents` that follows `earlier` ones: the shares of everything refunded so far, less those
 *  of the earlier refunds. All refunds of a whole order thus add up to its VAT and its fee to the cent. */
export function sharesOfRefund(
  order: Whole,
  earlier: readonly (RefundShares & { amountCents: number })[],
  amountCents: number,
): RefundShares {
  const before = earlier.reduce((sum, refund) => sum + refund.amountCents, 0)
  const shares = sharesOfReturned(order, Math.min(order.totalCents, before + amountCents))
  for (const refund of earlier)
    for (const column of Object.keys(shares) as (keyof RefundShares)[]) shares[column] -= refund[column]
  return shares
}

function sharesOfReturned({ totalCents, feeCents, vat }: Whole, returnedCents: number): RefundShares {
  const part = (cents: number) => proportion(cents, returnedCents, totalCents)
  const gross = shareCents(
    vat.map(({ grossCents }) => grossCents),
    returnedCents,
  )
  const returned = vat.map(({ permille, vatCents }, index) => ({
    permille,
    grossCents: gross[index] ?? 0,
    vatCents: part(vatCents),
  }))
  return { ...storeVat(returned), feeCents: part(feeCents) }
}
