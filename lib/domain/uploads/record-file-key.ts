import { and, eq, isNull } from 'drizzle-orm'
import { uploads } from '@/db/schema/uploads'
import { actingUser, type Context } from '../context'

/** Records the provider's key for the file of the actor's upload. */
export async function recordFileKey(
  ctx: Context,
  { id, fileKey }: { id: string; fileKey: string },
): Promise<void> {
  const { id: userId } = actingUser(ctx)
  await ctx.transaction(async (tx) => {
    await tx.db
      .update(uploads)
      .set({ fileKey })
      .where(and(eq(uploads.id, id), eq(uploads.userId, userId), isNull(uploads.fileKey)))
  })
}
