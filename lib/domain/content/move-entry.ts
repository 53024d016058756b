import { asc, eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context'
import { announceChange } from '../webhooks/announce-change'
import { entryColumns } from './entry-columns'
import { ENTRY_TABLES } from './entry-tables'
import { moveTo } from './positions'
import { lockEntry } from './queries'
import type { Entries, EntryKind } from './schema'

/** Puts an entry at another place of its website's list, and answers the whole list in its new order. */
export async function moveEntry<Kind extends EntryKind>(
  ctx: Context,
  kind: Kind,
  id: number,
  position: number,
): Promise<Entries[Kind][]> {
  const table = ENTRY_TABLES[kind]
  return ctx.transaction(async (tx) => {
    const entry = await lockEntry(tx, kind, id)
    await moveTo(tx, table, entry, position)
    await announceChange(tx, { websiteId: entry.websiteId, entity: kind, id, action: 'moved' })
    const list = await tx.db
      .select(entryColumns(tx, kind))
      .from(table as PgTable)
      .where(eq(table.websiteId, entry.websiteId))
      .orderBy(asc(table.position))
    return list as unknown as Entries[Kind][]
  })
}
