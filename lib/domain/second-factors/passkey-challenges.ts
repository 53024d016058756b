import { and, eq, gt, lt } from 'drizzle-orm'
import { passkeyChallenges } from '@/db/schema/second-factors'
import type { Context, Tx } from '../context'

type Purpose = typeof passkeyChallenges.$inferSelect.purpose

const LIFETIME = 5 * 60_000

/** Stores a challenge for a passkey to sign, for five minutes; returns the id with which the browser sends the answer. */
export async function storeChallenge(
  tx: Tx,
  kept: { purpose: Purpose; challenge: string; userId?: number },
): Promise<string> {
  const expiresAt = new Date(tx.now().getTime() + LIFETIME)
  const [row] = await tx.db
    .insert(passkeyChallenges)
    .values({ ...kept, expiresAt })
    .returning({ id: passkeyChallenges.id })
  if (!row) throw new Error('The challenge was not written')
  return row.id
}

/** Consumes a challenge, even if its answer is then refused; null for an unknown, used or expired one. */
export async function useChallenge(
  ctx: Context,
  { id, purpose, userId }: { id: string; purpose: Purpose; userId?: number },
): Promise<string | null> {
  return ctx.transaction(async (tx) => {
    const [used] = await tx.db
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.id, id),
          eq(passkeyChallenges.purpose, purpose),
          gt(passkeyChallenges.expiresAt, tx.now()),
          ...(userId === undefined ? [] : [eq(passkeyChallenges.userId, userId)]),
        ),
      )
      .returning({ challenge: passkeyChallenges.challenge })
    return used?.challenge ?? null
  })
}

/** For the nightly job: deletes expired challenges. */
export async function deleteExpiredChallenges(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, tx.now()))
  })
}
