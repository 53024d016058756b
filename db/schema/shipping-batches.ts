import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { websites } from './websites'

/** The result for an order of a batch; `waiting`: it was not tried. */
export type BatchLine = {
  orderId: number
  outcome: 'waiting' | 'shipped' | 'refused' | 'unknown' | 'failed'
  /** The reason, as its owner reads it. */
  message: string | null
}

/** Orders of a shop shipped one after another: the report of the batch, written line by line. */
export const shippingBatches = pgTable(
  'shipping_batches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    websiteId: integer()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    startedAt: instant().notNull(),
    /** Null while it runs, or when it was interrupted. */
    endedAt: instant(),
    /** The problem that would have stopped the remaining orders, too; `restart`: its instance was stopped. */
    stoppedBy: text().$type<'agency' | 'carrier' | 'restart'>(),
    lines: jsonb().$type<BatchLine[]>().notNull(),
  },
  (table) => [
    index('shipping_batches_website').on(table.websiteId, table.id),
    check('shipping_batches_stopped_by', sql`${table.stoppedBy} in ('agency', 'carrier', 'restart')`),
  ],
)
