import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { day, instant } from './columns'
import { paymentPlan, subscriptions } from './subscriptions'

/** `priority`: the client's requests come before those of others on the same plan. */
export const recurringKind = pgEnum('recurring_kind', ['cms_licence', 'priority', 'other'])

/** What a client pays for in addition to a plan, with its own rhythm: as part of a subscription, or of the client alone. */
export const recurringLines = pgTable(
  'recurring_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer()
      .notNull()
      .references(() => clients.id),
    /** With whose method it is debited, and whose end ends it; null for a client alone. */
    subscriptionId: integer().references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: recurringKind().notNull(),
    label: text().notNull(),
    /** Of one period, VAT included. */
    priceCents: integer().notNull(),
    vatPermille: integer().notNull(),
    paymentPlan: paymentPlan().notNull(),
    /** All first days are counted from it. */
    anchor: day().notNull(),
    /** The next period that begins is the one that starts on this day or later: those before have their invoice, or have none. */
    nextOn: day().notNull(),
    /** The last day. */
    endsOn: day(),
    /** When the job did what follows that day. */
    endedAt: instant(),
    /** A price that applies to periods that start on this day or later. */
    newPriceCents: integer(),
    newPriceOn: day(),
    /** The first day of the yearly period that its client was last told of ahead. */
    announcedFor: day(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('recurring_lines_client').on(table.clientId, table.id),
    index('recurring_lines_subscription').on(table.subscriptionId),
    // What the job has still to look at.
    index('recurring_lines_next').on(table.nextOn).where(sql`${table.endedAt} is null`),
    check('recurring_lines_label', sql`char_length(${table.label}) between 1 and 150`),
    check('recurring_lines_price', sql`${table.priceCents} >= 0 and ${table.newPriceCents} >= 0`),
    check('recurring_lines_vat', sql`${table.vatPermille} between 0 and 1000`),
    check('recurring_lines_next_on', sql`${table.nextOn} >= ${table.anchor}`),
    check('recurring_lines_ended', sql`${table.endedAt} is null or ${table.endsOn} is not null`),
    check('recurring_lines_new_price', sql`(${table.newPriceCents} is null) = (${table.newPriceOn} is null)`),
  ],
)
