import { and, eq, isNull } from 'drizzle-orm'
import { uploads } from '@/db/schema/uploads'
import type { Context } from '../context'

/** Writes down under which key the provider will have an upload's file. */
export async function nameFile(ctx: Context, id: string, fileKey: string): Promise<void> {
  await ctx.db
    .update(uploads)
    .set({ fileKey })
    .where(and(eq(uploads.id, id), isNull(uploads.fileKey)))
}
