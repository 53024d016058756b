import { eq } from 'drizzle-orm'
import { passkeys, totpSecrets } from '@/db/schema/second-factors'
import { users } from '@/db/schema/users'
import type { Tx } from '../context'
import { deleteRecoveryCodes } from './recovery-codes'

/** Deletes all factors of a locked account, without its owner's proof: then the password alone logs in. */
export async function deleteFactors(tx: Tx, userId: number): Promise<void> {
  await tx.db.delete(totpSecrets).where(eq(totpSecrets.userId, userId))
  await tx.db.delete(passkeys).where(eq(passkeys.userId, userId))
  await deleteRecoveryCodes(tx, userId)
  await tx.db.update(users).set({ secondFactorAt: null }).where(eq(users.id, userId))
  await tx.audit({ action: 'user.factors-reset', subject: { type: 'user', id: userId } })
}

/** Deletes an account's passkeys, each of which logs in without a password. A log-in still requires a code from the app or a
 *  recovery code: a stranger who may have added the keys must not get in with the password alone. */
export async function deletePasskeys(tx: Tx, userId: number): Promise<void> {
  const keys = await tx.db.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })
  for (const _ of keys)
    await tx.audit({
      action: 'user.factor-removed',
      subject: { type: 'user', id: userId },
      before: { factor: 'passkey' },
    })
}
