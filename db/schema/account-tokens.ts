import { index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'

export const accountTokenPurpose = pgEnum('account_token_purpose', [
  'reset_password',
  'confirm_email',
  'invitation',
  'change_email',
  'undo_email',
])

/** Single-use links sent by mail. A link's token is an HMAC of the id, so that this table alone opens no account. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: accountTokenPurpose().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** For a change of address: the new one. */
    email: text(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('account_tokens_user').on(table.userId)],
)
