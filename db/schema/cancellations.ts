import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { instant } from './columns'
import { contactMessages } from './contact-messages'
import { subscriptions } from './subscriptions'

export const cancellationKind = pgEnum('cancellation_kind', ['termination', 'withdrawal'])
export const cancellationStatus = pgEnum('cancellation_status', ['received', 'confirmed', 'closed'])
/** `client`: with a session. `link`: by the link mailed to the contract's address. */
export const cancellationHandler = pgEnum('cancellation_handler', ['client', 'link', 'agency'])

type Day = `${number}-${number}-${number}`

/** The outcome of a confirmed notification, as shown to its client. */
export type CancellationOutcome = {
  label: string
  lastDay: Day
  /** The last day was past when it was confirmed. */
  isOver: boolean
  debits: { date: Day; amountCents: number }[]
  refundCents: number
}

/** The state of terminations and withdrawals declared online; the declarations are contact messages. */
export const cancellations = pgTable(
  'cancellations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contactMessageId: integer()
      .notNull()
      .unique('cancellations_message_unique')
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    kind: cancellationKind().notNull(),
    /** The token of the mailed link is derived from it. */
    linkId: uuid().notNull().defaultRandom().unique('cancellations_link_unique'),
    /** The client whose contracts it may concern; null while unknown. */
    clientId: integer().references(() => clients.id, { onDelete: 'set null' }),
    /** When contracts were looked for, and when their client was asked to confirm. */
    matchedAt: instant(),
    askedAt: instant(),
    status: cancellationStatus().notNull().default('received'),
    /** Set once confirmed. */
    subscriptionId: integer().references(() => subscriptions.id, { onDelete: 'set null' }),
    outcome: jsonb().$type<CancellationOutcome>(),
    handler: cancellationHandler(),
    handledAt: instant(),
    /** Why the agency closed it, as mailed to its sender. */
    answer: text(),
  },
  (table) => [
    index('cancellations_client').on(table.clientId),
    index('cancellations_subscription').on(table.subscriptionId),
    index('cancellations_open').on(table.kind, table.id).where(sql`${table.status} = 'received'`),
    check(
      'cancellations_handled',
      sql`(${table.status} = 'received') = (${table.handledAt} is null) and (${table.handledAt} is null) = (${table.handler} is null)`,
    ),
    check('cancellations_outcome', sql`(${table.status} = 'confirmed') = (${table.outcome} is not null)`),
    check('cancellations_answer', sql`(${table.status} = 'closed') = (${table.answer} is not null)`),
  ],
)

/** The contracts that a declaration may mean, all of one client. */
export const cancellationMatches = pgTable(
  'cancellation_matches',
  {
    cancellationId: integer()
      .notNull()
      .references(() => cancellations.id, { onDelete: 'cascade' }),
    subscriptionId: integer()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.cancellationId, table.subscriptionId] }),
    index('cancellation_matches_subscription').on(table.subscriptionId),
  ],
)
