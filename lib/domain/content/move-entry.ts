import { asc, eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context'
import { moveTo } from '../positions'
import { announceChange } from '../webhooks/announce-change'
import { entryColumns } from './entry-columns'
import { ENTRY_TABLES, entryOrder } from './entry-tables'
import { lockEntry } from './queries'
import type { Entries, EntryKind } from './schema'

/** Moves an entry to another position of its website's list, and returns the whole list in its new order. */
export async function moveEntry<Kind extends EntryKind>(
  ctx: Context,
  { kind, id, position }: { kind: Kind; id: number; position: number },
): Promise<Entries[Kind][]> {
  const table = ENTRY_TABLES[kind]
  return ctx.transaction(async (tx) => {
    const entry = await lockEntry(tx, { kind, id })
    await moveTo(tx, entryOrder(kind, entry.websiteId), entry, position)
    await announceChange(tx, { websiteId: entry.websiteId, entity: kind, id, action: 'moved' })
    const list = await tx.db
      .select(entryColumns(tx, kind))
      .from(table as PgTable)
      .where(eq(table.websiteId, entry.websiteId))
      .orderBy(asc(table.position))
    return list as unknown as Entries[Kind][]
  })
}
