import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs `npm run smoke` with only these variables; returns its exit code and output lines. */
export async function runSmoke(env: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, ['scripts/command.mjs', 'smoke'], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, lines: output.replaceAll('\u00a0', ' ').split('\n').filter(Boolean) }
}
