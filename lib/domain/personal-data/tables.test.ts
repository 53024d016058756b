import { readdirSync } from 'node:fs'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { PROCESSORS } from '@/content/processors'
import { RETENTION } from '@/content/retention'
import { recordOfProcessing } from './record-of-processing'
import { TABLES } from './tables'

const modules = await Promise.all(
  readdirSync('db/schema').map(
    (file) => import(/* @vite-ignore */ `../../../db/schema/${file}`) as Promise<object>,
  ),
)
const schema = modules.flatMap((file) => Object.values(file)).filter((value) => is(value, PgTable))

/** Can hold whatever a person types, or a day such as that of a birth. */
const isFree = (column: PgColumn) =>
  /^(text|varchar|json|bytea|date)/.test(column.getSQLType()) &&
  !column.enumValues?.length &&
  !column.generated

const freeColumns = (table: PgTable) =>
  Object.entries(getTableColumns(table)).flatMap(([name, column]) => (isFree(column) ? [name] : []))

it('every table of the schema is in the record of processing, or declared to say nothing of a person', () => {
  expect(schema.length).toBeGreaterThan(80)
  expect(TABLES.map(({ table }) => getTableName(table)).sort()).toEqual(schema.map(getTableName).sort())
})

it('every column that can hold a text or a day is declared once', () => {
  const declared = TABLES.map(({ table, personal, other }) => [
    getTableName(table),
    [...personal, ...other].sort(),
  ])
  const free = TABLES.map(({ table }) => [getTableName(table), freeColumns(table).sort()])
  expect(declared).toEqual(free)
})

it('what names a person belongs to an activity, which names at least one table', () => {
  for (const { activity, personal } of TABLES) if (personal.length > 0) expect(activity).not.toBeNull()
  for (const { tables } of recordOfProcessing()) expect(tables.length).toBeGreaterThan(0)
})

it('every processor receives the data of an activity, and every retention but that of views belongs to one', () => {
  const record = recordOfProcessing()
  const named = new Set(record.flatMap(({ recipients }) => recipients.map(({ name }) => name)))
  expect([...named].sort()).toEqual(PROCESSORS.map(({ name }) => name).sort())
  const kept = new Set(record.flatMap(({ retention }) => retention.map(({ what }) => what)))
  const expected = Object.entries(RETENTION).flatMap(([kind, { what }]) =>
    kind === 'pageViews' ? [] : [what],
  )
  expect([...kept].sort()).toEqual(expected.sort())
})
