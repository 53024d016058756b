import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Closing } from '../closing'
import { dataFolder } from '../folders'
import type { Account } from '../postgres/account'
import { commandOf, end, isAlive } from '../process'
import { unmountBelow } from './small-disk'

export const AREA = 'cluster/run'

type Program = {
  name: string
  command: string[]
  env: Record<string, string>
  cwd: string
  as: Account | undefined
}

/** A program of the cluster, which runs as another user when root starts it. It can be killed, frozen and restarted. */
export class Daemon {
  #child: ChildProcess | undefined

  constructor(
    readonly program: Program,
    closing: Closing,
  ) {
    // Its data is disposable.
    closing.add(() => this.kill())
  }

  get name(): string {
    return this.program.name
  }

  get child(): ChildProcess {
    if (!this.#child) throw new Error(`${this.name} was not started`)
    return this.#child
  }

  get isRunning(): boolean {
    const child = this.#child
    return child !== undefined && child.exitCode === null && child.signalCode === null
  }

  get log(): string {
    return join(dataFolder(AREA), `${this.name}.log`)
  }

  start(): void {
    const { command, env, cwd, as } = this.program
    const [file = '', ...args] = command
    const output = openSync(this.log, 'a')
    // A separate process group: Ctrl-C reaches only the launcher, which stops the programs in order.
    const child = spawn(file, args, {
      cwd,
      env: env as NodeJS.ProcessEnv,
      stdio: ['ignore', output, output],
      detached: true,
      ...as,
    })
    child.on('error', (error) => console.error(`${this.name}: ${error.message}`))
    if (child.pid) writeFileSync(pidFile(this.name), JSON.stringify({ pid: child.pid, file }))
    this.#child = child
  }

  /** Ends it at once, as a power cut would. */
  async kill(): Promise<void> {
    if (!this.isRunning) return
    const gone = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await gone
    rmSync(pidFile(this.name), { force: true })
  }

  freeze(): void {
    this.#child?.kill('SIGSTOP')
  }

  resume(): void {
    this.#child?.kill('SIGCONT')
  }

  /** Asks it to end, and kills it after `patienceMs`. */
  async stop(patienceMs: number): Promise<void> {
    if (!this.isRunning || !this.#child?.pid) return
    this.resume()
    await end(this.#child.pid, patienceMs)
    rmSync(pidFile(this.name), { force: true })
  }
}

const pidFile = (name: string) => join(dataFolder(AREA), `${name}.pid`)

/** A folder below the cluster's that its programs may write to. */
export function ownFolder(as: Account | undefined, ...names: string[]): string {
  const folder = join(dataFolder(AREA), ...names)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (as) chownSync(folder, as.uid, as.gid)
  return folder
}

/** A file that only its programs may read: most contain a password. */
export function ownFile(as: Account | undefined, path: string, text: string): string {
  writeFileSync(path, text, { mode: 0o600 })
  if (as) chownSync(path, as.uid, as.gid)
  return path
}

/** Kills the server of a data folder with all its processes. The server is a child of Patroni, not of ours. */
export async function killPostgres(data: string): Promise<void> {
  const pid = postmasterOf(data)
  if (!pid) return
  const all = [pid, ...childrenOf(pid)]
  for (const one of all) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It has already ended.
    }
  }
  const deadline = Date.now() + 5_000
  while (all.some(isAlive) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** The process of the server that runs on a data folder; undefined if there is none. */
function postmasterOf(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    return isAlive(pid) && commandOf(pid).includes(data) ? pid : undefined
  } catch {
    return undefined
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
}

function parentOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

/** Ends the processes of an earlier run that was killed, and deletes its files. */
export async function clearFormerRun(): Promise<void> {
  const folder = dataFolder(AREA)
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.pid')) {
      const { pid, file } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      if (isAlive(pid) && commandOf(pid).includes(file)) await end(pid, 3_000)
    }
    if (name.startsWith('postgres-')) await killPostgres(join(folder, name, 'data'))
  }
  unmountBelow(folder)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  dataFolder(AREA)
}
