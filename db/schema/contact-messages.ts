import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, searchText } from './columns'

/** How far the agency is with a lead: a visitor's message or a client's project. */
export const leadStatus = pgEnum('lead_status', ['new', 'in_progress', 'done'])

export const contactForm = pgEnum('contact_form', [
  'home-form',
  'contact-form',
  'withdrawal-form',
  'termination-form',
])

/** A visitor's message, or the termination of a contract or a consumer's withdrawal from it, kept before it is mailed to the agency. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    form: contactForm().notNull(),
    senderName: text().notNull(),
    /** '' for a termination without one. */
    senderEmail: text().notNull(),
    fields: jsonb().$type<Record<string, string | boolean>>().notNull(),
    /** The hidden field was filled: kept for the record, never mailed. */
    suspicious: boolean().notNull().default(false),
    /** Over that day's limit: mailed in an hourly digest. */
    awaitsDigest: boolean().notNull().default(false),
    status: leadStatus().notNull().default('new'),
    /** The agency's own. */
    notes: text().notNull().default(''),
    createdAt: instant().notNull().defaultNow(),
    search: searchText('sender_name', 'sender_email'),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt).where(sql`not ${table.suspicious}`),
    index('contact_messages_status').on(table.status, table.id).where(sql`not ${table.suspicious}`),
    index('contact_messages_quotes')
      .on(table.status, table.id)
      .where(sql`not ${table.suspicious} and ${table.fields} ->> 'subject' = 'devis'`),
    index('contact_messages_withdrawals')
      .on(table.status, table.id)
      .where(sql`not ${table.suspicious} and ${table.fields} ->> 'subject' = 'retractation'`),
    index('contact_messages_terminations')
      .on(table.status, table.id)
      .where(sql`not ${table.suspicious} and ${table.fields} ->> 'subject' = 'resiliation'`),
    index('contact_messages_search')
      .using('gin', table.search.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    index('contact_messages_digest').on(table.id).where(sql`${table.awaitsDigest}`),
  ],
)
