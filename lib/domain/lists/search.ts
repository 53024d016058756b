import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Rows that have every word of a search in their `search` column (db/schema/columns.ts), ignoring case and accents; every
 *  row without one. Escaped after folding, which makes `%` of its wide form. */
export function hasWords(column: PgColumn | SQL, search: string | undefined): SQL | undefined {
  const words = (search ?? '').split(/\s+/).filter(Boolean)
  return and(
    ...words.map(
      (word) =>
        sql`${column} like '%' || regexp_replace(fold_text(${word}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`,
    ),
  )
}

/** The same for a list: whether `column` is the id of such a row of `table`. The words are looked up by their index first
 *  (`offset 0` keeps that apart), where the planner would otherwise read the list in its order until enough rows fit. */
export function isFound(
  column: PgColumn,
  table: PgTable & { id: PgColumn; search: PgColumn },
  search: string | undefined,
): SQL | undefined {
  const words = hasWords(table.search, search)
  return words && sql`${column} in ${sql`(select ${table.id} from ${table} where ${words} offset 0)`}`
}
