import { z } from 'zod'

/** Where a page of a list starts and how long it is; null limit: the whole list. */
export type Page<Cursor> = { limit: number; after: Cursor | null }
export type Slice<Row, Cursor> = { rows: Row[]; next: Cursor | null }

/** Cuts a result that was read with one row more than the page, and names the cursor of the next. */
export function slice<Row, Cursor>(
  rows: Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
): Slice<Row, Cursor> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { rows: shown, next: rows.length > limit && last ? cursorOf(last) : null }
}

const id = z.number().int().positive().max(2_147_483_647)

export const IdCursor = z.object({ id })
export type IdCursor = z.infer<typeof IdCursor>

/** The last moment that PostgreSQL and JavaScript both know, near enough. */
const LATEST = Date.UTC(9999, 0)

/** Newest change first: the moment in milliseconds, then the id. */
export const UpdatedCursor = z.object({ at: z.number().int().min(0).max(LATEST), id })
export type UpdatedCursor = z.infer<typeof UpdatedCursor>
