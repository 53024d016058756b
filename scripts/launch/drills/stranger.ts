import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Print } from '../checks/run-checks'
import type { Closing } from '../closing'
import { end } from '../process'

const TIMEOUT_MS = 10_000

/** A user other than the one who runs the drill: a uid without an account, which only root can switch to. Undefined: the same
 *  user. */
export type Stranger = { uid: number; gid: number } | undefined

export const strangerOf = (uid: number): Stranger =>
  process.getuid?.() === 0 ? { uid, gid: uid } : undefined

export const nameOf = (stranger: Stranger): string =>
  stranger ? `user ${stranger.uid}` : 'this same user (only root can be another)'

export type Place = { cwd: string; env: Record<string, string>; as: Stranger }

/** A minimal environment, without the caller's variables. */
export const bareEnvironment = (home: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  HOME: home,
  LANG: 'C.UTF-8',
})

export type Finished = { code: number | null; output: string; seconds: number }

/** Runs a program to its end; prints and returns its output. */
export async function run(
  [program = '', ...args]: string[],
  place: Place,
  { print, closing, input = '' }: { print?: Print; closing: Closing; input?: string },
): Promise<Finished> {
  const started = Date.now()
  const child = spawn(program, args, optionsOf(place))
  closing.add(() => endGroup(child))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
      print?.(String(chunk).trimEnd())
    })
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(input)
  const [code] = await once(child, 'close')
  return { code, output, seconds: secondsSince(started) }
}

/** Like `run`, but throws if the program fails. */
export async function runOrThrow(...[command, place, how]: Parameters<typeof run>): Promise<Finished> {
  const finished = await run(command, place, how)
  if (finished.code === 0) return finished
  throw new Error(`${command.join(' ').slice(0, 200)} ended with ${finished.code}:\n${tail(finished.output)}`)
}

/** Starts a long-running program; `tail` returns its last lines. */
export function start([program = '', ...args]: string[], place: Place, closing: Closing) {
  const child = spawn(program, args, optionsOf(place))
  closing.add(() => endGroup(child))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  return { child, tail: () => tail(output) }
}

const optionsOf = ({ cwd, env, as }: Place): SpawnOptions => ({
  cwd,
  env: env as NodeJS.ProcessEnv,
  stdio: 'pipe',
  // A separate process group.
  detached: true,
  ...as,
})

/** Ends a program with its child processes: npm continues to install if only its shell is ended. */
async function endGroup({ pid, exitCode, signalCode }: ChildProcess): Promise<void> {
  if (!pid || exitCode !== null || signalCode !== null) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // It ended in between.
  }
  await end(pid, TIMEOUT_MS)
}

const tail = (output: string) => output.trim().split('\n').slice(-30).join('\n')

export const secondsSince = (started: number): number => Math.round((Date.now() - started) / 100) / 10
