import { and, eq, gt } from 'drizzle-orm'
import { accountTokens } from '@/db/schema/account-tokens'
import { apiKeys } from '@/db/schema/api-keys'
import { users } from '@/db/schema/users'
import { requireLink, useLink } from '../accounts/account-tokens'
import { lockAccount } from '../accounts/lock-account'
import { hashPassword } from '../accounts/password'
import { setPassword } from '../accounts/set-password'
import { refuseWeakPassword } from '../accounts/weak-password'
import type { Context, Tx } from '../context'
import { deletePasskeys } from '../second-factors/delete-factors'
import { withTakenAddress } from './confirm-new-email'
import type { UndoNewEmail } from './schema'

/** Gives an account its former address back, by the link that was mailed there. It asks for a new password and ends every
 *  session: the one who changed the address knew the old one. Passkeys, which open the account by themselves, end too, and the
 *  website keys made since. Codes stay needed: the link alone must not lift a second factor. */
export async function undoNewEmail(ctx: Context, { token, newPassword }: UndoNewEmail): Promise<void> {
  const { link, user } = await requireLink(ctx, { token, purpose: 'undo_email' })
  const email = link.email
  if (!email) throw new Error('A link to undo a change of address without one')
  await refuseWeakPassword(newPassword, user, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await withTakenAddress(
    ctx.transaction(async (tx) => {
      await lockAccount(tx, user.id)
      await useLink(tx, link.id)
      await tx.db.update(users).set({ email, emailConfirmedAt: tx.now() }).where(eq(users.id, user.id))
      await setPassword(tx, { userId: user.id, passwordHash })
      await endLaterUndoLinks(tx, link)
      await deletePasskeys(tx, user.id)
      await tx.db
        .delete(apiKeys)
        .where(and(eq(apiKeys.userId, user.id), gt(apiKeys.createdAt, link.createdAt)))
      await tx.audit({ action: 'user.email-change-undone', subject: { type: 'user', id: user.id } })
    }),
  )
}

/** Those of later changes went to addresses that this one takes the account back from. Earlier ones stay good, so that a
 *  stranger who changes the address twice cannot end the owner's. */
async function endLaterUndoLinks(tx: Tx, { userId, createdAt }: { userId: number; createdAt: Date }) {
  await tx.db
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, 'undo_email'),
        gt(accountTokens.createdAt, createdAt),
      ),
    )
}
