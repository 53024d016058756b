/** A price reduction announced by a shop, as returned by reads. */
export type Reduction = {
  priceCents: number
  /** Days in Paris; null: at once, and until its owner ends it. */
  startsOn: string | null
  endsOn: string | null
  /** The price before it, and the lowest of the 30 days before it (article L. 112-1-1 of the Code de la consommation); null
   *  until it starts. */
  previousCents: number | null
  lowestCents: number | null
}

export type RunningReduction = Reduction & { previousCents: number; lowestCents: number }

export const isRunning = (reduction: Reduction | null): reduction is RunningReduction =>
  reduction !== null && reduction.previousCents !== null && reduction.lowestCents !== null
