import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Manifest } from '@/lib/server/backup/manifest'
import { Closing } from '../../scripts/launch/closing'
import { type DebianPostgres, startDebianPostgres } from '../../scripts/launch/drills/debian-postgres'
import { recorded } from '../../scripts/launch/trust/record-trust'
import { call } from '../support/api'
import { logIn } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { simulatedSettings } from '../support/simulated-settings'
import { stored } from '../support/stored'

const CLIENT = 'camille@ostal.example'
const WRITERS = 4
const BACKUPS = 3
const KEPT = 2

const execute = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'ostal-backups-'))
const closing = new Closing()
let postgres: DebianPostgres
let product: Product
let restored: Product | undefined

beforeAll(async () => {
  // Not in a folder that only root may access.
  const home = mkdtempSync('/var/tmp/ostal-debian-')
  chmodSync(home, 0o755)
  closing.add(() => rmSync(home, { recursive: true, force: true }))
  postgres = await startDebianPostgres(home, { hostAccess: 'trust', closing })
  const databaseUrl = await create('ostal')
  for (const script of ['migrate', 'seed'])
    await execute(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`], {
      env: { ...process.env, DATABASE_URL: databaseUrl, OSTAL_ENV: 'test' },
    })
  product = await startProduct({ env: { DATABASE_URL: databaseUrl } })
}, 900_000)
afterAll(async () => {
  await restored?.stop()
  await product?.stop()
  await closing.run()
  rmSync(folder, { recursive: true, force: true })
})

it('what was acknowledged before a backup began is read from its restored copy', { timeout: 600_000 }, () =>
  recorded(
    'Backup under load',
    `${BACKUPS} backups while ${WRITERS} writers write, one restored`,
    async (figures) => {
      const identity = await generateIdentity()
      const recipient = await identityToRecipient(identity)
      const { bearer } = await logIn(CLIENT, { origin: product.origin })
      const writing = startWriting(bearer)
      await sleep(3_000)
      let acknowledged: number[] = []
      let seconds = 0
      for (let made = 0; made < BACKUPS; made += 1) {
        acknowledged = [...writing.acknowledged]
        const began = performance.now()
        await command(['backup', folder, '--keep', String(KEPT)], { BACKUP_AGE_RECIPIENT: recipient })
        seconds = (performance.now() - began) / 1_000
        // Names have a resolution of one second.
        await sleep(1_100)
      }
      await writing.stop()
      expect(writing.faults).toEqual([])
      const during = writing.acknowledged.length - acknowledged.length
      expect(during, 'writes while the last backup was made').toBeGreaterThan(0)

      const dumps = readdirSync(folder).sort()
      expect(dumps.map((name) => name.replace(/^ostal-[\dTZ-]+/, ''))).toEqual(
        Array(KEPT).fill(['.dump.age', '.dump.age.json']).flat(),
      )
      const dump = join(folder, dumps.at(-2) ?? '')
      expect(readFileSync(dump).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
      const manifest = Manifest.parse(JSON.parse(readFileSync(`${dump}.json`, 'utf8')))

      const target = await create('restored')
      const stranger = await generateIdentity()
      await expect(restore(dump, target, stranger)).rejects.toThrow()
      const began = performance.now()
      // `restore` compares every row and sequence with the manifest, and fails if they differ.
      expect(await restore(dump, target, identity)).toContain('is restored, and equal')
      const restoreSeconds = (performance.now() - began) / 1_000
      await expect(restore(dump, target, identity)).rejects.toThrow(/not empty/)
      const [counted] = await stored<{ count: number }>(
        'select count(*)::int as count from tickets',
        [],
        target,
      )
      expect(counted?.count).toBe(manifest.database.tables['public.tickets']?.rows)

      restored = await startProduct({ env: { DATABASE_URL: target } })
      const session = await logIn(CLIENT, { origin: restored.origin })
      const found: number[] = []
      for (const id of acknowledged) {
        const { status, body } = await call('GET', `/tickets/${id}`, { origin: restored.origin, ...session })
        if (status === 200 && body.Title === titleOf(id, writing)) found.push(id)
      }
      expect(found).toEqual(acknowledged)
      expect((await write(restored.origin, session.bearer, 'Après la restauration')).status).toBe(201)

      Object.assign(figures, {
        PostgreSQL: manifest.serverVersion,
        tables: Object.keys(manifest.database.tables).length,
        rows: Object.values(manifest.database.tables).reduce((sum, { rows }) => sum + rows, 0),
        'bytes of the dump': manifest.dump.bytes,
        'writes acknowledged before': acknowledged.length,
        'of them read after': found.length,
        'writes during the last backup': during,
        'seconds of a backup': seconds.toFixed(1),
        'seconds of the restore': restoreSeconds.toFixed(1),
      })
      console.log(JSON.stringify(figures))
    },
  ),
)

async function create(database: string): Promise<string> {
  const url = (name: string) => `postgresql://postgres@127.0.0.1:${postgres.port}/${name}`
  const client = new pg.Client({ connectionString: url('postgres') })
  await client.connect()
  await client.query(`create database ${database} encoding 'UTF8' template template0`)
  await client.end()
  return url(database)
}

const write = (origin: string, bearer: string, name: string) =>
  call('POST', '/tickets', {
    ...{ origin, bearer },
    json: { ticketType: 'Bug', ticketName: name, description: 'Écrit pendant la sauvegarde.' },
  })

type Writing = { acknowledged: number[]; titles: Map<number, string>; faults: string[] }

/** Starts writers that record the acknowledged writes. */
function startWriting(bearer: string): Writing & { stop: () => Promise<void> } {
  const writing: Writing = { acknowledged: [], titles: new Map(), faults: [] }
  let isOn = true
  const loop = async (writer: number) => {
    for (let n = 0; isOn; n += 1) {
      const title = `Écriture ${writer}-${n}`
      const { status, body } = await write(product.origin, bearer, title)
      if (status !== 201) writing.faults.push(`${status}`)
      else {
        writing.acknowledged.push(body.Id)
        writing.titles.set(body.Id, title)
      }
      await sleep(50)
    }
  }
  const loops = Array.from({ length: WRITERS }, (_, writer) => loop(writer))
  return Object.assign(writing, {
    stop: async () => {
      isOn = false
      await Promise.all(loops)
    },
  })
}

const titleOf = (id: number, { titles }: Writing) => titles.get(id)

/** Runs an operator command as npm does; returns its output. */
async function command(args: string[], env: Record<string, string> = {}): Promise<string> {
  const settings = { ...simulatedSettings(product.simulators), DATABASE_URL: product.databaseUrl }
  const { stdout } = await execute(process.execPath, ['scripts/command.mjs', ...args], {
    env: { ...process.env, ...settings, OSTAL_ENV: 'test', PG_BIN: postgres.programs, ...env },
  })
  return stdout
}

const restore = (dump: string, to: string, identity: string) =>
  command(['restore', dump, '--to', to], { BACKUP_AGE_IDENTITY: identity })
