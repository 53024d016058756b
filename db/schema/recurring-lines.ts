import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { day, instant } from './columns'
import { paymentPlan, subscriptions } from './subscriptions'

/** `priority`: the client's requests come before those of other clients on the same plan. */
export const recurringKind = pgEnum('recurring_kind', ['cms_licence', 'priority', 'other'])

/** A recurring charge in addition to a plan, with its own billing cycle: as part of a subscription, or of the client alone. */
export const recurringLines = pgTable(
  'recurring_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer()
      .notNull()
      .references(() => clients.id),
    /** Its payment method is debited, and its end ends the line; null for a line of the client alone. */
    subscriptionId: integer().references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: recurringKind().notNull(),
    label: text().notNull(),
    /** Of one period, VAT included. */
    priceCents: integer().notNull(),
    vatPermille: integer().notNull(),
    paymentPlan: paymentPlan().notNull(),
    /** The first days of all periods are counted from it. */
    anchor: day().notNull(),
    /** The earliest first day of the next period to invoice: earlier periods are invoiced, or are never invoiced. */
    nextOn: day().notNull(),
    /** The last day. */
    endsOn: day(),
    /** When the job finished processing its end. */
    endedAt: instant(),
    /** A price that applies to periods that start on this day or later. */
    newPriceCents: integer(),
    newPriceOn: day(),
    /** The first day of the last yearly period that was announced to its client. */
    announcedFor: day(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('recurring_lines_client').on(table.clientId, table.id),
    index('recurring_lines_subscription').on(table.subscriptionId),
    // Lines that the job still has to check.
    index('recurring_lines_next').on(table.nextOn).where(sql`${table.endedAt} is null`),
    check('recurring_lines_label', sql`char_length(${table.label}) between 1 and 150`),
    check('recurring_lines_price', sql`${table.priceCents} >= 0 and ${table.newPriceCents} >= 0`),
    check('recurring_lines_vat', sql`${table.vatPermille} between 0 and 1000`),
    check('recurring_lines_next_on', sql`${table.nextOn} >= ${table.anchor}`),
    check('recurring_lines_ended', sql`${table.endedAt} is null or ${table.endsOn} is not null`),
    check('recurring_lines_new_price', sql`(${table.newPriceCents} is null) = (${table.newPriceOn} is null)`),
  ],
)
