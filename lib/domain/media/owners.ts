import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { events } from '@/db/schema/events'
import {
  eventPictures,
  galleryPictures,
  logoPictures,
  type PlacementTable,
  productPictures,
  staffMemberPictures,
  testimonialPictures,
  uploadPictures,
} from '@/db/schema/placements'
import { products } from '@/db/schema/products'
import { staffMembers } from '@/db/schema/staff-members'
import { testimonials } from '@/db/schema/testimonials'
import { websites } from '@/db/schema/websites'
import type { Permission } from '../permissions/policy'
import type { Change } from '../webhooks/schema'
import type { PictureKind } from './schema'

type PictureOwner = {
  /** The join table of owners and pictures. */
  placements: PlacementTable
  /** The owners' table, with their key, their website, and whether visitors see them (null: always). */
  table: PgTable
  id: PgColumn
  websiteId: PgColumn
  visible: PgColumn | null
  /** What webhooks report of a change to a picture: the picture itself, or an update of its owner. null: nothing. */
  announces: { entity: Change['entity']; subject: 'picture' | 'owner' } | null
  /** The permission to list or add such pictures; null: owning the website is enough. */
  permission: Permission | null
  /** Whether they may be moved; otherwise they stay in the order in which they were added. */
  movable: boolean
}

type EntryTable = PgTable & { id: PgColumn; websiteId: PgColumn; active: PgColumn }

/** An entry of a website, which may be hidden. */
const entry = (table: EntryTable, placements: PlacementTable, entity: Change['entity']): PictureOwner => ({
  placements,
  table,
  id: table.id,
  websiteId: table.websiteId,
  visible: table.active,
  announces: { entity, subject: 'owner' },
  permission: null,
  movable: true,
})

// An alias, because every query joins an owner with its website.
const owner = alias(websites, 'owner')
const website = { table: owner, id: owner.id, websiteId: owner.id, visible: null }

/** All kinds of picture owners; their placement tables are in `db/schema/placements.ts`. */
export const PICTURE_OWNERS: Record<PictureKind, PictureOwner> = {
  gallery: {
    ...website,
    placements: galleryPictures,
    announces: { entity: 'gallery', subject: 'picture' },
    permission: null,
    movable: true,
  },
  logo: {
    ...website,
    placements: logoPictures,
    announces: null,
    permission: null,
    movable: false,
  },
  upload: {
    ...website,
    placements: uploadPictures,
    announces: null,
    permission: 'uploads.manage',
    movable: false,
  },
  testimonials: entry(testimonials, testimonialPictures, 'testimonials'),
  staff: entry(staffMembers, staffMemberPictures, 'staff'),
  events: entry(events, eventPictures, 'events'),
  products: entry(products, productPictures, 'products'),
}
