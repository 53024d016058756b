import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, lt } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { pictures } from '@/db/schema/pictures'
import { uploads } from '@/db/schema/uploads'
import { users } from '@/db/schema/users'
import { type ActingUser, actingUser, type Reads } from '../context'
import { notFound } from '../errors'
import type { Upload } from './schema'

/** The actor's upload. */
export async function getUpload(reads: Reads, id: string): Promise<Upload> {
  const [row] = await reads.db
    .select({
      id: uploads.id,
      state: uploads.state,
      error: uploads.error,
      picture: getTableColumns(pictures),
    })
    .from(uploads)
    .leftJoin(pictures, eq(pictures.id, uploads.pictureId))
    .where(and(eq(uploads.id, id), eq(uploads.userId, actingUser(reads).id)))
  if (!row) throw notFound()
  return row
}

/** The user who began the upload of this file, with their current role; null without such an upload. For the provider and for
 *  jobs, which give both its id and its key. */
export async function findSender(
  { db }: Reads,
  { id, fileKey }: { id: string; fileKey: string },
): Promise<ActingUser | null> {
  const [row] = await db
    .select({ id: users.id, role: users.role, clientId: clients.id })
    .from(uploads)
    .innerJoin(users, eq(users.id, uploads.userId))
    .innerJoin(clients, eq(clients.ownerId, users.id))
    .where(and(eq(uploads.id, id), eq(uploads.fileKey, fileKey)))
  return row ?? null
}

export type OpenUpload = { id: string; fileKey: string; createdAt: Date }

/** The uploads started in this period whose files are not yet processed into pictures, oldest first. */
export async function listOpenUploads(
  { db }: Reads,
  { from, to }: { from: Date; to: Date },
): Promise<OpenUpload[]> {
  const rows = await db
    .select({ id: uploads.id, fileKey: uploads.fileKey, createdAt: uploads.createdAt })
    .from(uploads)
    .where(
      and(
        inArray(uploads.state, ['waiting', 'stored']),
        isNotNull(uploads.fileKey),
        gt(uploads.createdAt, from),
        lt(uploads.createdAt, to),
      ),
    )
    .orderBy(asc(uploads.createdAt))
    .limit(500)
  return rows.flatMap(({ fileKey, ...row }) => (fileKey === null ? [] : [{ ...row, fileKey }]))
}
