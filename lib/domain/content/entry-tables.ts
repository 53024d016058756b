import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { events } from '@/db/schema/events'
import { staffMembers } from '@/db/schema/staff-members'
import { testimonials } from '@/db/schema/testimonials'
import type { PositionedTable } from './positions'
import type { EntryKind } from './schema'

export type EntryTable = PositionedTable & PgTable & { active: PgColumn; updatedAt: PgColumn }

/** One table a kind. Drizzle loses a table's columns when the table is a variable, so the verbs name their results. */
export const ENTRY_TABLES: Record<EntryKind, EntryTable> = { testimonials, staff: staffMembers, events }
