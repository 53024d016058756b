import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgEnum, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { instant } from './columns'

export const paymentMethodKind = pgEnum('payment_method_kind', ['card', 'sepa'])

/** The details of a client's payment method that we keep. The provider has the rest. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer()
      .notNull()
      .references(() => clients.id),
    /** The provider's. */
    methodId: text().notNull().unique('payment_methods_method_unique'),
    mandateId: text(),
    kind: paymentMethodKind().notNull(),
    /** A card's brand, or `SEPA`. */
    brand: text().notNull(),
    lastFour: text().notNull(),
    /** Of a card: the last month it is valid. */
    expiryMonth: smallint(),
    expiryYear: smallint(),
    /** False after a permanent refusal, an inactive mandate or a lost dispute: it is not charged again. */
    isUsable: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
    /** When its owner was notified that the card expires. */
    expiryToldAt: instant(),
    /** When it was replaced or detached. */
    removedAt: instant(),
  },
  (table) => [
    index('payment_methods_client').on(table.clientId),
    check('payment_methods_last_four', sql`${table.lastFour} ~ '^[0-9A-Za-z]{4}$'`),
    check('payment_methods_expiry', sql`(${table.expiryMonth} is null) = (${table.expiryYear} is null)`),
    check('payment_methods_expiry_month', sql`${table.expiryMonth} between 1 and 12`),
    check('payment_methods_mandate', sql`${table.kind} = 'sepa' or ${table.mandateId} is null`),
  ],
)
