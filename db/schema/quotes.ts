import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { clientKind, clients } from './clients'
import { day, instant, searchText } from './columns'
import { contactMessages } from './contact-messages'
import { type InvoicedSeller, invoices } from './invoices'
import { projectRequests } from './project-requests'
import { paymentPlan, subscriptionPlan, subscriptions } from './subscriptions'
import { tickets } from './tickets'
import { users } from './users'
import { websiteFormula, websites } from './websites'

export const quoteStatus = pgEnum('quote_status', ['draft', 'sent', 'accepted', 'refused', 'expired'])
/** `plan`: the price of one period of the subscription, which begins with the delivery. */
export const quoteLineKind = pgEnum('quote_line_kind', ['development', 'option', 'plan'])

/** Quotes of the agency in their current state; the sent texts are in `quote_versions`. */
export const quotes = pgTable(
  'quotes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The token of the mailed link is derived from it. */
    linkId: uuid().notNull().defaultRandom().unique('quotes_link_unique'),
    /** Null until it is first sent. */
    number: text().unique('quotes_number_unique'),
    status: quoteStatus().notNull().default('draft'),
    /** Of the text that was last sent; 0 before. */
    version: integer().notNull().default(0),
    /** Null for a lead without an account, until the quote is accepted or a question is asked. */
    clientId: integer().references(() => clients.id),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    businessName: text(),
    /** The kinds that consumer law distinguishes. */
    clientKind: clientKind().notNull(),
    /** Concluded away from the agency's premises, with both present: article L. 221-1 of the Code de la consommation. */
    isOffPremises: boolean().notNull().default(false),
    /** Its source. */
    projectRequestId: integer().references(() => projectRequests.id, { onDelete: 'set null' }),
    contactMessageId: integer().references(() => contactMessages.id, { onDelete: 'set null' }),
    /** Its source, or the ticket in which the client asked about it. */
    ticketId: integer().references(() => tickets.id, { onDelete: 'set null' }),
    /** The website that it is about, or that it led to. */
    websiteId: integer().references(() => websites.id, { onDelete: 'set null' }),
    /** Of a website to be made. */
    siteName: text(),
    siteUrl: text(),
    /** Null for work on a website that does not change how it is paid for. */
    formula: websiteFormula(),
    plan: subscriptionPlan(),
    paymentPlan: paymentPlan(),
    depositPermille: integer().notNull(),
    deliveryWeeks: integer().notNull(),
    /** The agency's words above the lines. */
    note: text().notNull().default(''),
    sentAt: instant(),
    /** The last day on which it can be accepted. */
    validUntil: day(),
    refusedAt: instant(),
    refusalReason: text(),
    depositInvoiceId: integer().references(() => invoices.id),
    balanceInvoiceId: integer().references(() => invoices.id),
    subscriptionId: integer().references(() => subscriptions.id),
    createdAt: instant().notNull().defaultNow(),
    search: searchText('first_name', 'last_name', 'email', 'business_name', 'number'),
  },
  (table) => [
    index('quotes_client').on(table.clientId, table.id),
    index('quotes_status').on(table.status, table.id),
    index('quotes_sent').on(table.validUntil).where(sql`${table.status} = 'sent'`),
    index('quotes_project_request').on(table.projectRequestId),
    index('quotes_contact_message').on(table.contactMessageId),
    index('quotes_ticket').on(table.ticketId),
    index('quotes_website').on(table.websiteId),
    uniqueIndex('quotes_deposit_unique').on(table.depositInvoiceId),
    uniqueIndex('quotes_balance_unique').on(table.balanceInvoiceId),
    index('quotes_subscription').on(table.subscriptionId),
    index('quotes_search').using('gin', table.search.op('gin_trgm_ops')).with({ fastupdate: false }),
    check('quotes_number_form', sql`${table.number} ~ '^D-[0-9]{4}-[0-9]{4,}$'`),
    check(
      'quotes_sent_facts',
      sql`${table.status} = 'draft' or num_nulls(${table.number}, ${table.sentAt}, ${table.validUntil}) = 0`,
    ),
    check('quotes_version', sql`(${table.version} = 0) = (${table.number} is null)`),
    check('quotes_refused', sql`(${table.status} = 'refused') = (${table.refusedAt} is not null)`),
    check('quotes_plan', sql`(${table.plan} is null) = (${table.paymentPlan} is null)`),
    check(
      'quotes_formula',
      sql`(${table.plan} is not null) = (coalesce(${table.formula}::text, '') in ('subscription', 'one_time_and_subscription'))`,
    ),
    check('quotes_site', sql`(${table.siteName} is null) = (${table.siteUrl} is null)`),
    check('quotes_deposit', sql`${table.depositPermille} between 0 and 1000`),
    check('quotes_delivery', sql`${table.deliveryWeeks} between 1 and 104`),
    check('quotes_accepted', sql`${table.status} <> 'accepted' or ${table.clientId} is not null`),
  ],
)

