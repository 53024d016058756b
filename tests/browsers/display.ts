import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** Starts an in-memory display of which a quarter fits any window; returns its name. */
export async function startDisplay() {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '3000x16000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await Promise.race([
    once(display.stdio[3] as Readable, 'data'),
    once(display, 'exit').then(() => Promise.reject(new Error('Xvfb ended at once'))),
  ])
  return { name: `:${String(number).trim()}`, stop: () => end(display) }
}

export async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  if (child.exitCode === null && child.kill()) await gone
}
