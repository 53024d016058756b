import { sql } from 'drizzle-orm'
import { check, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const userRole = pgEnum('user_role', ['USER', 'MODERATOR', 'ADMIN'])

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    role: userRole().notNull().default('USER'),
    /** Accent colour of the account's screens, six hex digits without '#'; null until chosen (shown black). */
    color: text(),
    stripeAccountId: text(),
    emailConfirmedAt: instant(),
    termsAcceptedAt: instant().notNull(),
    marketingAcceptedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    uniqueIndex('users_stripe_account_unique').on(table.stripeAccountId),
    check('users_color_hex', sql`${table.color} ~ '^[0-9a-f]{6}$'`),
  ],
)
