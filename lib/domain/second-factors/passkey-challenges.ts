import { and, eq, gt, lt } from 'drizzle-orm'
import { passkeyChallenges } from '@/db/schema/second-factors'
import type { Context, Tx } from '../context'

type Purpose = typeof passkeyChallenges.$inferSelect.purpose

const LIFETIME = 5 * 60_000

/** Keeps what a passkey must sign, for five minutes; answers the id under which the browser sends it back. */
export async function keepChallenge(
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

/** Uses a challenge up, also when its answer is then refused; null for one that is none, was used or has expired. */
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

/** For the nightly job. */
export async function deleteExpiredChallenges(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, tx.now()))
  })
}
