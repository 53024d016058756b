import { expect, it } from 'vitest'
import type { Round } from './round'
import { spreadTable, tableOf } from './table'

const round = (more: Partial<Round>): Round => ({
  ...{ drill: 'primary', seed: 7, acknowledged: 300, unknown: 4, failed: 5, requests: 400, debits: 6 },
  ...{ nextWriteMs: 20_000, pauseMs: 21_000, slowestMs: 30_000, failures: [], findings: [], missed: [] },
  ...more,
})

const cellsOf = (table: string) => table.split('\n').map((line) => line.split(/ {2,}/))

it('each round has its line, and what was not run says why', () => {
  const notRun = { drill: { name: 'disk', title: '', goal: {}, disturb: async () => {} }, why: 'no root' }
  expect(cellsOf(tableOf([round({ missed: ['too late'] })], [notRun])).slice(1)).toEqual([
    ['primary', '300', '4', '5/400', '20.0 s', '21.0 s', '30.0 s', '6', '0', 'missed: too late'],
    ['disk', '–', '–', '–', '–', '–', '–', '–', '–', 'not run: no root'],
  ])
})

it('rounds of a drill come to the median and the worst of each figure', () =>
  expect(
    cellsOf(
      spreadTable([
        round({ acknowledged: 100, nextWriteMs: 24_000, debits: 8 }),
        round({ acknowledged: 200, nextWriteMs: 22_000, debits: 4 }),
        round({ acknowledged: 300, nextWriteMs: 23_000, failed: 9 }),
        round({ drill: 'disk', nextWriteMs: null, missed: ['no write'] }),
      ]),
    ).slice(1),
  ).toEqual([
    ...[
      ['primary', '3', '200 / 100', '4', '5 / 9', '23.0 s / 24.0 s', '21.0 s', '30.0 s', '6 / 4', '0', 'ok'],
    ],
    ['disk', '1', '300', '4', '5', 'none', '21.0 s', '30.0 s', '6', '0', 'missed: no write'],
  ]))

it('one write that never came is the worst, and does not hide the median', () =>
  expect(
    cellsOf(spreadTable([round({}), round({ nextWriteMs: null }), round({ nextWriteMs: 25_000 })]))[1]?.[5],
  ).toBe('25.0 s / none'))
