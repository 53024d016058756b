import { afterAll, describe, expect, it } from 'vitest'
import { DomainError } from '@/lib/domain/errors'
import { recordTrust } from '../../scripts/launch/trust/record-trust'
import { randomFrom } from '../support/random'
import { LONG } from '../support/rounds'
import { interleave } from './interleave'
import { commit, SEED, seedOf } from './race-seed'
import type { RoomTable, Row } from './row'

type Races<World> = {
  table: RoomTable<World>
  /** Builds a new world for each race. */
  world: () => Promise<World>
  /** Runs the jobs that are due, then throws when an invariant is broken. */
  holds: (world: World) => Promise<void>
  /** Worlds share rows, so that the next one is built only when this race is over. */
  isStandalone?: boolean
}

/** Verbs that run concurrently; `round` distinguishes races of the same verbs. */
type Race = { verbs: string[]; round: number }

/** The only race to run: `RACE='giveNotice,movePlan 0'`, as printed by a failed race. */
const ONLY = readRace(process.env.RACE)
/** The number of rounds per pair and order in `npm run trust`. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 1)

/** Races every verb of a room with itself and with others: with each of them in `npm run trust`, with a random one in
 *  `npm test`. */
export function raceRoom<World>({ table, world, isStandalone = false, holds }: Races<World>): void {
  const { room, verbs } = table
  const names = Object.keys(verbs).filter((name) => 'prepare' in (verbs[name] ?? {}))
  const figures = { races: 0, done: 0, refused: 0, impossible: 0, failed: 0 }
  const worlds = isStandalone || ONLY ? { next: world, end: () => {} } : builtAhead(world)

  describe(`${room}: the verbs at once`, () => {
    for (const name of ONLY ? names.filter((one) => one === ONLY.verbs[0]) : names)
      it(`${name} with itself and ${LONG ? 'every other verb' : 'another verb'}`, {
        timeout: LONG ? 900_000 : 60_000,
      }, async () => {
        const faults: string[] = []
        for (const chosen of ONLY ? [ONLY] : racesOf(name, names, room)) {
          const fault = await race(chosen).catch((error) => `${written(chosen)}: ${describeError(error)}`)
          if (fault) faults.push(fault)
        }
        figures.failed += faults.length
        expect(faults.join('\n\n')).toBe('')
      })
    afterAll(() => worlds.end())
    afterAll(() => report(room, names.length, figures))
  })

  /** The faults of a race, with the command that replays it; null if there were none. */
  async function race(chosen: Race): Promise<string | null> {
    const made = await worlds.next()
    const runners: { name: string; run: () => Promise<unknown> }[] = []
    for (const name of chosen.verbs) {
      const run = await prepare(verbs[name] as Row<World>, made)
      // One verb's preparation can make the other verb impossible.
      if (run) runners.push({ name: label(name, runners), run })
      else figures.impossible += 1
    }
    const { outcomes, trace } = await interleave(seedOf(SEED, room, written(chosen)), runners)
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    figures.races += 1
    figures.refused += reasons.length
    figures.done += outcomes.length - reasons.length
    const wrong = reasons.filter((reason) => !(reason instanceof DomainError)).map(describeError)
    await holds(made).catch((error) => wrong.push(describeError(error)))
    if (wrong.length === 0) return null
    return [`${chosen.verbs.join(' and ')}: ${wrong.join('; ')}`, replay(chosen), ...trace].join('\n  ')
  }

  const replay = (chosen: Race) =>
    `RACE_SEED=${SEED} RACE='${written(chosen)}' npx vitest run --project domain tests/domain/races -t '^${room}: ' # of ${commit ?? 'an unknown commit'}`
}

const written = ({ verbs, round }: Race) => `${verbs.join(',')} ${round}`

function readRace(text: string | undefined): Race | null {
  if (!text) return null
  const [verbs = '', round] = text.split(' ')
  return { verbs: verbs.split(','), round: Number(round) }
}

const label = (name: string, before: { name: string }[]) =>
  before.some((runner) => runner.name === name) ? `${name} again` : name

async function prepare<World>(row: Row<World>, world: World) {
  if (!('prepare' in row)) throw new Error('Not a verb to race')
  try {
    return await row.prepare(world)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/** The first verb is the one that is interrupted; see `interleave`. */
function racesOf(one: string, names: string[], room: string): Race[] {
  if (LONG)
    return names.flatMap((other) =>
      Array.from({ length: ROUNDS }, (_, round) => ({ verbs: [one, other], round })),
    )
  const others = names.filter((name) => name !== one)
  const drawn = others[Math.floor(randomFrom(seedOf(SEED, room, one))() * others.length)]
  return [{ verbs: [one, one, ...(drawn ? [drawn] : [])], round: 0 }]
}

/** Builds the next world while a race goes on. One after the other, so that an earlier world has the lower ids. */
function builtAhead<World>(build: () => Promise<World>) {
  let ahead: Promise<World> | undefined
  const begin = () => {
    const world = build()
    world.catch(() => {})
    return world
  }
  return {
    next: async () => {
      const world = await (ahead ?? begin())
      ahead = begin()
      return world
    },
    end: () => ahead?.catch(() => {}),
  }
}

function describeError(error: unknown): string {
  const { message, cause } = error as Error
  return `${message}${cause instanceof Error ? ` (${cause.message})` : ''}`.slice(0, 900)
}

function report(room: string, verbs: number, figures: Record<string, number>) {
  if (ONLY) return
  const all = { seed: SEED, commit: commit ?? 'unknown', verbs, ...figures }
  console.info(`Races of ${room}: ${JSON.stringify(all)}`)
  if (!LONG) return
  const ran = 'every verb with itself and with each other of its room, in both orders'
  const result = figures.failed ? 'failed' : 'passed'
  recordTrust({ part: `Races of ${room}`, ran, result, figures: all })
}
