import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type clientKind, clients } from './clients'
import { day, instant } from './columns'
import { recurringLines } from './recurring-lines'
import { paymentPlan, subscriptionPlan, subscriptions } from './subscriptions'
import { websites } from './websites'

export const invoiceKind = pgEnum('invoice_kind', ['invoice', 'credit_note'])
/** `move`: the rest of a period at a higher price. `surcharge`: for late payment. `deposit` and `balance`: of a quote. `recurring`: a
 *  line in addition to the plan. `fees`: of a seller's orders of a month. */
export const invoicePurpose = pgEnum('invoice_purpose', [
  'period',
  'move',
  'surcharge',
  'other',
  'deposit',
  'balance',
  'recurring',
  'fees',
])
export const invoiceStatus = pgEnum('invoice_status', ['draft', 'issued', 'paid', 'cancelled'])
/** `outside`: not a sale, such as a surcharge. */
export const invoiceRegime = pgEnum('invoice_regime', ['standard', 'exempt', 'reverse_charge', 'outside'])
/** The state of an invoice's transmission to the approved platform (lib/providers/e-invoicing). */
export const invoiceTransmission = pgEnum('invoice_transmission', [
  'not_sent',
  'sent',
  'accepted',
  'rejected',
])
/** What a refusal means for the next attempt. */
export const refusalKind = pgEnum('refusal_kind', ['retryable', 'final', 'authentication'])

/** As printed on the document, even when its source changes later. */
export type InvoicedClient = {
  kind: (typeof clientKind.enumValues)[number]
  name: string
  line1: string
  line2: string | null
  postalCode: string
  city: string
  country: string
  siren: string | null
  vatNumber: string | null
  purchaseReference: string | null
}
export type InvoicedSeller = {
  legalName: string
  legalForm: string
  registration: string
  vatNumber: string
  /** In one line. */
  address: string
  /** The parts of the address and the SIREN, where known: older invoices have them only in the lines above. */
  street?: string
  postalCode?: string
  city?: string
  siren?: string
}

/** Invoices of the agency and their credit notes. Once numbered, a row is final except for its payment and transmission: a
 *  trigger refuses other changes, and its deletion. */
