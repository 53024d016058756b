import { shareCents } from '../share-cents'
import { type VatShare, vatShares } from '../vat'

/** Sums of an invoice or credit note by rate, as `invoiceTotals` gives them. */
export type Taxed = readonly Pick<VatShare, 'permille' | 'grossCents' | 'vatCents'>[]

const grossOf = (rows: Taxed) => rows.reduce((sum, { grossCents }) => sum + grossCents, 0)

/** What is left to credit of each rate. */
const remaining = (invoice: Taxed, earlier: readonly Taxed[]) =>
  invoice.map(({ permille, grossCents, vatCents }) => {
    const credited = earlier.flat().filter((row) => row.permille === permille)
    return {
      permille,
      grossCents: credited.reduce((rest, row) => rest - row.grossCents, grossCents),
      vatCents: credited.reduce((rest, row) => rest - row.vatCents, vatCents),
    }
  })

/** A credit note over a sum, split over the rates by what is left of each. Its VAT is that of its sums; the note that credits the
 *  rest of the invoice takes the rest of the VAT. RangeError for more than is left, or zero. */
export function creditNote(invoice: Taxed, earlier: readonly Taxed[], amountCents: number): VatShare[] {
  const left = remaining(invoice, earlier)
  const total = grossOf(left)
  if (amountCents <= 0 || amountCents > total) throw new RangeError(`${total} cents are left to credit`)
  const shares = shareCents(
    left.map(({ grossCents }) => grossCents),
    amountCents,
  )
  return left.flatMap((rest, index) => {
    const grossCents = shares[index] ?? 0
    if (grossCents === 0) return []
    const vatCents = vatOfShare(rest, grossCents)
    return [{ permille: rest.permille, grossCents, netCents: grossCents - vatCents, vatCents }]
  })
}

/** Never more VAT than is left, nor so little that the remaining VAT would exceed the remaining sum. */
function vatOfShare(rest: Taxed[number], grossCents: number): number {
  if (grossCents === rest.grossCents) return rest.vatCents
  const own = vatShares([{ permille: rest.permille, grossCents }])[0]?.vatCents ?? 0
  const least = rest.vatCents - (rest.grossCents - grossCents)
  return Math.max(least, Math.min(own, rest.vatCents))
}
