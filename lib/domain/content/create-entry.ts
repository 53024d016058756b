import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context'
import { nextPosition } from '../positions'
import { announceChange } from '../webhooks/announce-change'
import { lockWebsite } from '../websites/queries'
import { requireDatesInOrder } from './dates-in-order'
import { ENTRY_TABLES, entryOrder } from './entry-tables'
import type { Entries, EntryInputs, EntryKind } from './schema'

/** Adds an entry at the end of the website's list. */
export async function createEntry<Kind extends EntryKind>(
  ctx: Context,
  { kind, websiteId, input }: { kind: Kind; websiteId: number; input: EntryInputs[Kind] },
): Promise<Entries[Kind]> {
  const table = ENTRY_TABLES[kind]
  requireDatesInOrder(input)
  return ctx.transaction(async (tx) => {
    await lockWebsite(tx, websiteId)
    const position = await nextPosition(tx, entryOrder(kind, websiteId))
    const [created] = await tx.db
      .insert(table as PgTable)
      .values({ ...input, websiteId, position })
      .returning()
    const entry = { ...created, pictureHash: null } as unknown as Entries[Kind]
    await announceChange(tx, { websiteId, entity: kind, id: entry.id, action: 'created' })
    return entry
  })
}
