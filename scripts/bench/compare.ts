import { measure, type Sample, type Target } from './measure'

const WARM_UP_MS = 8_000
const ROUND_MS = 3_000
const ROUNDS = 7

export interface Comparison {
  name: string
  goal: number
  ratio: number
  ours: Sample
  baseline: Sample
}

/** Measures our answer and the baseline in alternating rounds, so that other load on the machine affects both. */
export async function compare(
  name: string,
  goal: number,
  ours: Target,
  baseline: Target,
): Promise<Comparison> {
  for (const target of [ours, baseline]) await measure(target, WARM_UP_MS)
  const rounds: { ours: Sample; baseline: Sample }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const first = round % 2 === 0 ? ours : baseline
    const samples = new Map<Target, Sample>()
    for (const target of first === ours ? [ours, baseline] : [baseline, ours]) {
      samples.set(target, await measure(target, ROUND_MS))
    }
    const [oursSample, baselineSample] = [samples.get(ours), samples.get(baseline)]
    if (oursSample && baselineSample) rounds.push({ ours: oursSample, baseline: baselineSample })
  }
  return {
    name,
    goal,
    ratio: median(rounds.map((round) => round.ours.perSecond / round.baseline.perSecond)),
    ours: medianSample(rounds.map((round) => round.ours)),
    baseline: medianSample(rounds.map((round) => round.baseline)),
  }
}

const medianSample = (samples: Sample[]): Sample => ({
  perSecond: median(samples.map((sample) => sample.perSecond)),
  cpuMicroseconds: median(samples.map((sample) => sample.cpuMicroseconds)),
})

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
