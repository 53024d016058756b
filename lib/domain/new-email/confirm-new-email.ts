import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { createLink, endLinks, requireLink, useLink } from '../accounts/account-tokens'
import { lockAccount } from '../accounts/lock-account'
import { endAllSessions } from '../accounts/sessions'
import type { Context } from '../context'
import { isUniqueViolation } from '../database-errors'
import { DomainError } from '../errors'
import { forgetBounce } from '../notifications/mail-failures'

/** Changes an account's address with the link mailed to the new one. Notifies the old address, with a link to undo the
 *  change; other sessions and links mailed to the old address end. */
export async function confirmNewEmail(ctx: Context, { token }: { token: string }): Promise<void> {
  const { link, user } = await requireLink(ctx, { token, purpose: 'change_email' })
  const email = link.email
  if (!email) throw new Error('A link to change an address without one')
  const except = ctx.actor.type === 'person' && ctx.actor.id === user.id ? ctx.actor.sessionId : undefined
  await withTakenAddress(
    ctx.transaction(async (tx) => {
      const account = await lockAccount(tx, user.id)
      await useLink(tx, link.id)
      await tx.db.update(users).set({ email, emailConfirmedAt: tx.now() }).where(eq(users.id, user.id))
      for (const purpose of ['reset_password', 'confirm_email'] as const)
        await endLinks(tx, { userId: user.id, purpose })
      await endAllSessions(tx, user.id, { except })
      await forgetBounce(tx, email)
      await tx.audit({ action: 'user.email-changed', subject: { type: 'user', id: user.id } })
      const tokenId = await createLink(tx, { userId: user.id, purpose: 'undo_email', email: account.email })
      if (!tokenId) throw new Error('The link was not written')
      await tx.enqueue({ queue: 'mail', mail: { kind: 'email-changed', tokenId, to: account.email } })
    }),
  )
}

/** `conflict` for an address that another account has taken in the meantime. */
export async function withTakenAddress<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_unique')) throw error
    throw new DomainError('conflict', 'Cette adresse est maintenant celle d’un autre compte.')
  }
}
