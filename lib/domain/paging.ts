import { z } from 'zod'
import { EntityId } from './entity-id'

/** Where a page of a list starts and how long it is. An empty page still returns the list's version. */
export type Page<Cursor> = { limit: number; after: Cursor | null }
/** `version`: of the website's public list or the conversation, as the rows were read from it. */
export type Slice<Row, Cursor> = { rows: Row[]; next: Cursor | null; version?: number }

/** Cuts a result that was read with one row more than the page, and names the cursor of the next. */
export function pageOf<Row, Cursor>(
  rows: Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
): Slice<Row, Cursor> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { rows: shown, next: rows.length > limit && last ? cursorOf(last) : null }
}

/** The same page with each of its rows changed. */
export function mapRows<Row, Changed, Cursor>(
  { rows, ...pageOf }: Slice<Row, Cursor>,
  change: (row: Row) => Changed,
): Slice<Changed, Cursor> {
  return { ...pageOf, rows: rows.map(change) }
}

/** Rows read at once by readAll. */
const CHUNK = 500

/** All rows of a list that is read page by page. */
export async function readAll<Row, Cursor>(
  read: (page: Page<Cursor>) => Promise<Slice<Row, Cursor>>,
): Promise<Row[]> {
  const all: Row[] = []
  let after: Cursor | null = null
  do {
    const { rows, next }: Slice<Row, Cursor> = await read({ limit: CHUNK, after })
    all.push(...rows)
    after = next
  } while (after)
  return all
}

export const IdCursor = z.object({ id: EntityId })
export type IdCursor = z.infer<typeof IdCursor>

/** The start of a page of rows with positions 1…n. */
export const PositionCursor = z.object({ position: EntityId })
export type PositionCursor = z.infer<typeof PositionCursor>

/** Roughly the last moment that both PostgreSQL and JavaScript can represent. */
const LATEST = Date.UTC(9999, 0)

/** Newest change first: the moment in milliseconds, then the id. */
export const UpdatedCursor = z.object({ at: z.number().int().min(0).max(LATEST), id: EntityId })
export type UpdatedCursor = z.infer<typeof UpdatedCursor>
