import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liftLimits, TIME_LIMITS } from '@/db/time-limits'
import { root } from '../../scripts/launch/folders'
import { emptyDatabase, unpooled } from '../support/database'

const execute = promisify(execFile)
const PASSWORD = 'mot-de-passe'
/** The advisory lock of scripts/migrate.ts. */
const MIGRATION_LOCK = 7_231_001

const url = unpooled(await emptyDatabase())
const otherUrl = unpooled(await emptyDatabase())
const owner = `owner_${randomBytes(4).toString('hex')}`
const reader = `reader_${randomBytes(4).toString('hex')}`
const admin = new Client({ connectionString: url })

beforeAll(async () => {
  await admin.connect()
  await admin.query(
    `create role ${owner} login password '${PASSWORD}'; create role ${reader} login password '${PASSWORD}';
     alter role ${reader} set default_transaction_read_only = on;
     grant create, connect on database ${nameOf(url)} to ${owner}; alter schema public owner to ${owner}`,
  )
})
afterAll(async () => {
  await admin.query(`drop owned by ${owner}, ${reader} cascade; drop role ${owner}, ${reader}`)
  await admin.end()
})

const nameOf = (address: string) => new URL(address).pathname.slice(1)

function as(role: string, address = url): string {
  const changed = new URL(address)
  changed.username = role
  changed.password = PASSWORD
  return changed.href
}

/** Runs `npm run migrate` and returns its output. Throws if it fails. */
async function migrate(env: Record<string, string>): Promise<string> {
  const { stderr } = await execute(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], {
    cwd: root,
    env: { ...process.env, OSTAL_ENV: 'test', DATABASE_DIRECT_URL: '', ...env },
  })
  return stderr
}

/** The limits in milliseconds of a new session that sets none. */
async function limitsOf(address: string): Promise<Record<string, number>> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; setting: number }>(
      'select name, setting::int from pg_settings where name = any($1)',
      [Object.keys(TIME_LIMITS)],
    )
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
  } finally {
    await client.end()
  }
}

const UNLIMITED = Object.fromEntries(Object.keys(TIME_LIMITS).map((name) => [name, 0]))

// Each test starts the command, which is slow on a busy machine.
describe('npm run migrate', { timeout: 180_000 }, () => {
  it('gives the role that it runs as the time limits of a session, in its database alone', async () => {
    const limitsOfOther = await limitsOf(url)
    expect(await migrate({ DATABASE_URL: as(owner) })).toBe('')
    expect(await limitsOf(as(owner))).toEqual(TIME_LIMITS)
    expect(await limitsOf(as(owner, otherUrl))).toEqual(UNLIMITED)
    expect(await limitsOf(url)).toEqual(limitsOfOther)
  })

  it('is not held to them itself', async () => {
    await admin.query(`alter role ${owner} in database ${nameOf(url)} set statement_timeout = '1s'`)
    await admin.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const migrated = migrate({ DATABASE_URL: as(owner) })
    await expect.poll(isWaitedFor, { timeout: 120_000 }).toBe(true)
    await sleep(1_500)
    await admin.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    expect(await migrated).toBe('')
    expect(await limitsOf(as(owner))).toEqual(TIME_LIMITS)
  })

  it('says that a role may not be altered, and goes on', async () => {
    const said = await migrate({ DATABASE_URL: as(reader), DATABASE_DIRECT_URL: as(owner) })
    expect(said).toContain('the role of DATABASE_URL got no time limits')
    expect(said).toContain('read-only transaction')
    expect(await limitsOf(as(reader))).toEqual(UNLIMITED)
  })
})

const isWaitedFor = async () =>
  (
    await admin.query(`select 1 from pg_locks where locktype = 'advisory' and not granted and objid = $1`, [
      MIGRATION_LOCK,
    ])
  ).rowCount === 1

it('a session without limits may take longer than its role may otherwise', async () => {
  const client = new Client({ connectionString: url, statement_timeout: 100 })
  await client.connect()
  try {
    await expect(client.query('select pg_sleep(0.3)')).rejects.toThrow('statement timeout')
    await liftLimits(client)
    await client.query('select pg_sleep(0.3)')
  } finally {
    await client.end()
  }
})
