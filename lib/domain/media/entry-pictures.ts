import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { pictures } from '@/db/schema/pictures'
import type { EntryKind } from '../content/schema'
import type { Context } from '../context'
import { fileColumns, storedKeys } from './stored-keys'

/** Which column of a picture names its entry. */
export const ENTRY_COLUMN: Record<EntryKind, PgColumn> = {
  testimonials: pictures.testimonialId,
  staff: pictures.staffMemberId,
  events: pictures.eventId,
}

/** The name of an entry's first picture, as a column of whatever query reads the entry's row. */
export function firstPicture({ db }: Context, kind: EntryKind, entryId: PgColumn): SQL<string | null> {
  const first = db
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(eq(ENTRY_COLUMN[kind], entryId))
    .orderBy(asc(pictures.id))
    .limit(1)
  return sql<string | null>`(${first})`
}

/** Takes the pictures of an entry away; their files follow in a job. The caller holds the entry's website. */
export async function removeEntryPictures(tx: Context, kind: EntryKind, entryId: number): Promise<void> {
  const removed = await tx.db.delete(pictures).where(eq(ENTRY_COLUMN[kind], entryId)).returning(fileColumns)
  const keys = removed.flatMap(storedKeys)
  if (keys.length > 0) await tx.enqueue({ queue: 'files', keys })
}
