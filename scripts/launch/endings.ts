import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './process'

/** A process that the others depend on; `log`: the file that it writes to. */
export type Part = { name: string; log?: string } & ({ child: ChildProcess } | { pid: number })

const LAST_LINES = 20
const POLL_MS = 500

/** Waits for the first of these processes to end; reports which one, how, and its last log lines. */
export async function firstEnding(parts: readonly Part[]): Promise<string> {
  const { part, how } = await Promise.race(
    parts.map(async (part) => ({
      part,
      how: 'child' in part ? await ofChild(part.child) : await ofOther(part.pid),
    })),
  )
  return [`${part.name} ended unexpectedly (${how}).`, ...lastLines(part.log)].join('\n')
}

async function ofChild(child: ChildProcess): Promise<string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return howEnded(child)
}

/** How a child ended, or that it runs. */
export const howEnded = ({ exitCode, signalCode }: ChildProcess): string =>
  signalCode ?? (exitCode === null ? 'it still runs' : `exit code ${exitCode}`)

/** The database server is a child of its starter, which has ended, so its exit code is unknown. */
async function ofOther(pid: number): Promise<string> {
  while (isAlive(pid)) await sleep(POLL_MS, undefined, { ref: false })
  return `process ${pid} is gone, its exit code unknown`
}

/** The end of a log, after its path. */
export function lastLines(log: string | undefined): string[] {
  if (!log || !existsSync(log)) return []
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES)
  return [`The end of ${log}:`, ...lines]
}
