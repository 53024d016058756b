import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Closing } from '../closing'
import { NotRun } from '../drills/drill'
import { dataFolder, root } from '../folders'
import { Halt } from '../halt'
import { takeLock } from '../lock'
import { unprivilegedAccount } from '../postgres/account'
import { isReachable } from '../postgres/location'
import { step } from '../progress'
import { storeRecords } from '../trust/write-page'
import { clearFormerRun } from './daemon'
import { drillRecord, notRunRecord } from './drill-record'
import { DRILLS, type Drill } from './drills'
import { startInstallation } from './instances'
import { unpackPrograms } from './packages'
import { seededRandom } from './random'
import type { Round } from './round'
import { Rounds } from './rounds'
import { type Parts, runDrill } from './run-drill'
import { startDatabaseCluster } from './start-cluster'
import { findingLines, spreadTable, tableOf } from './table'

/** `npm run trust:cluster`: the product on a database cluster whose parts fail one by one. Exit code 1 if a goal is missed. */
export async function main(args: string[]): Promise<void> {
  const { drills, rounds, seed: asked } = optionsOf(args)
  if (unprivilegedAccount() && !isReachable(root))
    throw new Halt(`The cluster runs as another user, who cannot enter ${root}: clone into another folder.`)
  const closing = new Closing()
  await takeLock('cluster')
  closing.onSignal()
  try {
    const kept = new Rounds(rounds > 1 ? join(dataFolder('cluster'), 'rounds.json') : undefined)
    const names = drills.map(({ name }) => name)
    const seed = asked ?? kept.seedOf(names) ?? randomInt(1_000_000)
    const isGood = await run(drills, { rounds, seed, kept, closing })
    kept.forget(names)
    await closing.run()
    process.exit(isGood ? 0 : 1)
  } catch (error) {
    if (closing.started) return
    await closing.run()
    if (!(error instanceof NotRun)) throw error
    console.log(`– Not run: ${error.message}`)
    process.exit(0)
  }
}

type Options = { rounds: number; seed: number; kept: Rounds; closing: Closing }

async function run(drills: Drill[], { rounds, seed, kept, closing }: Options): Promise<boolean> {
  const programs = await step('Debian’s packages', async () => unpackPrograms())
  await clearFormerRun()
  const cluster = await step('Cluster of databases', () => startDatabaseCluster(programs, closing))
  const installation = await step('Two instances and the simulators', () =>
    startInstallation(programs, cluster, closing),
  )
  const parts = { cluster, installation }
  const done: Round[] = []
  const notRun: { drill: Drill; why: string }[] = []
  const print = () => {
    console.log(`\n${tableOf(done, notRun)}`)
    if (rounds > 1) console.log(`\n${spreadTable(done)}`)
    console.log(`\nSeed ${seed}: repeat with --seed ${seed}`)
  }
  closing.add(() => {
    if (done.length < (drills.length - notRun.length) * rounds) print()
  })
  for (const drill of drills) {
    const own: Round[] = []
    try {
      const run = (number: number) => runRound(drill, { number, rounds, seed }, parts)
      for await (const round of kept.of(drill.name, { rounds, seed }, run)) {
        own.push(round)
        done.push(round)
      }
      storeRecords([drillRecord(drill, own)])
    } catch (error) {
      if (!(error instanceof NotRun)) throw error
      notRun.push({ drill, why: error.message })
      storeRecords([notRunRecord(drill, error.message)])
    }
  }
  print()
  return done.every(({ missed }) => missed.length === 0)
}

type Turn = { number: number; rounds: number; seed: number }

async function runRound(drill: Drill, { number, rounds, seed }: Turn, parts: Parts): Promise<Round> {
  const random = seededRandom(seed + number * 1_000 + DRILLS.indexOf(drill))
  const round = await step(
    rounds > 1 ? `${drill.title} (round ${number} of ${rounds})` : drill.title,
    () => runDrill(drill, parts, seed, random),
    ({ missed }) => missed.join('; ') || 'ok',
  )
  for (const line of findingLines(round.findings)) console.log(line)
  if (drill.goal.failed !== undefined) for (const line of round.failures) console.log(`  ${line}`)
  if (round.findings.length > 0 && drill.protection) console.log(`  ${drill.protection}`)
  return round
}

function optionsOf(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        rounds: { type: 'string', default: '1' },
        only: { type: 'string', multiple: true, default: [] },
        seed: { type: 'string' },
      },
    })
    const unknown = values.only.filter((name) => DRILLS.every((drill) => drill.name !== name))
    if (unknown.length > 0 || !(Number(values.rounds) >= 1) || !Number.isInteger(Number(values.seed ?? 0)))
      throw new Error(unknown.join(' '))
    const drills = values.only.length > 0 ? DRILLS.filter(({ name }) => values.only.includes(name)) : DRILLS
    const seed = values.seed === undefined ? undefined : Number(values.seed)
    return { drills, rounds: Number(values.rounds), seed }
  } catch {
    const names = DRILLS.map(({ name }) => name).join(', ')
    throw new Halt(
      `The cluster’s drills know --rounds <number>, --seed <number> and --only <drill>: ${names}.`,
    )
  }
}
