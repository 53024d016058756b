import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import type { Context, Tx } from '../context'
import { findActingUser } from '../context'
import { invalidField } from '../errors'
import { forgetBounce } from '../notifications/mail-failures'
import { requireLink, useLink } from './account-tokens'
import { lockAccount } from './lock-account'
import { hashPassword } from './password'
import { requirePassword, wrongPassword } from './require-password'
import type { ConfirmEmail } from './schema'
import { endAllSessions } from './sessions'
import { setPassword } from './set-password'
import { refuseWeakPassword } from './weak-password'

type Account = typeof users.$inferSelect

/** Confirms the address through the welcome mail's link. Without a session of the account it requires the password or a new one,
 *  and ends older sessions: a stranger may have signed up with the address. */
export async function confirmEmail(ctx: Context, { token, ...proof }: ConfirmEmail): Promise<void> {
  const { link, user } = await requireLink(ctx, { token, purpose: 'confirm_email' })
  const takeOver = findActingUser(ctx.actor)?.id === user.id ? null : await prove(ctx, user, proof)
  await ctx.transaction(async (tx) => {
    const account = await lockAccount(tx, user.id)
    await useLink(tx, link.id)
    await takeOver?.(tx, account)
    await forgetBounce(tx, account.email)
    if (account.emailConfirmedAt) return
    await tx.db.update(users).set({ emailConfirmedAt: tx.now() }).where(eq(users.id, user.id))
    await tx.audit({ action: 'user.email-confirmed', subject: { type: 'user', id: user.id } })
  })
}

type Proof = Omit<ConfirmEmail, 'token'>

/** Checks the password or hashes the new one; returns the step that ends the account's older sessions. */
async function prove(
  ctx: Context,
  user: Account,
  { password, newPassword }: Proof,
): Promise<(tx: Tx, account: Account) => Promise<void>> {
  if (newPassword) {
    await refuseWeakPassword(newPassword, user, 'newPassword')
    const passwordHash = await hashPassword(newPassword)
    return async (tx) => {
      await setPassword(tx, { userId: user.id, passwordHash })
      await tx.audit({ action: 'user.password-reset', subject: { type: 'user', id: user.id } })
    }
  }
  if (!password) throw invalidField('password', 'Indiquez votre mot de passe, ou choisissez-en un nouveau.')
  await requirePassword(ctx, { user, password, path: 'password' })
  return async (tx, account) => {
    if (account.passwordHash !== user.passwordHash) throw wrongPassword('password')
    await endAllSessions(tx, user.id)
  }
}
