import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Reads } from '../context'
import { isLookedUp } from './looked-up'

/** Rows whose `search` column (db/schema/columns.ts) has every word of a search, ignoring case and accents; without a search,
 *  every row. Escaped after folding, because folding turns a full-width percent sign into `%`. */
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

/** Up to how many rows the ids are listed in the condition. */
const FEW = 100

/** What a search matches, as a condition on the list. `isRare`: few rows, found before any filter or sort order applies. */
type Found = { isFound: SQL | undefined; isRare: boolean }

/** Whether `column` holds the id of a row of a table that has every word of a search. */
export async function findWords(
  reads: Pick<Reads, 'db'>,
  { column, of, search, few }: Input<Named & { search: PgColumn }> & { search: string | undefined },
): Promise<Found> {
  const condition = hasWords(of.search, search)
  return condition ? findRows(reads, { column, of, condition, few }) : { isFound: undefined, isRare: false }
}

type Input<Table> = { column: PgColumn; of: Table; few?: number | undefined }

/** The same for any condition. Few matches are looked up by index; with many, the list is read in its own order, where a page
 *  of matches comes soon. */
export async function findRows(
  { db }: Pick<Reads, 'db'>,
  { column, of, condition, few = FEW }: Input<Named> & { condition: SQL },
): Promise<Found> {
  const rows = await db
    .select({ id: of.id })
    .from(of)
    .where(and(condition, isLookedUp(of.id)))
    .limit(few + 1)
  const ids = rows.map(({ id }) => id)
  if (ids.length <= few) return { isFound: inArray(column, ids), isRare: true }
  // A sub-select, because the planner would otherwise still look for all matches by their index.
  const row = column.table === of ? sql`` : sql`from ${of} where ${of.id} = ${column}`
  return { isFound: sql`(select ${condition} ${row})`, isRare: false }
}
