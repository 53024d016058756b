import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'

/** The labels are the specification's, shown and sent as they are. */
export const ticketType = pgEnum('ticket_type', ['Nouveau site', 'Mise à jour', 'Bug', 'Suggestion'])
export const ticketStatus = pgEnum('ticket_status', ['open', 'closed'])

export const tickets = pgTable(
  'tickets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    type: ticketType().notNull(),
    title: text().notNull(),
    status: ticketStatus().notNull().default('open'),
    /** Which form with which text opened it, so that a repeat opens no second one. */
    submission: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('tickets_user_updated').on(table.userId, table.updatedAt.desc(), table.id.desc()),
    index('tickets_updated').on(table.updatedAt.desc(), table.id.desc()),
    unique('tickets_submission_unique').on(table.userId, table.submission),
    check('tickets_title_length', sql`char_length(${table.title}) between 1 and 150`),
    check('tickets_updated_after_created', sql`${table.updatedAt} >= ${table.createdAt}`),
  ],
)

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ticketId: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    body: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('ticket_messages_ticket').on(table.ticketId, table.id),
    check('ticket_messages_body_length', sql`char_length(${table.body}) between 1 and 10000`),
  ],
)
