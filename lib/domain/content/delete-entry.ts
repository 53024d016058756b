import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context, Tx } from '../context'
import { detachPictures, removePlacements } from '../media/placements'
import { closeGap } from '../positions'
import { announceChange } from '../webhooks/announce-change'
import { sealDeleted } from './deleted-entry'
import { ENTRY_TABLES, entryOrder } from './entry-tables'
import { lockEntry } from './queries'
import type { DeletedEntry, EntryKind } from './schema'

type Target = { kind: EntryKind; id: number }

/** Deletes an entry and its pictures; the entries after it move up. */
export async function deleteEntry(ctx: Context, target: Target): Promise<void> {
  await remove(ctx, target, async (tx, { kind, id }) => {
    await removePlacements(tx, kind, id)
    return []
  })
}

/** The same, but keeps its pictures until the nightly job. Returns the sealed data from which `restoreEntry` reverts it. */
export async function deleteEntryForNow(ctx: Context, target: Target): Promise<string> {
  const deleted = await remove(ctx, target, (tx, { kind, id }) => detachPictures(tx, kind, id))
  return sealDeleted(ctx.secretBox, deleted)
}

async function remove(
  ctx: Context,
  { kind, id }: Target,
  removePictures: (tx: Tx, target: Target) => Promise<number[]>,
): Promise<DeletedEntry> {
  const table = ENTRY_TABLES[kind]
  return ctx.transaction(async (tx) => {
    const { pictureHash: _, ...row } = await lockEntry(tx, { kind, id })
    const pictureIds = await removePictures(tx, { kind, id })
    await tx.db.delete(table as PgTable).where(eq(table.id, id))
    await closeGap(tx, entryOrder(kind, row.websiteId), row)
    const { websiteId, active } = row
    await tx.audit({ action: 'entry.deleted', subject: { type: kind, id }, before: { websiteId, active } })
    await announceChange(tx, { websiteId, entity: kind, id, action: 'deleted' })
    return { kind, row, pictureIds }
  })
}
