import { afterEach, expect, it, vi } from 'vitest'
import { logConsole } from './log-console'

const { lines } = vi.hoisted(() => ({ lines: [] as unknown[][] }))
vi.mock('../log', () => ({
  log: () => ({
    warn: (...line: unknown[]) => lines.push(['warn', ...line]),
    error: (...line: unknown[]) => lines.push(['error', ...line]),
  }),
}))

const { warn, error } = console
afterEach(() => Object.assign(console, { warn, error }))

it('what is written to the console becomes one line of the log, an error its field', () => {
  logConsole()
  const fault = new Error('broken\non two lines')
  console.error(' ⨯ ', fault, { digest: '1' })
  console.warn(fault)
  console.warn('slow')
  expect(lines).toEqual([
    ['error', { err: fault }, ' ⨯ '],
    ['warn', { err: fault }, 'The framework reported a fault'],
    ['warn', {}, 'slow'],
  ])
})