export const quoteLines = pgTable(
  'quote_lines',
  {
    quoteId: integer()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: quoteLineKind().notNull(),
    label: text().notNull(),
    quantity: integer().notNull(),
    /** VAT included. */
    unitCents: integer().notNull(),
    vatPermille: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.position] }),
    check('quote_lines_label', sql`char_length(${table.label}) between 1 and 300`),
    check('quote_lines_quantity', sql`${table.quantity} between 1 and 1000`),
    check('quote_lines_price', sql`${table.unitCents} >= 0`),
    check('quote_lines_vat', sql`${table.vatPermille} between 0 and 1000`),
  ],
)

type Day = `${number}-${number}-${number}`

export type QuotedLine = {
  kind: (typeof quoteLineKind.enumValues)[number]
  label: string
  quantity: number
  /** VAT included. */
  unitCents: number
  totalCents: number
  vatPermille: number
}

/** A quote as it was sent, even when its source changes later. Sums in cents; everything but the plan is paid once. */
export type QuoteDocument = {
  number: string | null
  version: number
  on: Day
  validUntil: Day
  seller: InvoicedSeller
  recipient: { name: string; businessName: string | null; email: string }
  clientKind: (typeof clientKind.enumValues)[number]
  isOffPremises: boolean
  site: { name: string; url: string } | null
  formula: (typeof websiteFormula.enumValues)[number] | null
  note: string
  deliveryWeeks: number
  lines: QuotedLine[]
  vat: { permille: number; netCents: number; vatCents: number; grossCents: number }[]
  netCents: number
  vatCents: number
  totalCents: number
  depositPermille: number
  depositCents: number
  balanceCents: number
  /** Of the subscription that begins with the delivery. */
  plan: {
    plan: (typeof subscriptionPlan.enumValues)[number]
    paymentPlan: (typeof paymentPlan.enumValues)[number]
    /** Of one period, VAT included. */
    priceCents: number
    vatPermille: number
  } | null
}

/** Every text that was sent, with the terms of that day. A trigger refuses changes. Kept ten years once accepted. */
export const quoteVersions = pgTable(
  'quote_versions',
  {
    quoteId: integer()
      .notNull()
      .references(() => quotes.id),
    version: integer().notNull(),
    document: jsonb().$type<QuoteDocument>().notNull(),
    /** As plain text, one line per fact. */
    quoteText: text().notNull(),
    /** The terms of sale, word for word. */
    termsText: text().notNull(),
    /** SHA-256 of both texts, in hexadecimal. */
    hash: text().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.version] }),
    check('quote_versions_hash', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
  ],
)

/** The acceptance of a version. A trigger refuses changes. */
export const quoteAcceptances = pgTable(
  'quote_acceptances',
  {
    quoteId: integer()
      .primaryKey()
      .references(() => quotes.id),
    version: integer().notNull(),
    hash: text().notNull(),
    typedName: text().notNull(),
    acceptedAt: instant().notNull(),
    /** A keyed hash of the network that accepted it. */
    networkHash: text().notNull(),
    /** The signed-in user; null for the mailed link. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Requested by a consumer in a separate box: work begins before the right to withdraw ends. Null where there is no such
     *  right. */
    startsAtOnce: boolean(),
    /** The first day on which money may be taken. */
    payableFrom: day().notNull(),
  },
  (table) => [index('quote_acceptances_user').on(table.userId)],
)

/** The last number given in a year, locked until the transaction ends. */
export const quoteCounters = pgTable('quote_counters', {
  year: integer().primaryKey(),
  last: integer().notNull(),
})
