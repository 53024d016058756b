import { sql } from 'drizzle-orm'
import { check, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { positionedColumns } from './positioned'

export const staffMembers = pgTable(
  'staff_members',
  {
    ...positionedColumns(),
    name: text().notNull(),
    role: text().notNull(),
    description: text(),
  },
  (table) => [
    unique('staff_members_id_website').on(table.id, table.websiteId),
    check('staff_members_position', sql`${table.position} >= 1`),
    check(
      'staff_members_texts',
      sql`${table.name} <> '' and ${table.role} <> '' and ${table.description} <> ''`,
    ),
  ],
)
