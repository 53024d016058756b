export type Sample = { at: number; value: number }

/** The trend in the second half of a series: the rise of its regression line, as a share of its mean. */
export function riseOfSecondHalf(samples: readonly Sample[]): number {
  const first = samples[0]?.at ?? 0
  const last = samples.at(-1)?.at ?? 0
  const half = samples.filter(({ at }) => at >= (first + last) / 2)
  const meanAt = mean(half.map(({ at }) => at))
  const meanValue = mean(half.map(({ value }) => value))
  const covariance = half.reduce((sum, { at, value }) => sum + (at - meanAt) * (value - meanValue), 0)
  const variance = half.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0)
  const slope = variance === 0 ? 0 : covariance / variance
  return (slope * (last - (half[0]?.at ?? last))) / meanValue
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
