import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { orders } from './orders'

/** A shopper's message to return something, dated for the right of withdrawal. The network it came from is not stored. */
export const returnRequests = pgTable(
  'return_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Of the form: repeats are one request. */
    submissionId: uuid().notNull().unique(),
    reason: text().notNull(),
    createdAt: instant().notNull(),
    /** When the shop's owner marked it as seen. */
    seenAt: instant(),
  },
  (table) => [
    index('return_requests_order').on(table.orderId),
    index('return_requests_unseen').on(table.createdAt, table.orderId).where(sql`${table.seenAt} is null`),
    check('return_requests_reason', sql`length(${table.reason}) between 1 and 2000`),
  ],
)
