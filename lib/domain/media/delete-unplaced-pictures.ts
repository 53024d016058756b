import { and, asc, lt } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import type { Context } from '../context'
import { deleteUnplaced, isUnplaced } from './placements'

const DAY_MS = 24 * 60 * 60 * 1000
const CHUNK = 200

/** For the nightly job: deletes pictures without an owner, such as after a cascading delete, and their files. */
export async function deleteUnplacedPictures(ctx: Context): Promise<void> {
  let found = CHUNK
  while (found === CHUNK)
    found = await ctx.transaction(async (tx) => {
      const isOld = lt(pictures.createdAt, new Date(tx.now().getTime() - DAY_MS))
      // Locked first, so that no transaction can place them before they are deleted.
      const rows = await tx.db
        .select({ id: pictures.id })
        .from(pictures)
        .where(and(isOld, isUnplaced(tx)))
        .orderBy(asc(pictures.id))
        .limit(CHUNK)
        .for('update', { skipLocked: true })
      const ids = rows.map(({ id }) => id)
      await deleteUnplaced(tx, ids, null)
      return rows.length
    })
}
