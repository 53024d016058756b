import { median } from './compare'
import { measureAll, type Sample, type Target } from './measure'
import type { Bound } from './shop'

const WARM_UP_MS = 5_000
const ROUND_MS = 3_000
const ROUNDS = 9
const GOAL = 1.05

type Instances = { first: Target; second: Target; stranger: Target }
type Side = 'alone' | 'together' | 'apart'

/** Compares the CPU time of a request that two instances of one database share (`together`) with that of two that share nothing
 *  (`apart`): both keep the same processors busy. `alone`: one instance has all requests. The idle ones' jobs are not counted. */
export async function compareInstances(call: string, { first, second, stranger }: Instances): Promise<Bound> {
  const sides: [Side, Target[]][] = [
    ['alone', [first]],
    ['together', [first, second]],
    ['apart', [first, stranger]],
  ]
  // Each of two instances gets half of it.
  for (const [, targets] of sides) await measureAll(targets, targets.length * WARM_UP_MS)
  const rounds: Record<Side, Sample>[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const samples: Partial<Record<Side, Sample>> = {}
    for (const [side, targets] of round % 2 === 0 ? sides : sides.toReversed())
      samples[side] = await measureAll(targets, ROUND_MS)
    rounds.push(samples as Record<Side, Sample>)
  }
  const microseconds = (side: Side) => median(rounds.map((round) => round[side].cpuMicroseconds)).toFixed(0)
  return {
    name: `CPU of a request to ${call}, two instances of one database (${microseconds('together')} µs) beside two that share nothing (${microseconds('apart')} µs; one alone ${microseconds('alone')} µs)`,
    goal: GOAL,
    unit: '',
    value: median(rounds.map(({ together, apart }) => together.cpuMicroseconds / apart.cpuMicroseconds)),
  }
}
