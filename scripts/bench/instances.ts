import { median } from './compare'
import { measureAll, type Sample, type Target } from './measure'
import type { Bound } from './shop'

const WARM_UP_MS = 5_000
const ROUND_MS = 3_000
const ROUNDS = 9
const GOAL = 1.05

/** Compares the CPU time of a request shared by two instances with that of one instance, while the other is idle: the idle one's
 *  jobs are not counted. */
export async function compareInstances(call: string, instances: [Target, Target]): Promise<Bound> {
  const [first] = instances
  const measureOne = (milliseconds: number) => measureAll([first], milliseconds)
  const measureBoth = (milliseconds: number) => measureAll(instances, milliseconds)
  await measureOne(WARM_UP_MS)
  // Each instance gets half of it.
  await measureBoth(2 * WARM_UP_MS)
  const rounds: { one: Sample; both: Sample }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % 2 === 0) rounds.push({ one: await measureOne(ROUND_MS), both: await measureBoth(ROUND_MS) })
    else {
      const both = await measureBoth(ROUND_MS)
      rounds.push({ one: await measureOne(ROUND_MS), both })
    }
  }
  const microseconds = (side: 'one' | 'both') =>
    median(rounds.map((round) => round[side].cpuMicroseconds)).toFixed(0)
  return {
    name: `CPU of a request to ${call}, two instances beside one (${microseconds('both')} and ${microseconds('one')} µs)`,
    goal: GOAL,
    unit: '',
    value: median(rounds.map(({ one, both }) => both.cpuMicroseconds / one.cpuMicroseconds)),
  }
}
