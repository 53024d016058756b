import { type AnyColumn, asc, Column, desc, is, type SQL, sql } from 'drizzle-orm'
import type { ListPage, ListSlice } from './schema'

/** What a list is sorted by: an indexed column, or an expression that is never null. */
export type SortKey = { by: AnyColumn | SQL; direction: 'asc' | 'desc' }

/** In order of significance; the last one is unique, so that no two rows are equal. */
export type SortKeys<Cursor> = { [Name in keyof Cursor]: SortKey }

/** The condition, order and limit of a page's query. */
export type PagePart = { where: SQL | undefined; orderBy: SQL[]; limit: number }

type Read<Row, Cursor> = {
  keys: SortKeys<Cursor>
  page: ListPage<Cursor>
  cursorOf: (row: Row) => Cursor
  read: (part: PagePart) => Promise<Row[]>
}

/** Reads a page by cursor, so that rows added or deleted elsewhere do not shift it. Going back from the second page
 *  returns a full first page; a page that is now empty returns the last one. */
export async function readPage<Row, Cursor extends object>({
  keys,
  page: { limit, after, before, isForward },
  cursorOf,
  read,
}: Read<Row, Cursor>): Promise<ListSlice<Row, Cursor>> {
  const readForward = (from?: Cursor) =>
    read({
      where: from && pastCursor(keys, from, 'forward'),
      orderBy: order(keys, 'forward'),
      limit: limit + 1,
    })
  const readBackward = async (from?: Cursor) =>
    (
      await read({
        where: from && pastCursor(keys, from, 'backward'),
        orderBy: order(keys, 'backward'),
        limit: limit + 1,
      })
    ).reverse()
  const cursorAt = (row: Row | undefined) => (row === undefined ? null : cursorOf(row))

  if (before) {
    const found = await readBackward(before)
    const rows = found.slice(-limit)
    if (found.length > limit) return { rows, previous: cursorAt(rows[0]), next: cursorAt(rows.at(-1)) }
  }
  const found = await readForward(before ? undefined : after)
  if (found.length === 0 && after && !isForward) {
    const last = await readBackward()
    const rows = last.slice(-limit)
    return { rows, previous: last.length > limit ? cursorAt(rows[0]) : null, next: null }
  }
  const rows = found.slice(0, limit)
  return {
    rows,
    previous: after && !before ? cursorAt(rows[0]) : null,
    next: found.length > limit ? cursorAt(rows.at(-1)) : null,
  }
}

/** The order of a whole list. */
export const orderOf = <Cursor extends object>(keys: SortKeys<Cursor>): SQL[] => order(keys, 'forward')

type Traversal = 'forward' | 'backward'
const isAscending = ({ direction }: SortKey, traversal: Traversal) =>
  (direction === 'asc') === (traversal === 'forward')

const order = <Cursor extends object>(keys: SortKeys<Cursor>, traversal: Traversal): SQL[] =>
  Object.values<SortKey>(keys).map((key) => (isAscending(key, traversal) ? asc(key.by) : desc(key.by)))

/** The rows past a cursor, as a condition. */
function pastCursor<Cursor extends object>(
  keys: SortKeys<Cursor>,
  cursor: Cursor,
  traversal: Traversal,
): SQL {
  const parts = Object.entries<SortKey>(keys).map(([name, key]) => {
    const value = cursor[name as keyof Cursor]
    return {
      by: sql`${key.by}`,
      value: is(key.by, Column) ? sql.param(value, key.by) : sql.param(value),
      operator: isAscending(key, traversal) ? sql.raw('>') : sql.raw('<'),
      isAscending: isAscending(key, traversal),
    }
  })
  const [first] = parts
  // One row comparison, which an index can serve, when all keys have the same direction.
  if (first && parts.every((part) => part.isAscending === first.isAscending)) {
    const columns = sql.join(
      parts.map(({ by }) => by),
      sql`, `,
    )
    const values = sql.join(
      parts.map(({ value }) => sql`${value}`),
      sql`, `,
    )
    return sql`(${columns}) ${first.operator} (${values})`
  }
  const alternatives = parts.map(({ by, value, operator }, index) => {
    const equal = parts.slice(0, index).map((earlier) => sql`${earlier.by} = ${earlier.value} and `)
    return sql`(${sql.join(equal)}${by} ${operator} ${value})`
  })
  return sql`(${sql.join(alternatives, sql` or `)})`
}
