import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { recordTrust } from './record-trust'

afterEach(() => vi.unstubAllEnvs())

it('results are lines of JSON in the file that is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trust-'))
  const file = join(folder, 'record.jsonl')
  vi.stubEnv('TRUST_RECORD', file)
  try {
    recordTrust({ part: 'a', ran: 'b', result: 'passed', figures: { checked: 3 } })
    recordTrust({ part: 'c', ran: 'd', result: 'not run', why: 'no answer\nat all' })
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { part: 'a', ran: 'b', result: 'passed', figures: { checked: 3 } },
      { part: 'c', ran: 'd', result: 'not run', why: 'no answer\nat all' },
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it('without a file nothing is kept, and nothing fails', () => {
  vi.stubEnv('TRUST_RECORD', '')
  expect(() => recordTrust({ part: 'a', ran: 'b', result: 'passed' })).not.toThrow()
})
