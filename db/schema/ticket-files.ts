import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { ticketMessages, tickets } from './tickets'
import { users } from './users'

/** A file that came with a ticket or with a message in it. Its bytes lie at the provider; those whose row is gone are deleted there. */
export const ticketFiles = pgTable(
  'ticket_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ticketId: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /** The message that it came with; null for the ticket's first, its description. */
    messageId: integer().references(() => ticketMessages.id, { onDelete: 'cascade' }),
    uploaderId: integer()
      .notNull()
      .references(() => users.id),
    /** What its sender called it. */
    name: text().notNull(),
    bytes: integer().notNull(),
    /** By its content, never by what its sender said. */
    mime: text().notNull(),
    /** Never shown: with it the file could be read without our checks. */
    fileKey: text().notNull().unique(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('ticket_files_ticket').on(table.ticketId, table.id),
    index('ticket_files_message').on(table.messageId),
    check('ticket_files_name_length', sql`char_length(${table.name}) between 1 and 200`),
    check('ticket_files_size', sql`${table.bytes} > 0`),
  ],
)
