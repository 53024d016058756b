import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context'
import { DomainError } from '../errors'
import type { Given } from '../given-fields'
import { requireUnrestricted } from '../restrictions/require-unrestricted'
import { announceChange } from '../webhooks/announce-change'
import { requireDatesInOrder } from './dates-in-order'
import { entryColumns } from './entry-columns'
import { ENTRY_TABLES } from './entry-tables'
import { CHANGED_SINCE, entryVersion } from './policy'
import { lockEntry } from './queries'
import type { Entries, EntryInputs, EntryKind } from './schema'

type Change<Kind extends EntryKind> = {
  kind: Kind
  id: number
  changes: Given<EntryInputs[Kind]>
  /** The versions that may be changed; by default any. */
  versions?: readonly string[] | undefined
}

/** Changes some fields of an entry and leaves the others, its position included. `precondition_failed` if its version is not
 *  among those given. */
export async function updateEntry<Kind extends EntryKind>(
  ctx: Context,
  { kind, id, changes, versions }: Change<Kind>,
): Promise<Entries[Kind]> {
  const table = ENTRY_TABLES[kind]
  const fields = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  requireDatesInOrder(fields)
  return ctx.transaction(async (tx) => {
    const entry = await lockEntry(tx, { kind, id })
    if (versions && !versions.includes(entryVersion(entry)))
      throw new DomainError('precondition_failed', undefined, {
        issues: [{ path: 'version', message: CHANGED_SINCE }],
      })
    requireDatesInOrder({ ...entry, ...fields })
    if (changes.active && !entry.active) await requireUnrestricted(tx, { kind, id })
    const [changed] = await tx.db
      .update(table as PgTable)
      .set({ ...fields, updatedAt: sql`clock_timestamp()` })
      .where(eq(table.id, id))
      .returning(entryColumns(tx, kind))
    await announceChange(tx, { websiteId: entry.websiteId, entity: kind, id, action: 'updated' })
    return changed as unknown as Entries[Kind]
  })
}
