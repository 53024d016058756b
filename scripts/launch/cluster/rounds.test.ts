import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Round } from './round'
import { Rounds } from './rounds'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'rounds-')), 'rounds.json')

const round = (drill: string, seed = 7): Round => ({
  ...{ drill, seed, acknowledged: 3, unknown: 0, failed: 0, requests: 4, debits: 1 },
  ...{ nextWriteMs: 20, pauseMs: 30, slowestMs: 40, findings: [], missed: [] },
})

it('a run that was stopped finds its rounds and its seed again', () => {
  const file = newFile()
  new Rounds(file, 'aaaa').keep(round('primary'), 1)
  const resumed = new Rounds(file, 'aaaa')
  expect(resumed.seedOf(['primary', 'disk'])).toBe(7)
  expect(resumed.find('primary', 1, 7)).toMatchObject(round('primary'))
  expect(resumed.find('primary', 2, 7)).toBeUndefined()
  expect(resumed.find('disk', 1, 7)).toBeUndefined()
})

it('rounds of another seed or commit are run again', () => {
  const file = newFile()
  new Rounds(file, 'aaaa').keep(round('primary'), 1)
  expect(new Rounds(file, 'aaaa').find('primary', 1, 8)).toBeUndefined()
  const other = new Rounds(file, 'bbbb')
  expect(other.seedOf(['primary'])).toBeUndefined()
  expect(other.find('primary', 1, 7)).toBeUndefined()
})

it('a complete run forgets its own drills alone', () => {
  const file = newFile()
  const rounds = new Rounds(file, 'aaaa')
  rounds.keep(round('primary'), 1)
  rounds.keep(round('disk'), 1)
  rounds.forget(['disk'])
  const next = new Rounds(file, 'aaaa')
  expect(next.find('disk', 1, 7)).toBeUndefined()
  expect(next.find('primary', 1, 7)).toBeDefined()
})
