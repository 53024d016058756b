import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { pictures } from './pictures'
import { users } from './users'

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
    /** Which kind of owner gets the picture, as in `PICTURE_OWNERS`, and which one. */
    purpose: text().notNull(),
    ownerId: integer().notNull(),
    /** What its sender called it. */
    name: text().notNull(),
    bytes: integer().notNull(),
    state: uploadState().notNull().default('waiting'),
    /** Of the raw file; the provider's, known when the address is given out. */
    fileKey: text().unique(),
    pictureId: integer().references(() => pictures.id, { onDelete: 'set null' }),
    errorCode: text(),
    error: text(),
    /** When an instance claimed it; a claim that is minutes old was left by a process that died. */
    claimedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('uploads_open').on(table.createdAt).where(sql`${table.state} in ('waiting', 'stored')`),
    check('uploads_failed_says_why', sql`(${table.state} = 'failed') = (${table.error} is not null)`),
  ],
)
