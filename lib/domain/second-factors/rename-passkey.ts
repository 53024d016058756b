import { and, eq } from 'drizzle-orm'
import { passkeys } from '@/db/schema/second-factors'
import { actingUser, type Context } from '../context'
import { notFound } from '../errors'

export async function renamePasskey(ctx: Context, { id, name }: { id: string; name: string }): Promise<void> {
  const { id: userId } = actingUser(ctx)
  await ctx.transaction(async (tx) => {
    const renamed = await tx.db
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning({ id: passkeys.id })
    if (renamed.length === 0) throw notFound()
  })
}
