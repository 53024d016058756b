import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Closing } from './closing'
import { dataFolder, root } from './folders'
import { Halt } from './halt'
import { commandOf, end, folderOf, isAlive } from './process'

type Env = Record<string, string | undefined>

/** Runs a Node program to its end; its output is printed only on failure, or live with `loud`. */
export async function runNode(args: string[], env: Env, closing: Closing, options: { loud?: boolean } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', options.loud ? 'inherit' : 'pipe', options.loud ? 'inherit' : 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  closing.add(() => stop(child, 1_000))
  const [code] = await once(child, 'close')
  if (closing.started) return new Promise<never>(() => {})
  if (code !== 0) throw new Halt(`${args.at(-1)} failed.\n${output.trim()}`)
}

/** Starts a long-lived Node program and stores its process id, so that a later start can end a leftover one. */
export function startNode(name: string, args: string[], env: Env, options: { area: string; log?: boolean }) {
  const output = options.log ? openSync(join(dataFolder(options.area), `${name}.log`), 'w') : 'inherit'
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  })
  if (child.pid) writeFileSync(pidFile(name, options.area), JSON.stringify({ pid: child.pid }))
  child.once('exit', () => rmSync(pidFile(name, options.area), { force: true }))
  return child
}

/** Ends the process that an earlier launcher started under this name and left running when it was killed. */
export async function endSurvivor(name: string, area: string): Promise<boolean> {
  let pid: number
  try {
    pid = JSON.parse(readFileSync(pidFile(name, area), 'utf8')).pid
  } catch {
    return false
  }
  if (!isAlive(pid) || !isOurs(pid)) return false
  await end(pid, 3_000)
  return true
}

/** Whether the process is a Node program in this folder, as its id may have been reused. */
function isOurs(pid: number) {
  const command = commandOf(pid)
  const folder = folderOf(pid)
  return /next|node|simulators/.test(command) && (folder === undefined || folder === root)
}

/** Asks a child to end, and kills it when it has not after `patience` milliseconds. */
export async function stop(child: ChildProcess, patience: number): Promise<void> {
  if (child.pid && child.exitCode === null && child.signalCode === null) await end(child.pid, patience)
}

function pidFile(name: string, area: string) {
  return join(dataFolder(area), `${name}.pid`)
}
