import { and, eq, getTableColumns } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import { websites } from '@/db/schema/websites'
import { type Context, requireActor } from '../context'
import { notFound } from '../errors'
import { announcePicture } from './announce-picture'

/** Deletes a picture of one's own website, any for an ADMIN; its files follow in a job. */
export async function deletePicture(ctx: Context, hash: string): Promise<void> {
  const actor = requireActor(ctx)
  await ctx.transaction(async (tx) => {
    const [found] = await tx.db
      .select(getTableColumns(pictures))
      .from(pictures)
      .leftJoin(websites, eq(websites.id, pictures.websiteId))
      .where(and(eq(pictures.hash, hash), actor.role === 'ADMIN' ? undefined : eq(websites.userId, actor.id)))
      .for('update', { of: pictures })
    if (!found) throw notFound()
    await tx.db.delete(pictures).where(eq(pictures.id, found.id))
    await tx.enqueue({ queue: 'files', keys: [found.fileKey, found.fallbackKey] })
    await announcePicture(tx, found, 'deleted')
  })
}
