import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { events } from './events'
import { staffMembers } from './staff-members'
import { testimonials } from './testimonials'
import { websites } from './websites'

/** gallery: a website's own; upload: the agency's, on a website or on none; the others: of the entry that is named. */
export const pictureKind = pgEnum('picture_kind', ['gallery', 'upload', 'testimonials', 'staff', 'events'])

/** A picture as it is served. Its files lie at the provider; those whose row is gone are deleted there. */
export const pictures = pgTable(
  'pictures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    websiteId: integer().references(() => websites.id, { onDelete: 'cascade' }),
    kind: pictureKind().notNull(),
    /** Its place in the website's gallery, 1…n; null outside galleries. Unique as in `positioned.ts`. */
    position: integer(),
    testimonialId: integer(),
    staffMemberId: integer(),
    eventId: integer(),
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
    /** Narrower copies for small screens, of the widths in `PICTURE_WIDTHS`; null where the picture itself is no wider. */
    smallKey: text().unique(),
    mediumKey: text().unique(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('pictures_website').on(table.websiteId, table.kind, table.id),
    check('pictures_hash_form', sql`${table.hash} ~ '^[0-9a-f]{32}$'`),
    check('pictures_size', sql`${table.width} > 0 and ${table.height} > 0 and ${table.bytes} > 0`),
    check(
      'pictures_gallery_has_position',
      sql`(${table.kind} = 'gallery') = (${table.position} is not null)`,
    ),
    check('pictures_position', sql`${table.position} >= 1`),
    check('pictures_have_website', sql`${table.kind} = 'upload' or ${table.websiteId} is not null`),
    // As text: a value cannot be used as the type's own in the transaction that adds it.
    check(
      'pictures_kind_names_entry',
      sql`(${table.kind}::text = 'testimonials') = (${table.testimonialId} is not null)
        and (${table.kind}::text = 'staff') = (${table.staffMemberId} is not null)
        and (${table.kind}::text = 'events') = (${table.eventId} is not null)`,
    ),
    // With the website, so that a picture cannot hang on two.
    foreignKey({
      name: 'pictures_testimonial',
      columns: [table.testimonialId, table.websiteId],
      foreignColumns: [testimonials.id, testimonials.websiteId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'pictures_staff_member',
      columns: [table.staffMemberId, table.websiteId],
      foreignColumns: [staffMembers.id, staffMembers.websiteId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'pictures_event',
      columns: [table.eventId, table.websiteId],
      foreignColumns: [events.id, events.websiteId],
    }).onDelete('cascade'),
    index('pictures_of_testimonial').on(table.testimonialId, table.id).where(sql`testimonial_id is not null`),
    index('pictures_of_staff_member')
      .on(table.staffMemberId, table.id)
      .where(sql`staff_member_id is not null`),
    index('pictures_of_event').on(table.eventId, table.id).where(sql`event_id is not null`),
  ],
)
