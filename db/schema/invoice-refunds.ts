import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { day, instant } from './columns'
import { invoiceAttempts } from './invoice-attempts'
import { invoices } from './invoices'

/** `paid_twice`: the invoice was paid or cancelled before this payment arrived. */
export const invoiceRefundReason = pgEnum('invoice_refund_reason', ['credit', 'paid_twice'])
/** `asked`: stored before the provider is called. `to_transfer`: the agency transfers it by hand and records it (`transferred`).
 *  `withdrawn`: a bank took the whole payment back before it was sent. */
export const invoiceRefundStatus = pgEnum('invoice_refund_status', [
  'asked',
  'pending',
  'succeeded',
  'failed',
  'to_transfer',
  'transferred',
  'withdrawn',
])

/** Money refunded to a client of the agency. */
export const invoiceRefunds = pgTable(
  'invoice_refunds',
  {
    /** Part of the idempotency key, and sent with the refund as its reference. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: integer()
      .notNull()
      .references(() => invoices.id),
    reason: invoiceRefundReason().notNull(),
    /** Of a refund for a credit note. */
    creditNoteId: integer().references(() => invoices.id),
    /** The refunded payment; null for one that was recorded by hand. */
    attemptId: integer().references(() => invoiceAttempts.id),
    amountCents: integer().notNull(),
    status: invoiceRefundStatus().notNull(),
    /** The provider's. */
    refundId: text().unique('invoice_refunds_refund_unique'),
    failure: text(),
    transferredOn: day(),
    transferReference: text(),
    createdAt: instant().notNull(),
    /** When the provider's last state, or the transfer, was stored. */
    changedAt: instant(),
  },
  (table) => [
    index('invoice_refunds_invoice').on(table.invoiceId),
    index('invoice_refunds_credit_note').on(table.creditNoteId),
    index('invoice_refunds_attempt').on(table.attemptId),
    index('invoice_refunds_open')
      .on(table.createdAt)
      .where(sql`${table.status} in ('asked', 'pending', 'failed', 'to_transfer')`),
    check('invoice_refunds_amount', sql`${table.amountCents} > 0`),
    check('invoice_refunds_credit', sql`(${table.reason} = 'credit') = (${table.creditNoteId} is not null)`),
    check(
      'invoice_refunds_transferred',
      sql`num_nulls(${table.transferredOn}, ${table.transferReference}) = case ${table.status} when 'transferred' then 0 else 2 end`,
    ),
    check(
      'invoice_refunds_payment',
      sql`${table.attemptId} is not null or ${table.status} in ('to_transfer', 'transferred')`,
    ),
  ],
)
