import { eq } from 'drizzle-orm'
import { apiKeys } from '@/db/schema/api-keys'
import type { Context } from '../context'
import { lockKey } from './queries'

/** Ends a key of the actor's own website at once. */
export async function revokeKey(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { websiteId, access, prefix } = await lockKey(tx, id)
    await tx.db.delete(apiKeys).where(eq(apiKeys.id, id))
    await tx.audit({
      action: 'key.revoked',
      subject: { type: 'key', id },
      before: { websiteId, access, prefix },
    })
  })
}