export const invoices = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer()
      .notNull()
      .references(() => clients.id),
    subscriptionId: integer().references(() => subscriptions.id),
    /** Of a deposit or a balance: the website whose development it pays. */
    websiteId: integer().references(() => websites.id),
    /** Of a period of a recurring line: that line. */
    recurringLineId: integer().references(() => recurringLines.id),
    /** Of a surcharge: the invoice that was paid late. */
    lateInvoiceId: integer().references((): AnyPgColumn => invoices.id),
    kind: invoiceKind().notNull().default('invoice'),
    purpose: invoicePurpose().notNull(),
    status: invoiceStatus().notNull().default('draft'),
    /** Null while it is a draft. */
    number: text().unique('invoices_number_unique'),
    issuedOn: day(),
    dueOn: day(),
    /** Of a period, or of the rest of one. */
    first: day(),
    last: day(),
    paymentPlan: paymentPlan(),
    /** Of a move: the new plan and price. */
    movePlan: subscriptionPlan(),
    movePriceCents: integer(),
    regime: invoiceRegime().notNull(),
    /** VAT included. */
    totalCents: integer().notNull(),
    vatCents: integer().notNull(),
    /** By all its credit notes together. */
    creditedCents: integer().notNull().default(0),
    correctedInvoiceId: integer().references((): AnyPgColumn => invoices.id),
    /** Why a credit note was made. */
    reason: text(),
    client: jsonb().$type<InvoicedClient>(),
    seller: jsonb().$type<InvoicedSeller>(),
    /** The day of its first refusal; it stays after payment. */
    refusedOn: day(),
    lastRefusal: refusalKind(),
    /** The day of the agency's formal notice, from which the legal rate runs for clients who owe no late rate. */
    formalNoticeOn: day(),
    /** The day from which it counts as paid. */
    paidOn: day(),
    /** Of a payment recorded by hand: the day it arrived, and its reference. */
    receivedOn: day(),
    paymentReference: text(),
    transmission: invoiceTransmission().notNull().default('not_sent'),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // One invoice per period.
    uniqueIndex('invoices_period_unique')
      .on(table.subscriptionId, table.first)
      .where(
        sql`${table.purpose} = 'period' and ${table.kind} = 'invoice' and ${table.status} <> 'cancelled'`,
      ),
    uniqueIndex('invoices_recurring_unique')
      .on(table.recurringLineId, table.first)
      .where(sql`${table.kind} = 'invoice'`),
    index('invoices_late').on(table.lateInvoiceId).where(sql`${table.lateInvoiceId} is not null`),
    index('invoices_client').on(table.clientId, table.id),
    index('invoices_subscription').on(table.subscriptionId, table.first),
    index('invoices_website').on(table.websiteId).where(sql`${table.websiteId} is not null`),
    index('invoices_corrected').on(table.correctedInvoiceId),
    index('invoices_open')
      .on(table.dueOn)
      .where(sql`${table.status} = 'issued' and ${table.kind} = 'invoice'`),
    // For the accounts by month.
    index('invoices_issued').on(table.issuedOn, table.id).where(sql`${table.number} is not null`),
    index('invoices_paid_on').on(table.paidOn, table.id).where(sql`${table.paidOn} is not null`),
    index('invoices_draft').on(table.clientId).where(sql`${table.status} = 'draft'`),
    check(
      'invoices_number_form',
      sql`${table.number} ~ (case ${table.kind} when 'invoice' then '^F' else '^A' end || '-[0-9]{4}-[0-9]{4,}$')`,
    ),
    check(
      'invoices_number_status',
      sql`case ${table.status} when 'draft' then ${table.number} is null when 'cancelled' then true else ${table.number} is not null end`,
    ),
    check(
      'invoices_issued',
      sql`num_nulls(${table.number}, ${table.issuedOn}, ${table.dueOn}, ${table.client}, ${table.seller}) in (0, 5)`,
    ),
    check('invoices_due', sql`${table.dueOn} >= ${table.issuedOn}`),
    check('invoices_paid', sql`(${table.status} = 'paid') = (${table.paidOn} is not null)`),
    check(
      'invoices_total',
      sql`${table.totalCents} >= 0 and ${table.vatCents} between 0 and ${table.totalCents}`,
    ),
    check('invoices_credited', sql`${table.creditedCents} between 0 and ${table.totalCents}`),
    check(
      'invoices_credit_note',
      sql`case ${table.kind} when 'invoice' then ${table.correctedInvoiceId} is null
        else ${table.correctedInvoiceId} is not null and ${table.reason} is not null and ${table.creditedCents} = 0 and ${table.totalCents} > 0 end`,
    ),
    check(
      'invoices_period',
      sql`${table.purpose} not in ('period', 'move') or ${table.kind} = 'credit_note'
        or num_nulls(${table.subscriptionId}, ${table.first}, ${table.last}, ${table.paymentPlan}) = 0`,
    ),
    // A development is invoiced to its client without a subscription, whatever the state of one. Values of a type that is still
    // being extended are compared as text.
    check(
      'invoices_development',
      sql`${table.websiteId} is null or (${table.purpose}::text in ('deposit', 'balance') and ${table.subscriptionId} is null)`,
    ),
    check(
      'invoices_recurring',
      sql`${table.recurringLineId} is null
        or (${table.purpose}::text = 'recurring' and num_nulls(${table.first}, ${table.last}, ${table.paymentPlan}) = 0)`,
    ),
    check('invoices_late_invoice', sql`${table.lateInvoiceId} is null or ${table.purpose} = 'surcharge'`),
    check('invoices_days', sql`${table.first} <= ${table.last}`),
    check(
      'invoices_move',
      sql`num_nulls(${table.movePlan}, ${table.movePriceCents}) = case when ${table.purpose} = 'move' and ${table.kind} = 'invoice' then 0 else 2 end`,
    ),
    check('invoices_refusal', sql`${table.refusedOn} is not null or ${table.lastRefusal} is null`),
  ],
)

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: integer()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    quantity: integer().notNull(),
    /** VAT included; below zero for a deposit that is deducted. */
    unitCents: integer().notNull(),
    totalCents: integer().notNull(),
    vatPermille: integer().notNull(),
    vatCents: integer().notNull(),
  },
  (table) => [
    index('invoice_lines_invoice').on(table.invoiceId, table.id),
    check('invoice_lines_label', sql`char_length(${table.label}) between 1 and 300`),
    check('invoice_lines_quantity', sql`${table.quantity} > 0`),
    check('invoice_lines_vat', sql`${table.vatPermille} between 0 and 1000`),
  ],
)
