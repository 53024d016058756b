import { cpus } from 'node:os'
import type { Comparison } from './compare'
import { printScreens, type ScreenTimes } from './inp'
import { printThroughput, type Throughput } from './jobs'
import { type PageScores, printPages } from './lighthouse'
import { CONNECTIONS } from './measure'
import type { Bound } from './shop'

const SCRIPT_GOAL = 1.05

export type Figures = {
  comparisons?: Comparison[]
  bounds?: Bound[]
  pages?: PageScores[]
  instances?: Bound[]
  screens?: ScreenTimes[]
  queues?: Throughput[]
  scripts?: { ours: number; bare: number }
}

export function printReport({
  comparisons = [],
  bounds = [],
  pages = [],
  instances = [],
  screens = [],
  queues = [],
  scripts,
}: Figures): void {
  console.log(
    `\nNode ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, ${CONNECTIONS} connections\n`,
  )
  if (comparisons.length > 0)
    console.log(
      '| what | ratio | goal | ours /s | bare /s | ours CPU µs | bare CPU µs |\n|---|---|---|---|---|---|---|',
    )
  for (const { name, ratio, goal, ours, baseline } of comparisons) {
    const figures = [ours.perSecond, baseline.perSecond, ours.cpuMicroseconds, baseline.cpuMicroseconds]
    console.log(
      `| ${name} | ${ratio.toFixed(2)} | ≥ ${goal} | ${figures.map((figure) => figure.toFixed(0)).join(' | ')} |`,
    )
  }
  for (const { name, goal, unit, value } of [...bounds, ...instances])
    console.log(`\n${name}: ${value.toFixed(2)}${unit}, goal ≤ ${goal}${unit}`)
  if (pages.length > 0) printPages(pages)
  printScreens(screens)
  if (queues.length > 0) printThroughput(queues)
  if (!scripts) return
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
  console.log(
    `\nFirst-load script of \`/\` (gzip): ${kilobytes(scripts.ours)}, of an empty page ${kilobytes(scripts.bare)}: ratio ${(scripts.ours / scripts.bare).toFixed(3)}, goal ≤ ${SCRIPT_GOAL}`,
  )
}
