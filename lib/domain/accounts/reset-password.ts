import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import type { Context } from '../context'
import { forgetBounce } from '../notifications/mail-failures'
import { requireLink, useLink } from './account-tokens'
import { lockAccount } from './lock-account'
import { hashPassword } from './password'
import type { ResetPassword } from './schema'
import { setPassword } from './set-password'
import { refuseWeakPassword } from './weak-password'

/** Sets a new password through a mailed link and ends every session of the account. An invitation's link also confirms the
 *  address. The link is checked first: without a valid one nothing is hashed. */
export async function resetPassword(ctx: Context, { token, password }: ResetPassword): Promise<void> {
  const isInvited = ctx.openLink(token, 'invitation') !== null
  const purpose = isInvited ? 'invitation' : 'reset_password'
  const { link, user } = await requireLink(ctx, { token, purpose })
  await refuseWeakPassword(password, user, 'password')
  const passwordHash = await hashPassword(password)
  await ctx.transaction(async (tx) => {
    await lockAccount(tx, user.id)
    await useLink(tx, link.id)
    await forgetBounce(tx, user.email)
    await setPassword(tx, { userId: user.id, passwordHash })
    const subject = { type: 'user', id: user.id } as const
    await tx.audit({ action: 'user.password-reset', subject })
    if (!isInvited) return
    await tx.db.update(users).set({ emailConfirmedAt: tx.now() }).where(eq(users.id, user.id))
    await tx.audit({ action: 'user.email-confirmed', subject })
  })
}
