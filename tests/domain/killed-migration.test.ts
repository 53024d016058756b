import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase, testDatabase } from '../support/database'
import { randomFrom } from '../support/random'
import { LONG } from '../support/rounds'
import { stoppedMigrations } from '../support/stopped-migration'
import { asNamed, formerColumns } from '../upgrade/former-columns'
import { loadFormer, readFormer } from '../upgrade/former-data'
import { rowsOf, sequences, tablesOf } from '../upgrade/rows'

const KILLS = LONG ? 15 : 2
/** The approximate number of steps of the migrations since the former version, divided by the kills. */
const STEPS = 560 / KILLS
const SEED = Number(process.env.DRILL_SEED ?? Date.now() % 1_000_000)

const former = readFormer()
const before = new Map<string, string[]>()
const after = new Map<string, string[]>()
let drill: Awaited<ReturnType<typeof stoppedMigrations>>
let straight: pg.Client
const killedAt: number[] = []
let failure = ''
let numbers: Awaited<ReturnType<typeof sequences>>

beforeAll(async () => {
  const url = await emptyDatabase()
  await loadFormer(url, former)
  straight = new pg.Client({ connectionString: await testDatabase() })
  await straight.connect()
  drill = await stoppedMigrations(url)
  const { client } = drill
  const columns = new Map<string, Map<string, string>>()
  for (const table of await tablesOf(client)) {
    columns.set(table, await formerColumns(client, table))
    const names = [...(columns.get(table)?.keys() ?? [])]
    before.set(table, await rowsOf(client, table, new Map(names.map((name) => [name, asNamed(name)]))))
  }
  const random = randomFrom(SEED)
  for (let kill = 0; kill < KILLS; kill += 1)
    if (await drill.killAt(1 + Math.floor(random() * STEPS))) killedAt.push(kill)
  failure = await drill.finish()
  for (const [table, list] of columns) after.set(table, await rowsOf(client, table, list))
  numbers = await sequences(client)
}, 600_000)
afterAll(async () => {
  await drill?.end()
  await straight?.end()
})

describe(`an upgrade that kill -9 ends ${KILLS} times inside a migration (DRILL_SEED=${SEED})`, () => {
  it('was killed, and goes on to its end when it is run again', () => {
    expect(killedAt.length).toBeGreaterThan(KILLS / 2)
    expect(failure).toBe('')
  })

  it('has applied every migration once', async () => {
    const applied = 'select hash, created_at from drizzle.__drizzle_migrations order by created_at, hash'
    const { rows } = await drill.client.query(applied)
    // The former version was loaded under names in place of hashes.
    expect(rows.map((row) => row.created_at)).toEqual(
      (await straight.query(applied)).rows.map((row) => row.created_at),
    )
  })

  it('has the schema of one that was never killed', async () => {
    expect(await schemaOf(drill.client)).toEqual(await schemaOf(straight))
  })

  it('keeps every row of every table, and each sequence where it stood', () => {
    expect(Object.fromEntries(after)).toEqual(Object.fromEntries(before))
    expect(numbers).toEqual(expect.arrayContaining(former.sequences))
  })
})

/** Columns, constraints, indexes, triggers, functions and enums, one per line. */
async function schemaOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`
    select line from (
      select format('column %s.%s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default) as line
        from information_schema.columns where table_schema = 'public'
      union all select format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
      union all select pg_get_functiondef(p.oid) from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all select format('enum %s %s %s', t.typname, e.enumsortorder, e.enumlabel) from pg_enum e join pg_type t on t.oid = e.enumtypid
    ) lines order by line`)
  return rows.map(({ line }) => line)
}
