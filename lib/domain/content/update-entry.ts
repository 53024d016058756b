import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context'
import { announceChange } from '../webhooks/announce-change'
import { requireDatesInOrder } from './dates-in-order'
import { entryColumns } from './entry-columns'
import { ENTRY_TABLES } from './entry-tables'
import { lockEntry } from './queries'
import type { Entries, EntryInputs, EntryKind, Given } from './schema'

/** Changes the given fields of an entry and leaves the others, its place included. */
export async function updateEntry<Kind extends EntryKind>(
  ctx: Context,
  kind: Kind,
  id: number,
  changes: Given<EntryInputs[Kind]>,
): Promise<Entries[Kind]> {
  const table = ENTRY_TABLES[kind]
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  requireDatesInOrder(given)
  return ctx.transaction(async (tx) => {
    const entry = await lockEntry(tx, kind, id)
    requireDatesInOrder({ ...entry, ...given })
    const [changed] = await tx.db
      .update(table as PgTable)
      .set({ ...given, updatedAt: sql`clock_timestamp()` })
      .where(eq(table.id, id))
      .returning(entryColumns(tx, kind))
    await announceChange(tx, { websiteId: entry.websiteId, entity: kind, id, action: 'updated' })
    return changed as unknown as Entries[Kind]
  })
}
