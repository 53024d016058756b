import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { websites } from './websites'

/** A picture as a file. `placements.ts` assigns it to its owner, on the same website. The provider stores the bytes; the files of
 *  deleted rows are deleted there. */
export const pictures = pgTable(
  'pictures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** null: an upload of the agency for no website. */
    websiteId: integer().references(() => websites.id, { onDelete: 'cascade' }),
    /** Its public name: random, so that another one cannot be guessed. */
    hash: text().notNull().unique(),
    /** The file name given by its sender. */
    name: text().notNull(),
    alt: text().notNull().default(''),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Of the file that pages show; the fallback is for clients that cannot read it. */
    mime: text().notNull(),
    bytes: integer().notNull(),
    fileKey: text().notNull().unique(),
    fallbackMime: text().notNull(),
    fallbackKey: text().notNull().unique(),
    /** Narrower copies for small screens, of the widths in `PICTURE_WIDTHS`; null where the picture itself is no wider. */
    smallKey: text().unique(),
    mediumKey: text().unique(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // The target of the foreign keys of placements.
    unique('pictures_id_website').on(table.id, table.websiteId),
    index('pictures_website').on(table.websiteId),
    check('pictures_hash_form', sql`${table.hash} ~ '^[0-9a-f]{32}$'`),
    check('pictures_size', sql`${table.width} > 0 and ${table.height} > 0 and ${table.bytes} > 0`),
  ],
)
