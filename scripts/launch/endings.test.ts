import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { firstEnding } from './endings'

let folder: string
let running: ReturnType<typeof spawn>
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'endings-'))
  running = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
})
afterEach(() => {
  running.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const runs = () => ({ name: 'The product', child: running })

it('the process that ends by itself is named, with its exit code and the end of its log', async () => {
  const log = join(folder, 'simulators.log')
  writeFileSync(log, `${'earlier\n'.repeat(100)}Error: no port\n`)
  const child = spawn(process.execPath, ['-e', 'process.exit(3)'])
  const ending = await firstEnding([runs(), { name: 'The simulators', child, log }])
  expect(ending).toMatch(/^The simulators ended unexpectedly \(exit code 3\)\.\n/)
  expect(ending).toContain(`The end of ${log}:\nearlier`)
  expect(ending).toMatch(/Error: no port$/)
  expect(ending.split('\n')).toHaveLength(22)
})

it('a killed process is named with its signal', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  child.kill('SIGKILL')
  expect(await firstEnding([{ name: 'The database', child }, runs()])).toBe(
    'The database ended unexpectedly (SIGKILL).',
  )
})

it('a process that another one started is named when it is gone', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const ending = firstEnding([{ name: 'PostgreSQL', pid: other.pid ?? 0 }, runs()])
  other.kill('SIGKILL')
  expect(await ending).toContain('PostgreSQL ended unexpectedly (process')
})
