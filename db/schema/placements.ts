import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, type PgColumn, pgTable, unique } from 'drizzle-orm/pg-core'
import { events } from './events'
import { pictures } from './pictures'
import { products } from './products'
import { staffMembers } from './staff-members'
import { testimonials } from './testimonials'
import { websites } from './websites'

/** A kind of owner: rows of a website, or the website itself. */
type Owner = { id: PgColumn; websiteId?: PgColumn }

/**
 * Which pictures the rows of a table have, each at its position, 1…n. The website is part of both foreign keys, so that
 * an owner has pictures of its own website only. `orNone`: for pictures that may belong to no website. `single`: for
 * owners that have one picture at most.
 *
 * The constraint `<name>_owner_position`, which drizzle cannot express, is written by hand in the migration: UNIQUE NULLS
 * NOT DISTINCT (owner_id, position) DEFERRABLE INITIALLY DEFERRED, so that neighbours can swap places.
 */
function placements(name: string, owner: Owner, { orNone = false, single = false } = {}) {
  const reference = (): ReturnType<typeof integer> => (orNone ? integer() : integer().notNull())
  return pgTable(
    name,
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      ownerId: reference(),
      websiteId: reference(),
      pictureId: integer().notNull(),
      position: integer().notNull(),
    },
    (table) => [
      foreignKey({
        name: `${name}_owner`,
        ...(owner.websiteId
          ? { columns: [table.ownerId, table.websiteId], foreignColumns: [owner.id, owner.websiteId] }
          : { columns: [table.ownerId], foreignColumns: [owner.id] }),
      }).onDelete('cascade'),
      ...(owner.websiteId
        ? []
        : [check(`${name}_of_website`, sql`${table.ownerId} is not distinct from ${table.websiteId}`)]),
      foreignKey({
        name: `${name}_picture`,
        columns: [table.pictureId, table.websiteId],
        foreignColumns: [pictures.id, pictures.websiteId],
      }).onDelete('cascade'),
      // PostgreSQL does not check a key that contains a null, so that the picture needs its own foreign key.
      ...(orNone
        ? [
            foreignKey({
              name: `${name}_any_picture`,
              columns: [table.pictureId],
              foreignColumns: [pictures.id],
            }).onDelete('cascade'),
          ]
        : []),
      unique(`${name}_once`).on(table.pictureId, table.ownerId).nullsNotDistinct(),
      check(`${name}_position`, single ? sql`${table.position} = 1` : sql`${table.position} >= 1`),
    ],
  )
}

export type PlacementTable = ReturnType<typeof placements>

export const galleryPictures = placements('gallery_pictures', websites)
export const uploadPictures = placements('upload_pictures', websites, { orNone: true })
export const logoPictures = placements('logo_pictures', websites, { single: true })
export const testimonialPictures = placements('testimonial_pictures', testimonials)
export const staffMemberPictures = placements('staff_member_pictures', staffMembers)
export const eventPictures = placements('event_pictures', events)
export const productPictures = placements('product_pictures', products)
