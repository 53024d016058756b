import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context'
import { removeEntryPictures } from '../media/entry-pictures'
import { announceChange } from '../webhooks/announce-change'
import { ENTRY_TABLES } from './entry-tables'
import { closeGap } from './positions'
import { lockEntry } from './queries'
import type { EntryKind } from './schema'

/** Deletes an entry and its pictures; those behind it move forward. */
export async function deleteEntry(ctx: Context, kind: EntryKind, id: number): Promise<void> {
  const table = ENTRY_TABLES[kind]
  await ctx.transaction(async (tx) => {
    const entry = await lockEntry(tx, kind, id)
    await removeEntryPictures(tx, kind, id)
    await tx.db.delete(table as PgTable).where(eq(table.id, id))
    await closeGap(tx, table, entry)
    await announceChange(tx, { websiteId: entry.websiteId, entity: kind, id, action: 'deleted' })
  })
}
