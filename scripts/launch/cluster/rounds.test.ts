import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Round } from './round'
import { Rounds } from './rounds'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'rounds-')), 'rounds.json')

const round = (drill: string, seed = 7): Round => ({
  ...{ drill, seed, acknowledged: 3, unknown: 0, failed: 0, requests: 4, debits: 1 },
  ...{ nextWriteMs: 20, pauseMs: 30, slowestMs: 40, failures: [], findings: [], missed: [] },
})

/** Runs rounds of a drill until an error stops one, and returns those that were run. */
async function runRounds(rounds: Rounds, drill: string, { seed = 7, stopAt = 0 } = {}) {
  const run: number[] = []
  const all: Round[] = []
  try {
    for await (const one of rounds.of(drill, { rounds: 3, seed }, async (number) => {
      if (number === stopAt) throw new Error('stopped')
      run.push(number)
      return round(drill, seed)
    }))
      all.push(one)
  } catch {
    expect(all).toHaveLength(stopAt - 1)
  }
  return { run, count: all.length }
}

it('a run that was stopped goes on with the round that was under way, and with its seed', async () => {
  const file = newFile()
  expect(await runRounds(new Rounds(file, 'aaaa'), 'primary', { stopAt: 2 })).toEqual({ run: [1], count: 1 })
  const resumed = new Rounds(file, 'aaaa')
  expect(resumed.seedOf(['primary', 'disk'])).toBe(7)
  expect(resumed.seedOf(['disk'])).toBeUndefined()
  expect(await runRounds(resumed, 'primary')).toEqual({ run: [2, 3], count: 3 })
  expect(await runRounds(resumed, 'disk')).toEqual({ run: [1, 2, 3], count: 3 })
})

it('rounds of another seed or commit are run again', async () => {
  const file = newFile()
  await runRounds(new Rounds(file, 'aaaa'), 'primary')
  expect((await runRounds(new Rounds(file, 'aaaa'), 'primary', { seed: 8 })).run).toEqual([1, 2, 3])
  const other = new Rounds(file, 'bbbb')
  expect(other.seedOf(['primary'])).toBeUndefined()
  expect((await runRounds(other, 'primary')).run).toEqual([1, 2, 3])
})

it('a complete run forgets its own drills alone', async () => {
  const file = newFile()
  const rounds = new Rounds(file, 'aaaa')
  await runRounds(rounds, 'primary')
  await runRounds(rounds, 'disk')
  rounds.forget(['disk'])
  const next = new Rounds(file, 'aaaa')
  expect((await runRounds(next, 'disk')).run).toEqual([1, 2, 3])
  expect((await runRounds(next, 'primary')).run).toEqual([])
})
