import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Reads } from '../context'
import { firstPicture } from '../media/first-picture'
import { ENTRY_TABLES } from './entry-tables'
import type { EntryKind } from './schema'

/** The columns of an entry in a query on its kind's table: its row, and its first picture's hash. */
export function entryColumns(reads: Reads, kind: EntryKind) {
  const table = ENTRY_TABLES[kind]
  return { ...getTableColumns(table as PgTable), pictureHash: firstPicture(reads, kind, table.id) }
}
