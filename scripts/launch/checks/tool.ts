import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { root } from '../folders'
import type { Print } from './run-checks'

/** Runs a package's Node program and prints its output line by line; returns the exit code. */
export async function runTool(
  program: string,
  args: string[],
  print: Print,
  env: Record<string, string> = {},
): Promise<number> {
  const options: SpawnOptions = {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  }
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], options)
  for (const stream of [child.stdout, child.stderr] as Readable[])
    createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', print)
  const [code] = await once(child, 'close')
  return code ?? 1
}

/** The same, throwing when the program fails. */
export async function runToolOrThrow(program: string, args: string[], print: Print): Promise<undefined> {
  const code = await runTool(program, args, print)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`)
  return undefined
}
