import { and, eq, isNotNull } from 'drizzle-orm'
import { totpSecrets } from '@/db/schema/second-factors'
import type { Context } from '../context'
import { notFound } from '../errors'
import { dropFactor } from './change-factors'
import { type Proof, withProof } from './prove-owner'

/** Removes the actor's app; the nightly job deletes unconfirmed ones. */
export async function removeTotp(ctx: Context, proof: Proof): Promise<void> {
  await withProof(ctx, proof, {
    takesLast: true,
    work: async (tx, account) => {
      const removed = await tx.db
        .delete(totpSecrets)
        .where(and(eq(totpSecrets.userId, account.id), isNotNull(totpSecrets.confirmedAt)))
        .returning({ userId: totpSecrets.userId })
      if (removed.length === 0) throw notFound()
      await dropFactor(tx, account, 'totp')
    },
  })
}
