import { expect, it } from 'vitest'
import { createPool } from '@/db/client'
import { OF_MIGRATIONS } from '@/scripts/sites/constants'
import { readTables } from '@/scripts/sites/schema-tables'
import { testDatabase } from '../support/database'

const databaseUrl = await testDatabase()

async function rowsOf<Row extends object>(text: string): Promise<Row[]> {
  const pool = createPool(databaseUrl, 1)
  try {
    return (await pool.query<Row>(text)).rows
  } finally {
    await pool.end()
  }
}

const nameOf = (table: string, columns: string[], to?: string) =>
  `${table}: ${columns.toSorted().join(', ')}${to ? ` → ${to}` : ''}`
const isNamed = (columns: string[]) => columns.length > 0

it('the migrated database has the tables and foreign keys that docs/sites.md lists', async () => {
  const tables = await readTables()
  const stored = await rowsOf<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  expect(stored.map(({ name }) => name).toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
  const keys = await rowsOf<{ table: string; columns: string[]; to: string }>(
    `select conrelid::regclass::text as table, confrelid::regclass::text as to,
       array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const declared = tables.flatMap(({ name, foreignKeys }) =>
    foreignKeys.map(({ columns, to }) => nameOf(name, columns, to)),
  )
  expect(keys.map(({ table, columns, to }) => nameOf(table, columns, to)).toSorted()).toEqual(
    declared.toSorted(),
  )
})

it('and the unique keys, with those that migrations add by hand', async () => {
  const stored = await rowsOf<{ table: string; columns: string[] }>(
    `select indrelid::regclass::text as table,
       array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey::smallint[])) as columns
     from pg_index join pg_class on pg_class.oid = indrelid
     where indisunique and not indisprimary and relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  const tables = await readTables()
  const declared = tables.flatMap(({ name, uniqueKeys }) =>
    [...uniqueKeys, ...(OF_MIGRATIONS[name] ?? [])].filter(isNamed).map((columns) => nameOf(name, columns)),
  )
  expect(
    stored
      .filter(({ columns }) => isNamed(columns))
      .map(({ table, columns }) => nameOf(table, columns))
      .toSorted(),
  ).toEqual(declared.toSorted())
})
