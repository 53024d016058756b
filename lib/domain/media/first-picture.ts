import { asc, eq, type SQL, sql } from 'drizzle-orm'
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
