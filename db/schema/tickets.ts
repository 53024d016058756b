import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, primaryKey, real, text, unique } from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { instant, searchText } from './columns'
import { users } from './users'
import { websites } from './websites'

/** The labels are the specification's, shown and sent as they are. */
export const ticketType = pgEnum('ticket_type', ['Nouveau site', 'Mise à jour', 'Bug', 'Suggestion'])
export const ticketStatus = pgEnum('ticket_status', ['open', 'closed'])
/** Who has to answer next. */
export const waitingFor = pgEnum('waiting_for', ['agency', 'client'])

export const tickets = pgTable(
  'tickets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer()
      .notNull()
      .references(() => clients.id),
    /** The client it belongs to: its author, or the client on whose behalf the agency wrote it. */
    userId: integer()
      .notNull()
      .references(() => users.id),
    type: ticketType().notNull(),
    title: text().notNull(),
    status: ticketStatus().notNull().default('open'),
    /** The site that it is about. */
    websiteId: integer().references(() => websites.id, { onDelete: 'set null' }),
    assigneeId: integer().references(() => users.id, { onDelete: 'set null' }),
    waitingFor: waitingFor().notNull().default('agency'),
    /** 0 for Pro, 1 Standard, 2 Basique, 3 none, by the plan of its site or else its client's best, and half a step less for a
     *  client who pays for priority: updated with all of these. */
    planRank: real().notNull().default(3),
    /** The agency's deadline for its first answer, by the plan on the day it was opened; null for tickets older than these
     *  deadlines. */
    answerDueAt: instant(),
    /** When the agency first answered. */
    firstAnsweredAt: instant(),
    /** The id of its latest message; not a foreign key, as messages are never deleted alone. */
    lastMessageId: integer().notNull().default(0),
    /** The form and text that opened it, so that a repeat opens no second ticket. */
    submission: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    search: searchText('title'),
  },
  (table) => [
    index('tickets_client_updated').on(table.clientId, table.updatedAt, table.id),
    index('tickets_client_status').on(table.clientId, table.status, table.updatedAt, table.id),
    index('tickets_updated').on(table.updatedAt, table.id),
    index('tickets_status').on(table.status, table.updatedAt, table.id),
    // For any filter of the inbox: `firstRows` reads each value of an open column separately. No assignee is 0, because the
    // planner derives no order from « is null ».
    index('tickets_queue_kind')
      .on(table.type, table.waitingFor, table.planRank, table.createdAt, table.id)
      .where(sql`${table.status} = 'open'`),
    index('tickets_queue_assigned')
      .on(
        sql`coalesce(${table.assigneeId}, 0)`,
        table.type,
        table.waitingFor,
        table.planRank,
        table.createdAt,
        table.id,
      )
      .where(sql`${table.status} = 'open'`),
    index('tickets_kind').on(table.status, table.type, table.waitingFor, table.updatedAt, table.id),
    index('tickets_assigned').on(
      sql`coalesce(${table.assigneeId}, 0)`,
      table.status,
      table.type,
      table.waitingFor,
      table.updatedAt,
      table.id,
    ),
    index('tickets_assignee').on(table.assigneeId),
    index('tickets_search').using('gin', table.search.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('tickets_overdue')
      .on(table.answerDueAt)
      .where(sql`${table.status} = 'open' and ${table.firstAnsweredAt} is null`),
    index('tickets_created').on(table.createdAt),
    index('tickets_website').on(table.websiteId),
    unique('tickets_submission_unique').on(table.userId, table.submission),
    check('tickets_plan_rank', sql`${table.planRank} between -0.5 and 3`),
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
    /** Empty for a message that only has files. */
    body: text().notNull(),
    /** How many files are attached; those of the first message belong to the ticket. */
    fileCount: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('ticket_messages_ticket').on(table.ticketId, table.id),
    check('ticket_messages_body_length', sql`char_length(${table.body}) <= 10000`),
    check('ticket_messages_not_empty', sql`${table.body} <> '' or ${table.fileCount} > 0`),
  ],
)

/** Notes among the agency's staff: no client ever reads them. */
export const ticketNotes = pgTable(
  'ticket_notes',
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
    index('ticket_notes_ticket').on(table.ticketId, table.id),
    check('ticket_notes_body_length', sql`char_length(${table.body}) between 1 and 10000`),
  ],
)

/** How far a person has read a ticket. */
export const ticketReads = pgTable(
  'ticket_reads',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ticketId: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    lastMessageId: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.ticketId] }),
    index('ticket_reads_ticket').on(table.ticketId),
  ],
)
