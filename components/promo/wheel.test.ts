import { afterEach, expect, it, vi } from 'vitest'
import type { Stages } from './stages'
import { followWheel } from './wheel'

afterEach(() => vi.unstubAllGlobals())

type Turn = { at: number; deltaY: number /** When the page gets to it. */; handledAt?: number }

/** The number of stages that these turns of the wheel move. */
function stagesMoved(turns: Turn[]): number {
  let handle: (event: object) => void = () => {}
  let now = 0
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('Element', class {})
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof handle) => {
    handle = listener
  })
  vi.stubGlobal('performance', { now: () => now })
  const step = vi.fn(() => true)
  followWheel({ fit: () => true, step } as unknown as Stages, new AbortController().signal)
  for (const { at, deltaY, handledAt = at } of turns) {
    now = handledAt
    handle({ timeStamp: at, deltaX: 0, deltaY, preventDefault: () => {} })
  }
  return step.mock.calls.length
}

/** A trackpad's momentum events, 60 per second, after the fingers have left it. */
const runningOut = (milliseconds: number): Turn[] =>
  Array.from({ length: Math.ceil(milliseconds / 16) }, (_, index) => ({
    at: 1_000 + index * 16,
    deltaY: 120 * 0.96 ** index,
  }))

it('a trackpad that runs out moves one stage', () => {
  expect(stagesMoved(runningOut(2_000))).toBe(1)
})

it('a busy page that handles a trackpad’s events late moves one stage, too', () => {
  const late = runningOut(2_000).map((turn, index) => ({ ...turn, handledAt: 1_000 + index * 150 }))
  expect(stagesMoved(late)).toBe(1)
  const atOnce = runningOut(300).map((turn, index) => ({ ...turn, handledAt: index < 5 ? turn.at : 1_900 }))
  expect(stagesMoved(atOnce)).toBe(1)
})

it('a turn that comes 800 ms later moves the next stage', () => {
  expect(stagesMoved([0, 400, 790, 810].map((at) => ({ at: 1_000 + at, deltaY: 120 })))).toBe(2)
})
