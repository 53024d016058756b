import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, percent } from './columns'
import { websites } from './websites'

/** Reduces the price of an order's articles, never of its delivery. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    websiteId: integer()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    /** Either a share or an amount. */
    percent: percent(),
    amountCents: integer(),
    /** First and last day in Paris; null: open. */
    startsOn: date({ mode: 'string' }),
    endsOn: date({ mode: 'string' }),
    /** How many orders may use it; null: any number. */
    maxUses: integer(),
    /** Uses of paid orders. */
    used: integer().notNull().default(0),
    /** Uses reserved by pending orders. */
    held: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('discount_codes_unique').on(table.websiteId, sql`lower(${table.code})`),
    check('discount_codes_form', sql`${table.code} ~ '^[0-9A-Za-z_-]{2,30}$'`),
    check('discount_codes_kind', sql`(${table.percent} is null) <> (${table.amountCents} is null)`),
    check('discount_codes_percent', sql`${table.percent} > 0 and ${table.percent} <= 100`),
    check('discount_codes_amount', sql`${table.amountCents} > 0`),
    check('discount_codes_dates', sql`${table.endsOn} >= ${table.startsOn}`),
    check('discount_codes_max_uses', sql`${table.maxUses} > 0`),
    check('discount_codes_counts', sql`${table.used} >= 0 and ${table.held} >= 0`),
  ],
)
