import { addDays, parisDay, parisInstant } from '../calendar'

/** A price at which a product was offered since then; null: not offered. */
export type PastPrice = { priceCents: number | null; since: Date }

const DAYS = 30

/** The lowest price at which a product was offered in the 30 days before `at`, in days of Paris; for a newer product, since it
 *  went on sale. null if it was not offered in that time. */
export function lowestPrice(history: readonly PastPrice[], at: Date): number | null {
  const from = parisInstant(addDays(parisDay(at), -DAYS))
  const oldestFirst = history.toSorted((one, other) => one.since.getTime() - other.since.getTime())
  const offered = oldestFirst.flatMap(({ priceCents, since }, index) => {
    const until = oldestFirst[index + 1]?.since ?? at
    const end = until < at ? until : at
    const isInForce = since < end && end > from
    return priceCents !== null && isInForce ? [priceCents] : []
  })
  return offered.length > 0 ? Math.min(...offered) : null
}
