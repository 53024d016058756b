import { groupBy } from '../../../lib/domain/group-by'
import type { Drill } from './drills'
import type { Finding } from './history'
import type { Round } from './round'

const HEADINGS = [
  'drill',
  'writes',
  'unknown',
  'failed',
  'next write',
  'longest pause',
  'slowest',
  'findings',
  'result',
]

/** One line a round, in columns. */
export function tableOf(rounds: Round[], notRun: { drill: Drill; why: string }[]): string {
  const rows = [
    HEADINGS,
    ...rounds.map((round) => [
      ...[
        round.drill,
        String(round.acknowledged),
        String(round.unknown),
        `${round.failed}/${round.requests}`,
      ],
      ...[inSeconds(round.nextWriteMs), inSeconds(round.pauseMs), inSeconds(round.slowestMs)],
      ...[
        String(round.findings.length),
        round.missed.length > 0 ? `missed: ${round.missed.join('; ')}` : 'ok',
      ],
    ]),
    ...notRun.map(({ drill, why }) => [drill.name, ...Array(7).fill('–'), `not run: ${why}`]),
  ]
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, n) => cell.padEnd(widths[n] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const inSeconds = (milliseconds: number | null) =>
  milliseconds === null ? 'none' : `${(milliseconds / 1_000).toFixed(1)} s`

const SHOWN = 5

/** How many findings of each kind there are, with the first ones in full. */
export function findingLines(findings: Finding[]): string[] {
  return [...groupBy(findings, ({ kind }) => kind)].flatMap(([kind, all]) => [
    `  ${all.length} × ${kind}`,
    ...all.slice(0, SHOWN).map(({ key, detail }) => `    ${key}: ${detail}`),
  ])
}
