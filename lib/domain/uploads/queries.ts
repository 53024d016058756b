import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, lt } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import { uploads } from '@/db/schema/uploads'
import { users } from '@/db/schema/users'
import { type Actor, type Context, requireActor } from '../context'
import { notFound } from '../errors'
import type { Upload } from './schema'

/** An upload of one's own. */
export async function getUpload(ctx: Context, id: string): Promise<Upload> {
  const [row] = await ctx.db
    .select({
      id: uploads.id,
      state: uploads.state,
      error: uploads.error,
      picture: getTableColumns(pictures),
    })
    .from(uploads)
    .leftJoin(pictures, eq(pictures.id, uploads.pictureId))
    .where(and(eq(uploads.id, id), eq(uploads.userId, requireActor(ctx).id)))
  if (!row) throw notFound()
  return row
}

/** Who began the upload of this file, with today's role; null when there is none such. The provider asks, not a person:
 *  it names what it was told in secret. */
export async function findSender(ctx: Context, id: string, fileKey: string): Promise<Actor | null> {
  const [row] = await ctx.db
    .select({ id: users.id, role: users.role })
    .from(uploads)
    .innerJoin(users, eq(users.id, uploads.userId))
    .where(and(eq(uploads.id, id), eq(uploads.fileKey, fileKey)))
  return row ? { ...row, sessionId: '' } : null
}

export type OpenUpload = { id: string; fileKey: string; createdAt: Date }

/** The uploads begun in that time of whose files nothing has become yet, oldest first. */
export async function listOpenUploads(ctx: Context, from: Date, to: Date): Promise<OpenUpload[]> {
  const rows = await ctx.db
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
