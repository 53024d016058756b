import { shareCents } from '../share-cents'
import { vatShares } from '../vat'

/** Of one rate, in cents, VAT included. */
export type TaxedRate = { permille: number; grossCents: number; vatCents: number }

/** A payment split by the rates of its invoice, a refund (negative) by those of its credit note. A whole payment has the
 *  document's VAT; a partial one, the VAT of its sums. */
export function sharePayment(rates: readonly TaxedRate[], amountCents: number): TaxedRate[] {
  const whole = rates.reduce((sum, { grossCents }) => sum + grossCents, 0)
  const sign = amountCents < 0 ? -1 : 1
  const shares = shareCents(
    rates.map(({ grossCents }) => grossCents),
    Math.abs(amountCents),
  )
  return rates.flatMap(({ permille, vatCents }, index) => {
    const grossCents = shares[index] ?? 0
    if (grossCents === 0) return []
    const isWhole = whole === Math.abs(amountCents)
    // A document without VAT has no VAT in its payment at any rate.
    const own = vatCents === 0 ? 0 : (vatShares([{ permille, grossCents }])[0]?.vatCents ?? 0)
    const vat = isWhole ? vatCents : own
    return [{ permille, grossCents: sign * grossCents, vatCents: vat === 0 ? 0 : sign * vat }]
  })
}
