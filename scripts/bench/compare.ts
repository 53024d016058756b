import { measure, type Sample, type Target } from './measure'

const WARM_UP_MS = 8_000
const ROUND_MS = 3_000
const ROUNDS = 7

export interface Comparison {
  name: string
  goal: number
  ratio: number
  ours: Sample
  floor: Sample
}

/** Our answer beside the framework's bare one, in turns, so that what the machine does meanwhile hits both. */
export async function compare(name: string, goal: number, ours: Target, floor: Target): Promise<Comparison> {
  for (const target of [ours, floor]) await measure(target, WARM_UP_MS)
  const rounds: { ours: Sample; floor: Sample }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const first = round % 2 === 0 ? ours : floor
    const samples = new Map<Target, Sample>()
    for (const target of first === ours ? [ours, floor] : [floor, ours]) {
      samples.set(target, await measure(target, ROUND_MS))
    }
    const [mine, bare] = [samples.get(ours), samples.get(floor)]
    if (mine && bare) rounds.push({ ours: mine, floor: bare })
  }
  return {
    name,
    goal,
    ratio: median(rounds.map((round) => round.ours.perSecond / round.floor.perSecond)),
    ours: medianSample(rounds.map((round) => round.ours)),
    floor: medianSample(rounds.map((round) => round.floor)),
  }
}

const medianSample = (samples: Sample[]): Sample => ({
  perSecond: median(samples.map((sample) => sample.perSecond)),
  cpuMicroseconds: median(samples.map((sample) => sample.cpuMicroseconds)),
})

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
