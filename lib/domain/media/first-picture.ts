import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { pictures } from '@/db/schema/pictures'
import type { Reads } from '../context'
import { PICTURE_OWNERS } from './owners'
import type { PictureKind } from './schema'

/** The hash of an owner's first picture, as a column of the query that reads the owner's row. */
export function firstPicture({ db }: Reads, kind: PictureKind, ownerId: PgColumn): SQL<string | null> {
  const { placements } = PICTURE_OWNERS[kind]
  const first = db
    .select({ hash: pictures.hash })
    .from(placements)
    .innerJoin(pictures, eq(pictures.id, placements.pictureId))
    .where(eq(placements.ownerId, ownerId))
    .orderBy(asc(placements.position))
    .limit(1)
  return sql<string | null>`(${first})`
}

/** The hashes of the first pictures of some owners, by owner. The caller may show them. */
export async function firstPictures(
  { db }: Reads,
  kind: PictureKind,
  ownerIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { placements } = PICTURE_OWNERS[kind]
  const rows = await db
    .select({ ownerId: placements.ownerId, hash: pictures.hash })
    .from(placements)
    .innerJoin(pictures, eq(pictures.id, placements.pictureId))
    .where(and(inArray(placements.ownerId, [...ownerIds]), eq(placements.position, 1)))
  return new Map(rows.flatMap(({ ownerId, hash }) => (ownerId === null ? [] : [[ownerId, hash]])))
}
