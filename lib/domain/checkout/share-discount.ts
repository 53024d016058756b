/** Shares an order's discount over its lines by what they cost: whole cents that add up to it, none more than its line. The
 *  cents that rounding down leaves go to the largest remainders, of equal ones to the first. */
export function shareDiscount(lineCents: readonly number[], discountCents: number): number[] {
  const sum = lineCents.reduce((total, cents) => total + BigInt(cents), 0n)
  if (sum === 0n) return lineCents.map(() => 0)
  const exact = lineCents.map((cents) => BigInt(cents) * BigInt(discountCents))
  const shares = exact.map((share) => Number(share / sum))
  const left = discountCents - shares.reduce((total, share) => total + share, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
