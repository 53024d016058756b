import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Reads } from '../context'
import { isLookedUp } from './looked-up'

/** Rows that have every word of a search in their `search` column (db/schema/columns.ts), ignoring case and accents; every
 *  row without one. Escaped after folding, which makes `%` of its wide form. */
export function hasWords(column: PgColumn, search: string | undefined): SQL | undefined {
  const words = (search ?? '').split(/\s+/).filter(Boolean)
  return and(
    ...words.map(
      (word) =>
        sql`${column} like '%' || regexp_replace(fold_text(${word}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`,
    ),
  )
}

type Named = PgTable & { id: PgColumn }

/** So many rows are named one by one. */
const FEW = 100

/** What a search lets through, as a condition on the list. `isRare`: few rows, which are found before any filter or order. */
type Found = { isFound: SQL | undefined; isRare: boolean }

/** Whether `column` holds the id of a row of a table that has every word of a search. */
export async function findWords(
  reads: Pick<Reads, 'db'>,
  { column, of, search, few }: Wish<Named & { search: PgColumn }> & { search: string | undefined },
): Promise<Found> {
  const which = hasWords(of.search, search)
  return which ? findRows(reads, { column, of, which, few }) : { isFound: undefined, isRare: false }
}

type Wish<Table> = { column: PgColumn; of: Table; few?: number | undefined }

/** The same for any condition. What few rows have is looked up by its index; for what many have, the list is read in its
 *  order, where a page of them is near. */
export async function findRows(
  { db }: Pick<Reads, 'db'>,
  { column, of, which, few = FEW }: Wish<Named> & { which: SQL },
): Promise<Found> {
  const rows = await db
    .select({ id: of.id })
    .from(of)
    .where(and(which, isLookedUp(of.id)))
    .limit(few + 1)
  const ids = rows.map(({ id }) => id)
  if (ids.length <= few) return { isFound: inArray(column, ids), isRare: true }
  // A sub-select, so that the planner does not look for all of them by their index after all.
  const row = column.table === of ? sql`` : sql`from ${of} where ${of.id} = ${column}`
  return { isFound: sql`(select ${which} ${row})`, isRare: false }
}
