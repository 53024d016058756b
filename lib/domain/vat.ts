import { proportion } from './share-cents'

/** The rates of French VAT, in tenths of a percent, highest first. */
export const VAT_RATES = [200, 100, 55, 21] as const
export type VatRate = (typeof VAT_RATES)[number]

/** The rate of a product that names none. */
export const DEFAULT_VAT = 200

/** A sum with the VAT in it, in cents. */
export type TaxedSum = { permille: number; grossCents: number }
/** The total of one rate: net and VAT add up to the gross. */
export type VatShare = TaxedSum & { netCents: number; vatCents: number }

/** The VAT included in amounts, by rate, highest first. Prices stay as displayed: VAT is computed on each rate's total, not
 *  per line, and rounded half up to the cent. RangeError if the total of a rate is negative. */
export function vatShares(sums: readonly TaxedSum[]): VatShare[] {
  const gross = new Map<number, number>()
  for (const { permille, grossCents } of sums) gross.set(permille, (gross.get(permille) ?? 0) + grossCents)
  return [...gross]
    .filter(([, grossCents]) => grossCents !== 0)
    .sort(([a], [b]) => b - a)
    .map(([permille, grossCents]) => {
      if (grossCents < 0) throw new RangeError(`The sums at ${permille} ‰ are below zero`)
      const vatCents = proportion(grossCents, permille, 1_000 + permille)
      return { permille, grossCents, netCents: grossCents - vatCents, vatCents }
    })
}
