import { expect, it } from 'vitest'
import type { Write } from './history'
import { figuresOf, missedGoals } from './round'

const write = (from: number, to: number, outcome: Write['outcome'] = 'acknowledged'): Write => ({
  ...{ kind: 'entry', key: `${from}`, place: 'site 1' },
  ...{ from, to, outcome },
})

const post = { method: 'POST', path: '/testimonials' }

const load = {
  writes: [
    write(0, 10),
    write(20, 1_200),
    write(1_100, 1_300, 'unknown'),
    write(1_400, 4_000),
    write(4_100, 4_110),
  ],
  requests: [
    { ...post, from: 0, to: 10, status: 201 },
    { ...post, from: 20, to: 1_200, status: 201 },
    { ...post, from: 1_100, to: 1_300, status: 503 },
    { ...post, from: 1_400, to: 4_000, status: 201 },
    { ...post, from: 4_100, to: 4_110, status: undefined },
  ],
}

it('the next write is the first that was sent after the fault and acknowledged', () =>
  expect(figuresOf(load, 1_000)).toEqual({
    ...{ acknowledged: 4, unknown: 1, failed: 2, requests: 5 },
    ...{ nextWriteMs: 3_000, pauseMs: 2_800, slowestMs: 2_600 },
    failures: [
      'POST /testimonials, sent 0.1 s after the fault: 503 after 200 ms',
      'POST /testimonials, sent 3.1 s after the fault: no answer after 10 ms',
    ],
  }))

it('without a write after the fault there is no next one', () =>
  expect(figuresOf(load, 5_000).nextWriteMs).toBeNull())

const round = { drill: 'primary', seed: 1, ...figuresOf(load, 1_000), debits: 0, findings: [] }

it('goals that were kept are not named, and a drill without a goal misses none', () => {
  expect(missedGoals({ sound: true, nextWriteMs: 3_001, failed: 2, slowestMs: 2_601 }, round)).toEqual([])
  expect(missedGoals({}, { ...round, findings: [{ kind: 'lost entry', key: 'e1', detail: '' }] })).toEqual([])
})

it('each goal that was missed is named with its figure', () =>
  expect(
    missedGoals(
      { sound: true, nextWriteMs: 3_000, failed: 1, slowestMs: 2_600 },
      { ...round, findings: [{ kind: 'lost entry', key: 'e1', detail: '' }] },
    ),
  ).toEqual([
    '1 findings, goal 0',
    'next write after 3000 ms, goal < 3000 ms',
    '2 failed requests, goal 1',
    'slowest request 2600 ms, goal < 2600 ms',
  ]))

it('a cluster that never writes again misses its goal', () =>
  expect(missedGoals({ nextWriteMs: 30_000 }, { ...round, nextWriteMs: null })).toHaveLength(1))
