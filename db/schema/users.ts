import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, searchText } from './columns'

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
    businessName: text(),
    address: text(),
    postalCode: text(),
    city: text(),
    country: text(),
    role: userRole().notNull().default('USER'),
    /** Accent colour of the account's pages, six hex digits without '#'; null until chosen (shown black). */
    color: text(),
    emailConfirmedAt: instant(),
    /** null for an account that the agency created. */
    termsAcceptedAt: instant(),
    marketingAcceptedAt: instant(),
    mailsTicketAnswers: boolean().notNull().default(true),
    mailsWebsiteNews: boolean().notNull().default(true),
    /** Since when a log-in asks for a code or passkey; null without a second factor. */
    secondFactorAt: instant(),
    deletionRequestedAt: instant(),
    /** Set only by the sample data: its password is public, so production refuses to start with it. */
    isSample: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    search: searchText('first_name', 'last_name', 'email', 'business_name'),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_name').on(table.lastName, table.firstName, table.id),
    index('users_created').on(table.createdAt),
    index('users_deletion_requested').on(table.id).where(sql`${table.deletionRequestedAt} is not null`),
    index('users_role').on(table.role, table.id),
    index('users_search').using('gin', table.search.op('gin_trgm_ops')).with({ fastupdate: false }),
    check('users_color_hex', sql`${table.color} ~ '^[0-9a-f]{6}$'`),
  ],
)
