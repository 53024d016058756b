import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context'
import { firstPicture } from '../media/entry-pictures'
import { ENTRY_TABLES } from './entry-tables'
import type { EntryKind } from './schema'

/** What a query on a kind's table reads of an entry: its row, and its first picture's name. */
export function entryColumns(ctx: Context, kind: EntryKind) {
  const table = ENTRY_TABLES[kind]
  return { ...getTableColumns(table as PgTable), pictureHash: firstPicture(ctx, kind, table.id) }
}
