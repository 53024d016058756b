import { eq } from 'drizzle-orm'
import { apiKeys } from '@/db/schema/api-keys'
import type { Context } from '../context'

const HOUR_MS = 60 * 60 * 1000

/** Notes when a key was last used, to the hour, so that few calls have to write. */
export async function recordKeyUse(
  ctx: Context,
  { keyId, lastUsedAt }: { keyId: number; lastUsedAt: Date | null },
): Promise<void> {
  const now = ctx.now()
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < HOUR_MS) return
  await ctx.transaction(async (tx) => {
    await tx.db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, keyId))
  })
}
