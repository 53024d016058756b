import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { beforeEach, expect, it, test } from 'vitest'
import { countRows } from '@/lib/domain/lists/count-rows'
import { readPage, type SortKeys } from '@/lib/domain/lists/read-page'
import type { ListPage } from '@/lib/domain/lists/schema'
import { pageOf, readAll } from '@/lib/domain/paging'
import { domain } from '../support/context'

const { db, pool, as } = await domain()
await pool.query('create table parcels (id int primary key, shop text not null, at timestamptz(3) not null)')
const parcels = pgTable('parcels', {
  id: integer().primaryKey(),
  shop: text().notNull(),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
})
type Parcel = typeof parcels.$inferSelect

const DAY = (day: number) => new Date(Date.UTC(2030, 0, day))

/** By shop, then the latest first: keys in both directions, with ties in all except the id. */
const MIXED: SortKeys<Parcel> = {
  shop: { by: parcels.shop, direction: 'asc' },
  at: { by: parcels.at, direction: 'desc' },
  id: { by: parcels.id, direction: 'asc' },
}
const FALLING: SortKeys<Parcel> = {
  at: { by: parcels.at, direction: 'desc' },
  shop: { by: parcels.shop, direction: 'desc' },
  id: { by: parcels.id, direction: 'desc' },
}

const read = (page: ListPage<Parcel>, keys = MIXED) =>
  readPage({
    keys,
    page,
    cursorOf: (parcel: Parcel) => parcel,
    read: ({ where, orderBy, limit }) =>
      db
        .select()
        .from(parcels)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
  })

const insert = (...rows: Parcel[]) => db.insert(parcels).values(rows)
const ids = ({ rows }: { rows: Parcel[] }) => rows.map(({ id }) => id)

/** In MIXED order: 1 2 | 3 4 | 5 6 | 7. */
const ROWS: Parcel[] = [
  { id: 1, shop: 'a', at: DAY(9) },
  { id: 2, shop: 'a', at: DAY(5) },
  { id: 3, shop: 'a', at: DAY(5) },
  { id: 4, shop: 'a', at: DAY(1) },
  { id: 5, shop: 'b', at: DAY(9) },
  { id: 6, shop: 'b', at: DAY(9) },
  { id: 7, shop: 'c', at: DAY(2) },
]

beforeEach(async () => {
  await db.delete(parcels)
  await insert(...ROWS)
})

/** Every page from the first to the last, then back to the first. */
async function walk(keys: SortKeys<Parcel>) {
  const forth = [await read({ limit: 2 }, keys)]
  for (let next = forth[0]?.next; next; next = forth.at(-1)?.next)
    forth.push(await read({ limit: 2, after: next }, keys))
  const back = []
  for (let previous = forth.at(-1)?.previous; previous; previous = back.at(-1)?.previous)
    back.push(await read({ limit: 2, before: previous }, keys))
  return { forth: forth.map(ids), back: back.map(ids) }
}

it('pages forth and back over ties, with keys that run both ways', async () => {
  expect(await walk(MIXED)).toEqual({
    forth: [[1, 2], [3, 4], [5, 6], [7]],
    back: [
      [5, 6],
      [3, 4],
      [1, 2],
    ],
  })
})

it('does so with keys that all fall', async () => {
  expect(await walk(FALLING)).toEqual({
    forth: [[6, 5], [1, 3], [2, 7], [4]],
    back: [
      [2, 7],
      [1, 3],
      [6, 5],
    ],
  })
})

it('has no way back from the first page, none on from the last, neither on the only one', async () => {
  expect(await read({ limit: 2 })).toMatchObject({ previous: null, next: ROWS[1] })
  expect(await read({ limit: 2, after: ROWS[5] })).toMatchObject({ previous: ROWS[6], next: null })
  expect(await read({ limit: 7 })).toMatchObject({ previous: null, next: null })
  await db.delete(parcels)
  expect(await read({ limit: 2 })).toEqual({ rows: [], previous: null, next: null })
})

it('neither repeats nor skips a row when rows are inserted meanwhile', async () => {
  const { next } = await read({ limit: 2 })
  await insert({ id: 20, shop: 'a', at: DAY(30) }, { id: 21, shop: 'a', at: DAY(5) })
  const second = await read({ limit: 3, after: next ?? undefined })
  expect(ids(second)).toEqual([3, 21, 4])
  expect(ids(await read({ limit: 2, before: second.previous ?? undefined }))).toEqual([1, 2])
})

it('ends the way back on a full first page, with the row that came in before it', async () => {
  await insert({ id: 20, shop: 'a', at: DAY(30) })
  const first = await read({ limit: 2, before: ROWS[1] })
  expect(ids(first)).toEqual([20, 1])
  expect(first.previous).toBeNull()
  expect(ids(await read({ limit: 2, after: first.next ?? undefined }))).toEqual([2, 3])
})

it('shows the last page that is left when its own has run empty', async () => {
  await pool.query('delete from parcels where id > 5')
  const last = await read({ limit: 2, after: ROWS[5] })
  expect(ids(last)).toEqual([4, 5])
  expect(last).toMatchObject({ previous: ROWS[3], next: null })
})

test.each([
  [999, 999],
  [1_000, 1_000],
  [1_001, 1_001],
  [1_500, 1_001],
])('%i rows count as %i', async (rows, count) => {
  await db.delete(parcels)
  await pool.query("insert into parcels select n, 'a', now() from generate_series(1, $1::int) n", [rows])
  expect(await countRows(as(), db.select({ id: parcels.id }).from(parcels))).toBe(count)
})

it('reads a whole list that is longer than a read', async () => {
  await pool.query("insert into parcels select n, 'z', now() from generate_series(100, 1200) n")
  const all = await readAll<Parcel, { id: number }>(async ({ limit, after }) => {
    const { rows } = await pool.query('select * from parcels where id > $1 order by id limit $2', [
      after?.id ?? 0,
      limit + 1,
    ])
    return pageOf(rows, limit, ({ id }) => ({ id }))
  })
  expect(all).toHaveLength(ROWS.length + 1_101)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})
