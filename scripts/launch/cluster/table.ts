import { groupBy } from '../../../lib/domain/group-by'
import type { Drill } from './drills'
import type { Finding } from './history'
import type { Round } from './round'
import { type Spread, spreadOf } from './spread'

const FIGURES = [
  'writes',
  'unknown',
  'failed',
  'next write',
  'longest pause',
  'slowest',
  'debits',
  'findings',
]

/** One line per round, in columns. */
export function tableOf(rounds: Round[], notRun: { drill: Drill; why: string }[]): string {
  return inColumns([
    ['drill', ...FIGURES, 'result'],
    ...rounds.map((round) => [
      ...[round.drill, String(round.acknowledged), String(round.unknown)],
      ...[`${round.failed}/${round.requests}`, inSeconds(round.nextWriteMs)],
      ...[inSeconds(round.pauseMs), inSeconds(round.slowestMs), String(round.debits)],
      ...[String(round.findings.length), resultOf([round])],
    ]),
    ...notRun.map(({ drill, why }) => [drill.name, ...FIGURES.map(() => '–'), `not run: ${why}`]),
  ])
}

/** One line per drill: the median and the worst of its rounds. */
export function spreadTable(rounds: Round[]): string {
  return inColumns([
    ['median / worst', 'rounds', ...FIGURES, 'result'],
    ...[...groupBy(rounds, ({ drill }) => drill)].map(([drill, all]) => {
      const spread = spreadOf(all)
      const { acknowledged, unknown, failed, nextWriteMs, pauseMs, slowestMs, debits, findings } = spread
      return [
        ...[drill, String(all.length), ...[acknowledged, unknown, failed].map((one) => bothOf(one))],
        ...[nextWriteMs, pauseMs, slowestMs].map((one) => bothOf(one, inSeconds)),
        ...[bothOf(debits), bothOf(findings), resultOf(all)],
      ]
    }),
  ])
}

/** `23.1 s / 24.0 s`; a single figure if both are equal. */
export function bothOf({ median, worst }: Spread, write: (figure: number) => string = String): string {
  const both = [write(median), write(worst)]
  return both[0] === both[1] ? write(median) : both.join(' / ')
}

export const inSeconds = (milliseconds: number | null): string =>
  milliseconds === null || !Number.isFinite(milliseconds) ? 'none' : `${(milliseconds / 1_000).toFixed(1)} s`

function resultOf(rounds: Round[]) {
  const missed = rounds.flatMap((round) => round.missed)
  return missed.length > 0 ? `missed: ${missed.join('; ')}` : 'ok'
}

function inColumns(rows: string[][]) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, n) => cell.padEnd(widths[n] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const SHOWN = 5

/** The number of findings of each kind, with the first ones in full. */
export function findingLines(findings: Finding[]): string[] {
  return [...groupBy(findings, ({ kind }) => kind)].flatMap(([kind, all]) => [
    `  ${all.length} × ${kind}`,
    ...all.slice(0, SHOWN).map(({ key, detail }) => `    ${key}: ${detail}`),
  ])
}
