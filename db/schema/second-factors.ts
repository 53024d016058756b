import { bigint, boolean, index, integer, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'

const ownUser = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The authenticator app of a user. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key derived from AUTH_SECRET. */
  secret: text().notNull(),
  /** null until a first code was correct. */
  confirmedAt: instant(),
  /** The 30-second step of the last accepted code: no code is accepted twice. */
  lastStep: integer().notNull().default(0),
  createdAt: instant().notNull().defaultNow(),
})

/** For a user who has lost the other factors; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownUser(),
    codeHash: text().notNull(),
    usedAt: instant(),
  },
  (table) => [unique('recovery_codes_unique').on(table.userId, table.codeHash)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    userId: ownUser(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    isBackedUp: boolean().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

export const challengePurpose = pgEnum('challenge_purpose', ['register', 'log_in'])

/** What a browser's passkey must sign; each works once, for five minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: challengePurpose().notNull(),
    /** Of a registration. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    challenge: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
)
