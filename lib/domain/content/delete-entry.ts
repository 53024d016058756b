import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context'
import { removePlacements } from '../media/placements'
import { closeGap } from '../positions'
import { announceChange } from '../webhooks/announce-change'
import { ENTRY_TABLES, entryOrder } from './entry-tables'
import { lockEntry } from './queries'
import type { EntryKind } from './schema'

/** Deletes an entry and its pictures; the entries after it move up. */
export async function deleteEntry(
  ctx: Context,
  { kind, id }: { kind: EntryKind; id: number },
): Promise<void> {
  const table = ENTRY_TABLES[kind]
  await ctx.transaction(async (tx) => {
    const entry = await lockEntry(tx, { kind, id })
    await removePlacements(tx, kind, id)
    await tx.db.delete(table as PgTable).where(eq(table.id, id))
    await closeGap(tx, entryOrder(kind, entry.websiteId), entry)
    const { websiteId, active } = entry
    await tx.audit({ action: 'entry.deleted', subject: { type: kind, id }, before: { websiteId, active } })
    await announceChange(tx, { websiteId, entity: kind, id, action: 'deleted' })
  })
}
