import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { ticketMessages, tickets } from './tickets'
import { users } from './users'

/** A file attached to a ticket or to a message in it. The provider stores its bytes, and deletes those of deleted rows. */
export const ticketFiles = pgTable(
  'ticket_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ticketId: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /** The message that it is attached to; null for the ticket's first, its description. */
    messageId: integer().references(() => ticketMessages.id, { onDelete: 'cascade' }),
    uploaderId: integer()
      .notNull()
      .references(() => users.id),
    /** The file name given by its sender. */
    name: text().notNull(),
    bytes: integer().notNull(),
    /** Detected from its content, never taken from its sender. */
    mime: text().notNull(),
    /** Never exposed: with it the file could be read without our checks. */
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
