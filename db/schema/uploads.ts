import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { pictures } from './pictures'
import { users } from './users'
import { websites } from './websites'

/** waiting: an address was given out; stored: the file lies at the provider and is looked at; done: it has become what
 *  it was sent for; failed: it was refused. */
export const uploadState = pgEnum('upload_state', ['waiting', 'stored', 'done', 'failed'])

/** A file that a browser sends to the provider itself. Written when the sender's right to the target has been checked;
 *  what the provider then says of the file is looked up here. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    websiteId: integer().references(() => websites.id, { onDelete: 'cascade' }),
    /** The entry that a picture is for. */
    entryId: integer(),
    /** What its sender called it. */
    name: text().notNull(),
    bytes: integer().notNull(),
    state: uploadState().notNull().default('waiting'),
    /** Of the raw file; the provider's, known when the address is given out. */
    fileKey: text().unique(),
    pictureId: integer().references(() => pictures.id, { onDelete: 'set null' }),
    errorCode: text(),
    error: text(),
    /** Since when somebody is at work on it; a claim that is minutes old was left by a process that died. */
    claimedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('uploads_open').on(table.createdAt).where(sql`${table.state} in ('waiting', 'stored')`),
    check('uploads_purpose', sql`${table.purpose} in ('gallery', 'testimonials', 'staff', 'events')`),
    check(
      'uploads_target',
      sql`(${table.purpose} = 'gallery') = (${table.websiteId} is not null) and (${table.purpose} = 'gallery') = (${table.entryId} is null)`,
    ),
    check('uploads_failed_says_why', sql`(${table.state} = 'failed') = (${table.error} is not null)`),
  ],
)
