import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { orders } from './orders'
import type { ItemQuantity } from './payments'
import { websites } from './websites'

/** A shopper's declaration of withdrawal from an order of a shop. The network it came from is not stored. */
export const orderWithdrawals = pgTable(
  'order_withdrawals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    websiteId: integer()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    /** null for a typed one that matches no order, or has not been matched yet. */
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    /** Of the form: repeats are one declaration. */
    submissionId: uuid().notNull().unique(),
    declaredAt: instant().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** As typed; the order's number from its own page. */
    orderText: text().notNull(),
    /** As typed; empty from the order's own page, where lines are selected. */
    articles: text().notNull().default(''),
    /** The selected lines; empty while they are only typed. */
    pieces: jsonb().$type<ItemQuantity[]>().notNull().default([]),
    chosenAt: instant(),
    /** Of the form in which the lines of a typed one were selected. */
    choiceId: uuid().unique(),
    /** A bot filled in the hidden field. */
    suspicious: boolean().notNull().default(false),
    /** When a typed one was compared with the orders. */
    matchedAt: instant(),
    /** The request id of its refund: repeats are one refund. */
    refundKey: uuid().notNull().unique().defaultRandom(),
    goodsReceivedAt: instant(),
    refusedAt: instant(),
    /** The reason, for the shopper. */
    refusal: text(),
    /** When the owner marked it as handled in another way. */
    handledAt: instant(),
  },
  (table) => [
    index('order_withdrawals_order').on(table.orderId),
    index('order_withdrawals_open')
      .on(table.websiteId, table.declaredAt)
      .where(sql`${table.refusedAt} is null and ${table.handledAt} is null`),
    index('order_withdrawals_declared').on(table.declaredAt),
    check('order_withdrawals_refusal', sql`(${table.refusedAt} is null) = (${table.refusal} is null)`),
    check(
      'order_withdrawals_said',
      sql`${table.articles} <> '' or (${table.orderId} is not null and jsonb_array_length(${table.pieces}) > 0)`,
    ),
  ],
)
