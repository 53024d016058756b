import { sql } from 'drizzle-orm'
import { customType, numeric, text, timestamp } from 'drizzle-orm/pg-core'

/** A moment in time. Milliseconds, as JavaScript's Date holds, so that a value read can be compared again. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** Of 0 to 100, with two decimals. */
export const percent = () => numeric({ precision: 5, scale: 2, mode: 'number' })

/** What a search looks through: columns as one text, in lower case and without accents. The query folds its words with the
 *  same function, `fold_text` (migration 0016). */
export const searchText = (...columns: string[]) =>
  text()
    .notNull()
    .generatedAlwaysAs(
      sql.raw(`fold_text(${columns.map((column) => `coalesce("${column}", '')`).join(` || ' ' || `)})`),
    )

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
