import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../place'

/** Runs a package's Node program with its output in view; gives the exit code. */
export async function runTool(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const options: SpawnOptions = {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  }
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], options)
  const [code] = await once(child, 'close')
  return code ?? 1
}

/** The same, throwing when the program fails. */
export async function mustPass(program: string, args: string[]): Promise<undefined> {
  const code = await runTool(program, args)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`)
  return undefined
}
