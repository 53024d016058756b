import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { invoices } from './invoices'
import { paymentMethods } from './payment-methods'
import { paymentPages } from './payment-pages'

/** `created`: stored before the provider is called. `open`: a payment page. `unknown`: no answer arrived; the stored intent is
 *  read, and no second one is created. */
export const attemptState = pgEnum('attempt_state', [
  'created',
  'open',
  'processing',
  'unknown',
  'succeeded',
  'refused',
  'cancelled',
])

/** Every attempt to have the provider collect an invoice. One page may pay several invoices: each has its own attempt with that
 *  page. */
export const invoiceAttempts = pgTable(
  'invoice_attempts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: integer()
      .notNull()
      .references(() => invoices.id),
    /** From 1 for each invoice; part of the idempotency key, so it is stored first. */
    attempt: integer().notNull(),
    methodId: integer().references(() => paymentMethods.id),
    /** The provider's. */
    intentId: text(),
    pageId: integer().references(() => paymentPages.id),
    state: attemptState().notNull().default('created'),
    amountCents: integer().notNull(),
    /** The provider's code of a refusal. */
    refusal: text(),
    createdAt: instant().notNull(),
    endedAt: instant(),
    /** When the agency was notified that no answer had arrived for a day. */
    alertedAt: instant(),
  },
  (table) => [
    unique('invoice_attempts_number_unique').on(table.invoiceId, table.attempt),
    uniqueIndex('invoice_attempts_one_live')
      .on(table.invoiceId)
      .where(sql`${table.state} in ('created', 'open', 'processing', 'unknown')`),
    index('invoice_attempts_intent').on(table.intentId),
    index('invoice_attempts_page').on(table.pageId),
    // Attempts that reconciliation asks the provider about.
    index('invoice_attempts_live')
      .on(table.createdAt)
      .where(sql`${table.state} in ('created', 'open', 'processing', 'unknown')`),
    check('invoice_attempts_number', sql`${table.attempt} > 0`),
    check('invoice_attempts_amount', sql`${table.amountCents} > 0`),
    check(
      'invoice_attempts_ended',
      sql`(${table.endedAt} is null) = (${table.state} in ('created', 'open', 'processing', 'unknown'))`,
    ),
    check('invoice_attempts_refusal', sql`${table.state} = 'refused' or ${table.refusal} is null`),
  ],
)
