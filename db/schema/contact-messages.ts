import { boolean, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const contactForm = pgEnum('contact_form', ['home-form', 'contact-form'])

/** A visitor's message, kept before it is mailed to the agency. */
export const contactMessages = pgTable('contact_messages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  form: contactForm().notNull(),
  senderName: text().notNull(),
  senderEmail: text().notNull(),
  fields: jsonb().$type<Record<string, string | boolean>>().notNull(),
  /** The hidden field was filled: kept for the record, never mailed. */
  suspicious: boolean().notNull().default(false),
  createdAt: instant().notNull().defaultNow(),
})
