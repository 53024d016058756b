import { median } from '../../../lib/domain/overview/agency-week'
import type { Round } from './round'

/** A figure over the rounds of one drill. Its time is infinite if no write followed the fault. */
export type Spread = { median: number; worst: number }

const FIGURES = {
  acknowledged: Math.min,
  unknown: Math.max,
  failed: Math.max,
  nextWriteMs: Math.max,
  pauseMs: Math.max,
  slowestMs: Math.max,
  debits: Math.min,
} as const

export type Spreads = Record<keyof typeof FIGURES | 'findings', Spread>

/** Median and worst of each figure. For writes and debits, the lowest count is the worst. */
export function spreadOf(rounds: Round[]): Spreads {
  const over = (numbers: number[], worstOf: (...numbers: number[]) => number): Spread => ({
    median: median(numbers) ?? Number.NaN,
    worst: worstOf(...numbers),
  })
  const figure = (name: keyof typeof FIGURES) =>
    over(
      rounds.map((round) => round[name] ?? Number.POSITIVE_INFINITY),
      FIGURES[name],
    )
  return {
    ...{ acknowledged: figure('acknowledged'), unknown: figure('unknown'), failed: figure('failed') },
    ...{ nextWriteMs: figure('nextWriteMs'), pauseMs: figure('pauseMs'), slowestMs: figure('slowestMs') },
    debits: figure('debits'),
    findings: over(
      rounds.map(({ findings }) => findings.length),
      Math.max,
    ),
  }
}
