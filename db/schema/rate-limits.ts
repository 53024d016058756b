import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** The table rate-limiter-flexible reads and writes; its column names are the library's. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
