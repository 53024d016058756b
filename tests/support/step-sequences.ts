import { randomFrom } from './random'

/** A sequence in which every step follows every step, itself included, once; cut into `parts`, each of which begins with the
 *  last step of the previous one. */
export function everyPair<Step>(steps: readonly Step[], parts: number): Step[][] {
  const left = new Map(steps.map((step) => [step, [...steps]]))
  const walk: Step[] = []
  // Hierholzer's algorithm: continues while a step has successors left, and closes the circuits on the way back.
  const open = steps.slice(0, 1)
  while (open.length > 0) {
    const next = left.get(open.at(-1) as Step)?.pop()
    if (next === undefined) walk.push(open.pop() as Step)
    else open.push(next)
  }
  const size = Math.ceil((walk.length - 1) / parts)
  return Array.from({ length: parts }, (_, part) => walk.slice(part * size, part * size + size + 1))
}

/** Seeded random sequences, so that a failure can be reproduced. */
export function randomSequences<Step>(steps: readonly Step[], count: number, length: number): Step[][] {
  const random = randomFrom(20_260_322)
  return Array.from({ length: count }, () =>
    Array.from({ length }, () => steps[Math.floor(random() * steps.length)] as Step),
  )
}
