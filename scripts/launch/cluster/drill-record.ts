import type { TrustRecord } from '../trust/record'
import type { Drill, Goal } from './drills'
import type { Round } from './round'
import { spreadOf } from './spread'
import { bothOf, inSeconds } from './table'

/** A drill's row of docs/trust.md: of several rounds the median and the worst. */
export function drillRecord(drill: Drill, rounds: Round[]): TrustRecord {
  const missed = rounds.flatMap((round) => round.missed)
  const why = missed.length > 0 ? missed.join('; ') : drill.protection
  const spread = spreadOf(rounds)
  return {
    part: partOf(drill),
    ran: `${rounds.length > 1 ? `${rounds.length} rounds` : 'one round'} of seed ${rounds[0]?.seed}; goal: ${goalText(drill.goal)}`,
    result: missed.length > 0 ? 'failed' : 'passed',
    figures: {
      'writes acknowledged': bothOf(spread.acknowledged),
      unknown: bothOf(spread.unknown),
      'failed requests': bothOf(spread.failed),
      'next write': bothOf(spread.nextWriteMs, inSeconds),
      'longest pause': bothOf(spread.pauseMs, inSeconds),
      'slowest request': bothOf(spread.slowestMs, inSeconds),
      debits: bothOf(spread.debits),
      findings: bothOf(spread.findings),
    },
    ...(why && { why }),
  }
}

export const notRunRecord = (drill: Drill, why: string): TrustRecord => ({
  part: partOf(drill),
  ran: '',
  result: 'not run',
  why,
})

const partOf = ({ title }: Drill) => `Cluster: ${title}`

function goalText({ sound, nextWriteMs, failed, slowestMs }: Goal): string {
  const goals = [
    ...(sound ? ['0 findings'] : []),
    ...(nextWriteMs === undefined ? [] : [`next write < ${nextWriteMs / 1_000} s`]),
    ...(failed === undefined ? [] : [`${failed} failed requests`]),
    ...(slowestMs === undefined ? [] : [`slowest request < ${slowestMs / 1_000} s`]),
  ]
  return goals.length > 0 ? goals.join(', ') : 'none'
}
