import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { totpSecrets } from '@/db/schema/second-factors'
import type { Context, Tx } from '../context'
import { stepOf } from './totp'

/** The context a secret is sealed for. */
export const boxOf = (userId: number) => `totp ${userId}`

/** Consumes a code of the account's app; false for a wrong code or one of an already used step. Of two requests with the same
 *  code, only one succeeds. */
export async function consumeTotpCode(
  tx: Tx,
  { userId, code, isConfirmed }: { userId: number; code: string; isConfirmed: boolean },
): Promise<boolean> {
  const own = and(
    eq(totpSecrets.userId, userId),
    isConfirmed ? isNotNull(totpSecrets.confirmedAt) : isNull(totpSecrets.confirmedAt),
  )
  const [row] = await tx.db.select().from(totpSecrets).where(own)
  const secret = row && tx.secretBox.open(row.secret, boxOf(userId))
  const step = secret ? stepOf(secret, code, tx.now()) : null
  if (!row || step === null) return false
  const taken = await tx.db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(own, eq(totpSecrets.secret, row.secret), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId })
  return taken.length > 0
}

const DAY = 86_400_000

/** For the nightly job: deletes unconfirmed apps, and re-seals secrets sealed with an older AUTH_SECRET. */
export async function keepTotpSecrets(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    const yesterday = new Date(tx.now().getTime() - DAY)
    await tx.db
      .delete(totpSecrets)
      .where(and(isNull(totpSecrets.confirmedAt), lt(totpSecrets.createdAt, yesterday)))
    for (const { userId, secret } of await tx.db.select().from(totpSecrets)) {
      if (tx.secretBox.isCurrent(secret)) continue
      const opened = tx.secretBox.open(secret, boxOf(userId))
      if (opened === null) continue
      await tx.db
        .update(totpSecrets)
        .set({ secret: tx.secretBox.seal(opened, boxOf(userId)) })
        .where(and(eq(totpSecrets.userId, userId), eq(totpSecrets.secret, secret)))
    }
  })
}
