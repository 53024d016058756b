import { median } from './compare'
import { measureAll, type Sample, type Target } from './measure'
import type { Bound } from './shop'

const WARM_UP_MS = 5_000
const ROUND_MS = 3_000
const ROUNDS = 9
const GOAL = 1.05

/** CPU of a request that two instances share the load of, beside that of one instance alone, which the other's idle jobs
 *  do not count for. */
export async function compareInstances(what: string, instances: [Target, Target]): Promise<Bound> {
  const [alone] = instances
  const ofOne = (milliseconds: number) => measureAll([alone], milliseconds)
  const ofBoth = (milliseconds: number) => measureAll(instances, milliseconds)
  await ofOne(WARM_UP_MS)
  // Each instance gets half of it.
  await ofBoth(2 * WARM_UP_MS)
  const rounds: { one: Sample; both: Sample }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % 2 === 0) rounds.push({ one: await ofOne(ROUND_MS), both: await ofBoth(ROUND_MS) })
    else {
      const both = await ofBoth(ROUND_MS)
      rounds.push({ one: await ofOne(ROUND_MS), both })
    }
  }
  const microseconds = (side: keyof (typeof rounds)[number]) =>
    median(rounds.map((round) => round[side].cpuMicroseconds)).toFixed(0)
  return {
    name: `CPU of a request to ${what}, two instances beside one (${microseconds('both')} and ${microseconds('one')} µs)`,
    goal: GOAL,
    unit: '',
    value: median(rounds.map(({ one, both }) => both.cpuMicroseconds / one.cpuMicroseconds)),
  }
}
