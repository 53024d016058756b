import { and, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import type { Reads, Tx } from '../context'
import { closeGap, type ListOrder } from '../positions'
import { PICTURE_OWNERS } from './owners'
import { PictureKind } from './schema'
import { storedKeys } from './stored-keys'

/** The owner of a picture. Both ids are null for an upload without a website. */
export type Place = { kind: PictureKind; ownerId: number | null; websiteId: number | null }
export type Placement = Place & { id: number; position: number }

/** The order of an owner's pictures. */
export function pictureOrder({ kind, ownerId }: Pick<Place, 'kind' | 'ownerId'>): ListOrder {
  const { placements } = PICTURE_OWNERS[kind]
  return { table: placements, scope: placements.ownerId, value: ownerId }
}

/** All placements of a picture, in one query. */
export async function listPlacements(tx: Tx, pictureId: number): Promise<Placement[]> {
  const ofEachKind = PictureKind.options.map(
    (kind) => sql`
      select ${kind}::text as kind, id, owner_id as "ownerId", website_id as "websiteId", position
      from ${PICTURE_OWNERS[kind].placements} where picture_id = ${pictureId}`,
  )
  const { rows } = await tx.db.execute<Placement>(sql.join(ofEachKind, sql` union all `))
  return rows
}

/** The placement in which a picture may be moved. */
export const findMovable = (placements: Placement[]): Placement | undefined =>
  placements.find(({ kind }) => PICTURE_OWNERS[kind].movable)

/** Removes a picture from one of its owners. The caller has locked the website, and deletes the picture if unplaced. */
export async function removePlacement(tx: Tx, placement: Placement): Promise<void> {
  const { placements } = PICTURE_OWNERS[placement.kind]
  await tx.db.delete(placements).where(eq(placements.id, placement.id))
  await closeGap(tx, pictureOrder(placement), placement)
}

/** Removes all pictures of an owner, and deletes those without another owner. The caller has locked the website. */
export async function removePlacements(tx: Tx, kind: PictureKind, ownerId: number): Promise<void> {
  await deleteUnplaced(tx, await detachPictures(tx, kind, ownerId), kind)
}

/** Removes all pictures of an owner, and leaves those without another owner to the nightly job. Returns their ids in
 *  their order. The caller has locked the website. */
export async function detachPictures(tx: Tx, kind: PictureKind, ownerId: number): Promise<number[]> {
  const { placements } = PICTURE_OWNERS[kind]
  const removed = await tx.db
    .delete(placements)
    .where(eq(placements.ownerId, ownerId))
    .returning({ pictureId: placements.pictureId, position: placements.position })
  return removed.toSorted((a, b) => a.position - b.position).map(({ pictureId }) => pictureId)
}

/** Gives detached pictures back to their owner, which has none; those that the nightly job has deleted are left out. The
 *  caller has locked the website. */
export async function reattachPictures(
  tx: Tx,
  { kind, ...owner }: Place & { ownerId: number; websiteId: number },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const found = await tx.db
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(inArray(pictures.id, [...ids]), eq(pictures.websiteId, owner.websiteId)))
    .for('update')
  const left = ids.filter((id) => found.some((one) => one.id === id))
  if (left.length === 0) return
  const rows = left.map((pictureId, index) => ({ ...owner, pictureId, position: index + 1 }))
  await tx.db.insert(PICTURE_OWNERS[kind].placements).values(rows)
}

/** Deletes the given pictures that have no owner left, and enqueues a job that deletes their files. `kind`: of their
 *  last owner, null when unknown. */
export async function deleteUnplaced(tx: Tx, ids: number[], kind: PictureKind | null): Promise<void> {
  if (ids.length === 0) return
  const deleted = await tx.db
    .delete(pictures)
    .where(and(inArray(pictures.id, ids), isUnplaced(tx)))
    .returning()
  for (const { id, websiteId, hash, name } of deleted) {
    const before = { websiteId, kind, hash, name }
    await tx.audit({ action: 'picture.deleted', subject: { type: 'picture', id }, before })
  }
  const keys = deleted.flatMap(storedKeys)
  if (keys.length > 0) await tx.enqueue({ queue: 'files', keys })
}

/** Whether a row of `pictures` has no owner. */
export function isUnplaced({ db }: Pick<Reads, 'db'>): SQL | undefined {
  const nowhere = Object.values(PICTURE_OWNERS).map(({ placements }) =>
    notExists(db.select({ id: placements.id }).from(placements).where(eq(placements.pictureId, pictures.id))),
  )
  return and(...nowhere)
}
