import { isNull } from 'drizzle-orm'
import { totpSecrets } from '@/db/schema/second-factors'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { lockOwnAccount } from './lock-own-account'
import { drawSecret } from './totp'
import { boxOf } from './totp-secrets'

/** Generates a secret for the actor's authenticator app, replacing an unconfirmed one. `conflict` if there is a confirmed app. */
export async function beginTotp(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { id: userId } = await lockOwnAccount(tx)
    const secret = tx.secretBox.seal(drawSecret(), boxOf(userId))
    const begun = await tx.db
      .insert(totpSecrets)
      .values({ userId, secret, createdAt: tx.now() })
      .onConflictDoUpdate({
        target: totpSecrets.userId,
        set: { secret, createdAt: tx.now(), lastStep: 0 },
        setWhere: isNull(totpSecrets.confirmedAt),
      })
      .returning({ userId: totpSecrets.userId })
    if (begun.length === 0) throw new DomainError('conflict', 'Votre compte a déjà une application.')
  })
}
