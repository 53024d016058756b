import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context, Tx } from '../context'
import { nextPosition } from '../positions'
import { createOnce } from '../submissions/create-once'
import type { Keyed } from '../submissions/schema'
import { announceChange } from '../webhooks/announce-change'
import { lockWebsite } from '../websites/queries'
import { requireDatesInOrder } from './dates-in-order'
import { ENTRY_TABLES, entryOrder } from './entry-tables'
import { lockEntry } from './queries'
import type { Entries, EntryInputs, EntryKind } from './schema'

type NewEntry<Kind extends EntryKind> = { kind: Kind; websiteId: number; input: EntryInputs[Kind] }

/** Adds an entry at the end of the website's list. */
export async function createEntry<Kind extends EntryKind>(
  ctx: Context,
  { submissionId, ...entry }: NewEntry<Kind> & Keyed,
): Promise<Entries[Kind]> {
  const { kind } = entry
  requireDatesInOrder(entry.input)
  return ctx.transaction((tx) =>
    createOnce(
      tx,
      { submissionId, of: 'entry', content: entry },
      {
        create: () => insertEntry(tx, entry),
        read: (id) => lockEntry(tx, { kind, id }),
      },
    ),
  )
}

async function insertEntry<Kind extends EntryKind>(
  tx: Tx,
  { kind, websiteId, input }: NewEntry<Kind>,
): Promise<Entries[Kind]> {
  await lockWebsite(tx, websiteId)
  const position = await nextPosition(tx, entryOrder(kind, websiteId))
  const [created] = await tx.db
    .insert(ENTRY_TABLES[kind] as PgTable)
    .values({ ...input, websiteId, position })
    .returning()
  const entry = { ...created, pictureHash: null } as unknown as Entries[Kind]
  await announceChange(tx, { websiteId, entity: kind, id: entry.id, action: 'created' })
  return entry
}
