import type { PgColumn } from 'drizzle-orm/pg-core'
import { events } from '@/db/schema/events'
import { staffMembers } from '@/db/schema/staff-members'
import { testimonials } from '@/db/schema/testimonials'
import type { ListOrder, PositionedTable } from '../positions'
import type { EntryKind } from './schema'

export type EntryTable = PositionedTable & { websiteId: PgColumn; active: PgColumn; updatedAt: PgColumn }

/** One table per kind. Drizzle loses the column types of a variable table, so the callers cast their results. */
export const ENTRY_TABLES: Record<EntryKind, EntryTable> = { testimonials, staff: staffMembers, events }

/** The order of a website's entries of a kind. */
export function entryOrder(kind: EntryKind, websiteId: number): ListOrder {
  const table = ENTRY_TABLES[kind]
  return { table, scope: table.websiteId, value: websiteId }
}
