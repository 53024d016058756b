import { appendFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { DomainError } from '@/lib/domain/errors'
import { randomFrom } from '../support/random'
import { LONG } from '../support/rounds'
import { interleave } from './interleave'
import { commit, SEED, seedOf } from './race-seed'
import type { RoomTable, Row } from './row'

type Races<World> = {
  table: RoomTable<World>
  /** A new one for each race. */
  world: () => Promise<World>
  /** Brings what goes on by itself to its end, and fails where the world is not whole. */
  holds: (world: World) => Promise<void>
  /** As vitest knows the test file. */
  project: 'domain' | 'domain-isolated'
}

type Pair = { one: string; other: string; round: number }

/** One pair alone: `RACE_PAIR='giveNotice movePlan 0'`, as a failed race prints it. */
const ONLY = process.env.RACE_PAIR?.split(' ')
/** How often each ordered pair is raced by `npm run trust`. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 2)
/** With how many others of its room `npm test` races a verb, besides itself. */
const SAMPLED = 1

/** Races every verb of a room with itself and with others: with all in `npm run trust`, in both orders. */
export function raceRoom<World>({ table, world, holds, project }: Races<World>): void {
  const names = Object.keys(table.verbs).filter((name) => 'prepare' in (table.verbs[name] ?? {}))
  const figures = { races: 0, done: 0, refused: 0, impossible: 0, failed: 0 }

  describe(`${table.room}: the verbs at once`, () => {
    for (const name of ONLY ? names.filter((one) => one === ONLY[0]) : names)
      it(`${name} with itself and ${LONG ? 'every other verb' : 'another verb'}`, {
        timeout: 900_000,
      }, async () => {
        const faults: string[] = []
        for (const pair of pairsOf(name, names, table.room)) {
          const fault = await race(pair).catch(String)
          if (fault) faults.push(fault)
        }
        figures.failed += faults.length
        expect(faults.join('\n\n')).toBe('')
      })
  })

  afterAll(() => report(table.room, names.length, figures))

  /** What went wrong; null for nothing. */
  async function race(pair: Pair): Promise<string | null> {
    const seed = seedOf(SEED, table.room, pair.one, pair.other, pair.round)
    const made = await world()
    const calls: (() => Promise<unknown>)[] = []
    for (const name of [pair.one, pair.other]) {
      const call = await prepare(table.verbs[name] as Row<World>, made)
      // What the other verb needs leaves no room for this one.
      if (!call) figures.impossible += 1
      else calls.push(call)
    }
    const names = [pair.one, pair.other === pair.one ? `${pair.one} again` : pair.other]
    const { outcomes, trace } = await interleave(
      seed,
      calls.map((run, index) => ({ name: names[index] ?? '', run })),
    )
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    figures.races += 1
    figures.refused += reasons.length
    figures.done += outcomes.length - reasons.length
    const undeclared = reasons.filter((reason) => !(reason instanceof DomainError))
    const wrong = undeclared.map(describeError)
    await holds(made).catch((error) => wrong.push(describeError(error)))
    return wrong.length === 0
      ? null
      : [`${names.join(' and ')}: ${wrong.join('; ')}`, replay(pair), ...trace].join('\n  ')
  }

  const replay = ({ one, other, round }: Pair) =>
    `RACE_SEED=${SEED} RACE_PAIR='${one} ${other} ${round}'${LONG ? ' TEST_ROUNDS=long' : ''} npx vitest run --project ${project} tests/domain/races -t '^${table.room}: ' (commit ${commit ?? 'unknown'})`
}

async function prepare<World>(row: Row<World>, world: World) {
  if (!('prepare' in row)) throw new Error('Not a verb to race')
  try {
    return await row.prepare(world)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/** With the verb first: the other passes by in its midst. */
function pairsOf(one: string, names: string[], room: string): Pair[] {
  if (ONLY) return [{ one, other: ONLY[1] ?? one, round: Number(ONLY[2] ?? 0) }]
  if (LONG)
    return names.flatMap((other) => Array.from({ length: ROUNDS }, (_, round) => ({ one, other, round })))
  const random = randomFrom(seedOf(SEED, room, one))
  const others = names.filter((name) => name !== one).toSorted(() => random() - 0.5)
  return [one, ...others.slice(0, SAMPLED)].map((other) => ({ one, other, round: 0 }))
}

function describeError(error: unknown): string {
  const { message, cause } = error as Error
  return `${message}${cause instanceof Error ? ` (${cause.message})` : ''}`.slice(0, 600)
}

function report(room: string, verbs: number, figures: Record<string, number>) {
  if (ONLY) return
  const all = { seed: SEED, commit, verbs, ...figures }
  console.info(`Races of ${room}: ${JSON.stringify(all)}`)
  const record = process.env.TRUST_RECORD
  if (!record || !LONG) return
  const result = figures.failed ? 'failed' : 'passed'
  appendFileSync(
    record,
    `${JSON.stringify({ part: `Races of ${room}`, ran: 'every verb with itself and every other, in both orders', result, figures: all })}\n`,
  )
}
