import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { websites } from './websites'

/** gallery: a website's own; upload: the agency's, on a website or on none. */
export const pictureKind = pgEnum('picture_kind', ['gallery', 'upload'])

/** A picture as it is served. Its files lie at the provider; those whose row is gone are deleted there. */
export const pictures = pgTable(
  'pictures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    websiteId: integer().references(() => websites.id, { onDelete: 'cascade' }),
    kind: pictureKind().notNull(),
    /** Its place in the website's gallery, 1…n; null outside galleries. Unique as in `positioned.ts`. */
    position: integer(),
    /** Its public name: drawn, so that nobody can guess the next. */
    hash: text().notNull().unique(),
    /** What the person who sent it called it. */
    name: text().notNull(),
    alt: text().notNull().default(''),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Of the file that pages show; the fallback is for what cannot read it. */
    mime: text().notNull(),
    bytes: integer().notNull(),
    fileKey: text().notNull().unique(),
    fallbackMime: text().notNull(),
    fallbackKey: text().notNull().unique(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('pictures_website').on(table.websiteId, table.kind, table.id),
    check('pictures_hash_form', sql`${table.hash} ~ '^[0-9a-f]{32}$'`),
    check('pictures_size', sql`${table.width} > 0 and ${table.height} > 0 and ${table.bytes} > 0`),
    check('pictures_gallery_has_website', sql`${table.kind} <> 'gallery' or ${table.websiteId} is not null`),
    check(
      'pictures_gallery_has_position',
      sql`(${table.kind} = 'gallery') = (${table.position} is not null)`,
    ),
    check('pictures_position', sql`${table.position} >= 1`),
  ],
)
