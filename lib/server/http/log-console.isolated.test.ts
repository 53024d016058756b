import { once } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logConsole } from './log-console'

const { lines } = vi.hoisted(() => ({ lines: [] as unknown[][] }))
vi.mock('../instance/log', () => ({
  log: () => ({
    info: (...line: unknown[]) => lines.push(['info', ...line]),
    warn: (...line: unknown[]) => lines.push(['warn', ...line]),
    error: (...line: unknown[]) => lines.push(['error', ...line]),
  }),
}))

const own = { ...console }
const listeners = process.listeners('warning')
beforeEach(() => {
  lines.length = 0
})
afterEach(() => {
  Object.assign(console, own)
  process.removeAllListeners('warning')
  for (const listener of listeners) process.on('warning', listener)
})

it('what is written to the console becomes one line of the log, an error its field', () => {
  logConsole()
  const fault = new Error('broken\non two lines')
  console.error(' ⨯ ', fault, { digest: '1' })
  console.warn(fault)
  console.warn('slow')
  console.log('   ▲ Next.js')
  expect(lines).toEqual([
    ['error', { err: fault }, ' ⨯ '],
    ['warn', { err: fault }, 'The framework reported a fault'],
    ['warn', {}, 'slow'],
    ['info', {}, '   ▲ Next.js'],
  ])
})

it('a warning of Node becomes one line of the log', async () => {
  logConsole()
  process.emitWarning('old\nand slow', 'DeprecationWarning')
  const [warning] = await once(process, 'warning')
  expect(lines).toEqual([['warn', { err: warning }, 'Node warns']])
})
