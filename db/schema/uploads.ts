import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { pictures } from './pictures'
import { users } from './users'

/** waiting: a URL was issued; stored: the file is at the provider and being checked; done: it was processed for its purpose;
 *  failed: it was refused. */
export const uploadState = pgEnum('upload_state', ['waiting', 'stored', 'done', 'failed'])

/** A file that a browser sends directly to the provider. Written once the sender's permission for the target is checked; the
 *  provider's callbacks are matched against it. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The kind of owner that gets the picture, as in `PICTURE_OWNERS`, and its id. */
    purpose: text().notNull(),
    ownerId: integer().notNull(),
    /** The file name given by its sender. */
    name: text().notNull(),
    bytes: integer().notNull(),
    state: uploadState().notNull().default('waiting'),
    /** Of the raw file; assigned by the provider when the URL is issued. */
    fileKey: text().unique(),
    pictureId: integer().references(() => pictures.id, { onDelete: 'set null' }),
    errorCode: text(),
    error: text(),
    /** When an instance claimed it; a claim that is minutes old belongs to a process that died. */
    claimedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('uploads_open').on(table.createdAt).where(sql`${table.state} in ('waiting', 'stored')`),
    check('uploads_failed_says_why', sql`(${table.state} = 'failed') = (${table.error} is not null)`),
  ],
)
