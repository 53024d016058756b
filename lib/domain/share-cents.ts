/** Splits an amount by weights, in whole cents that add up to it. With weights in cents, and an amount up to their sum, no
 *  share exceeds its weight. The cents left after rounding down go to the largest remainders, the first among equals. All 0
 *  without weights. */
export function shareCents(weights: readonly number[], cents: number): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(weight) * BigInt(cents))
  const shares = exact.map((share) => Number(share / sum))
  const left = cents - shares.reduce((total, share) => total + share, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** The same fraction of an amount as `part` of `whole`, rounded half up to the cent. */
export function proportion(cents: number, part: number, whole: number): number {
  // In BigInt, because the products exceed the integers of a double.
  const twice = 2n * BigInt(cents) * BigInt(part) + BigInt(whole)
  return Number(twice / (2n * BigInt(whole)))
}
