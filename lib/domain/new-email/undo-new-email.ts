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

/** Restores an account's former address with the link mailed to it. Requires a new password and ends every session: whoever
 *  changed the address knew the old password. Also removes passkeys, which log in without a password, and website keys made
 *  since. Codes remain required: the link alone must not remove a second factor. */
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

/** Links of later changes went to addresses from which this one takes the account back. Earlier links stay valid, so that a
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
