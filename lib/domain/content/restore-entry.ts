import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context'
import { notFound } from '../errors'
import { reattachPictures } from '../media/placements'
import { moveTo, nextPosition } from '../positions'
import { announceChange } from '../webhooks/announce-change'
import { lockWebsite } from '../websites/queries'
import { openDeleted } from './deleted-entry'
import { ENTRY_TABLES, entryOrder } from './entry-tables'

/** Reverts a deletion: the entry gets back its id, its pictures and its position, or the last one of a list that has become
 *  shorter. Does nothing if it is already back. */
export async function restoreEntry(ctx: Context, { sealed }: { sealed: string }): Promise<void> {
  const deleted = openDeleted(ctx.secretBox, sealed)
  if (!deleted) throw notFound()
  const { kind, row, pictureIds } = deleted
  const table = ENTRY_TABLES[kind]
  const { id, websiteId, active } = row
  await ctx.transaction(async (tx) => {
    await lockWebsite(tx, websiteId)
    const [present] = await tx.db
      .select({ id: table.id })
      .from(table as PgTable)
      .where(eq(table.id, id))
    if (present) return
    const order = entryOrder(kind, websiteId)
    const last = await nextPosition(tx, order)
    await tx.db
      .insert(table as PgTable)
      .overridingSystemValue()
      .values({ ...row, position: last })
    await moveTo(tx, order, { id, position: last }, Math.min(row.position, last))
    await reattachPictures(tx, { kind, ownerId: id, websiteId }, pictureIds)
    await tx.audit({ action: 'entry.restored', subject: { type: kind, id }, after: { websiteId, active } })
    await announceChange(tx, { websiteId, entity: kind, id, action: 'created' })
  })
}
