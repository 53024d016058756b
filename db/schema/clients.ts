import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, percent } from './columns'
import { users } from './users'

/** The kinds that consumer law distinguishes; a non-professional is a legal person that acts outside a trade, such as an
 *  association. */
export const clientKind = pgEnum('client_kind', ['consumer', 'non_professional', 'professional'])

/** The owner of websites and contracts, who pays and is paid: one per user, staff included. */
export const clients = pgTable(
  'clients',
  {
    /** Its owner's id, the API's `UserId`: a client's name is joined from `users` directly. */
    id: integer().primaryKey(),
    ownerId: integer()
      .notNull()
      .unique('clients_owner_unique')
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The account that shoppers of its websites pay. */
    stripeAccountId: text(),
    /** The customer at the agency's own account, as which the client pays. */
    stripeCustomerId: text(),
    /** The agency's share of an order that no fee rule covers. */
    fixedFeeCents: integer().notNull().default(0),
    percentFee: percent().notNull().default(0),
    /** What invoices copy; null until known. */
    kind: clientKind(),
    /** Name or legal name. */
    billingName: text(),
    billingLine1: text(),
    billingLine2: text(),
    billingPostalCode: text(),
    billingCity: text(),
    /** ISO 3166-1 alpha-2. */
    billingCountry: text(),
    siren: text(),
    vatNumber: text(),
    /** When the agency confirmed that number, and who did: from then on a professional of another member state is invoiced without VAT. */
    vatConfirmedAt: instant(),
    vatConfirmedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Where invoices are mailed; empty: to the owner's address. */
    billingEmails: text().array().notNull().default(sql`'{}'`),
    /** The client's purchase reference, printed on its invoices. */
    purchaseReference: text(),
  },
  (table) => [
    uniqueIndex('clients_stripe_account_unique').on(table.stripeAccountId),
    uniqueIndex('clients_stripe_customer_unique').on(table.stripeCustomerId),
    index('clients_vat_confirmed_by').on(table.vatConfirmedBy),
    check('clients_id_is_owner', sql`${table.id} = ${table.ownerId}`),
    check('clients_fixed_fee_not_negative', sql`${table.fixedFeeCents} >= 0`),
    check('clients_percent_fee', sql`${table.percentFee} between 0 and 100`),
    check('clients_billing_name_length', sql`char_length(${table.billingName}) between 1 and 150`),
    check('clients_billing_country', sql`${table.billingCountry} ~ '^[A-Z]{2}$'`),
    check('clients_siren', sql`${table.siren} ~ '^[0-9]{9}$'`),
    check('clients_vat_number', sql`${table.vatNumber} ~ '^[A-Z]{2}[0-9A-Z+*]{2,13}$'`),
    check('clients_vat_confirmed', sql`${table.vatConfirmedAt} is null or ${table.vatNumber} is not null`),
    check(
      'clients_consumer_has_no_number',
      sql`${table.kind} <> 'consumer' or (${table.siren} is null and ${table.vatNumber} is null)`,
    ),
    check(
      'clients_billing_emails',
      sql`cardinality(${table.billingEmails}) <= 3 and array_position(${table.billingEmails}, null) is null`,
    ),
    check(
      'clients_purchase_reference_length',
      sql`char_length(${table.purchaseReference}) between 1 and 100`,
    ),
  ],
)
