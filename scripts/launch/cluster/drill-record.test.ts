import { expect, it } from 'vitest'
import { TrustRecord } from '../trust/record'
import { drillRecord, notRunRecord } from './drill-record'
import type { Drill } from './drills'
import type { Round } from './round'

const drill: Drill = {
  ...{ name: 'switchover', title: 'Primary changed in order', disturb: async () => {} },
  goal: { sound: true, failed: 0, slowestMs: 9_000 },
}
const round = (more: Partial<Round> = {}): Round => ({
  ...{ drill: 'switchover', seed: 7, acknowledged: 300, unknown: 0, failed: 0, requests: 400, debits: 6 },
  ...{ nextWriteMs: 3_800, pauseMs: 3_700, slowestMs: 4_200, failures: [], findings: [], missed: [] },
  ...more,
})

it('a drill that kept its goal is a row with its seed, goal and figures', () =>
  expect(TrustRecord.parse(drillRecord(drill, [round()]))).toEqual({
    part: 'Cluster: Primary changed in order',
    ran: 'one round of seed 7; goal: 0 findings, 0 failed requests, slowest request < 9 s',
    result: 'passed',
    figures: {
      ...{ 'writes acknowledged': '300', unknown: '0', 'failed requests': '0', 'next write': '3.8 s' },
      ...{ 'longest pause': '3.7 s', 'slowest request': '4.2 s', debits: '6', findings: '0' },
    },
  }))

it('one missed goal of several rounds fails the row, and says which', () =>
  expect(
    drillRecord(drill, [round(), round({ slowestMs: 9_100, missed: ['slowest request 9100 ms'] })]),
  ).toMatchObject({
    ran: '2 rounds of seed 7; goal: 0 findings, 0 failed requests, slowest request < 9 s',
    result: 'failed',
    why: 'slowest request 9100 ms',
    figures: { 'slowest request': '6.7 s / 9.1 s' },
  }))

it('losses that are expected come with what protects from them', () =>
  expect(drillRecord({ ...drill, goal: {}, protection: 'a watchdog' }, [round()])).toMatchObject({
    ...{ ran: 'one round of seed 7; goal: none', result: 'passed', why: 'a watchdog' },
  }))

it('a drill that this machine cannot run says why', () =>
  expect(TrustRecord.parse(notRunRecord(drill, 'no root'))).toMatchObject({
    ...{ result: 'not run', why: 'no root' },
  }))
