import { sql } from 'drizzle-orm'
import { customType, date, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core'

/** A moment in time. Milliseconds, as JavaScript's Date holds, so that a value read can be compared again. `column`
 *  names it where the property has another name. */
export const instant = (column?: string) => {
  const options = { withTimezone: true, precision: 3, mode: 'date' } as const
  return column ? timestamp(column, options) : timestamp(options)
}

/** From 0 to 100, with two decimals. */
export const percent = () => numeric({ precision: 5, scale: 2, mode: 'number' })

const cents = () => integer().notNull().default(0)

/** VAT by rate, in tenths of a percent: the gross of the rate and the VAT within it, in cents. */
export const vatByRate = () => ({
  gross200Cents: cents(),
  vat200Cents: cents(),
  gross100Cents: cents(),
  vat100Cents: cents(),
  gross55Cents: cents(),
  vat55Cents: cents(),
  gross21Cents: cents(),
  vat21Cents: cents(),
})

/** The text that a search matches: columns joined, in lower case and without accents. The query folds its words with the same
 *  function, `fold_text` (migration 0016). */
export const searchText = (...columns: string[]) =>
  text()
    .notNull()
    .generatedAlwaysAs(
      sql.raw(`fold_text(${columns.map((column) => `coalesce("${column}", '')`).join(` || ' ' || `)})`),
    )

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A calendar day, as the domain's calendar holds it. */
export const day = () => date({ mode: 'string' }).$type<`${number}-${number}-${number}`>()
