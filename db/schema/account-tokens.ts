import { index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'

export const accountTokenPurpose = pgEnum('account_token_purpose', ['reset_password', 'confirm_email'])

/** Single-use links sent by mail. Only the SHA-256 of the token is kept. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text().primaryKey(),
    purpose: accountTokenPurpose().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('account_tokens_user').on(table.userId)],
)
