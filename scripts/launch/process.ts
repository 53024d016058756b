import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'

/** Whether a process with this id is running, under any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The command line of a running process, empty when unknown. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    if (process.platform === 'win32') return ''
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** The working directory of a running process; undefined when unknown. */
export function folderOf(pid: number): string | undefined {
  try {
    return process.platform === 'linux' ? readlinkSync(`/proc/${pid}/cwd`) : undefined
  } catch {
    return undefined
  }
}

/** Asks a process to end and kills it when it has not after `patience` milliseconds. */
export async function end(pid: number, patience: number): Promise<void> {
  signal(pid, 'SIGTERM')
  if (await waitUntilGone(pid, patience)) return
  signal(pid, 'SIGKILL')
  await waitUntilGone(pid, 2_000)
}

async function waitUntilGone(pid: number, patience: number) {
  const deadline = Date.now() + patience
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return true
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // It ended in between.
  }
}
