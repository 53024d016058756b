import { sql } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { createLink, endLinks } from '../accounts/account-tokens'
import { lockAccount } from '../accounts/lock-account'
import { getOwnUser } from '../accounts/own-user'
import { requirePassword, wrongPassword } from '../accounts/require-password'
import type { Context } from '../context'
import { invalidField } from '../errors'
import type { NewEmail } from './schema'

/** Mails a link to the address that the actor wants to change to; only the latest link is valid. Sends nothing to an address
 *  that another account has: the answer must not reveal who is a client. */
export async function requestNewEmail(ctx: Context, { newEmail, password }: NewEmail): Promise<void> {
  const user = await getOwnUser(ctx)
  const { id } = user
  const address = newEmail.toLowerCase()
  if (address === user.email.toLowerCase()) throw invalidField('newEmail', 'C’est déjà votre adresse.')
  await requirePassword(ctx, { user, password, path: 'password' })
  await ctx.transaction(async (tx) => {
    const account = await lockAccount(tx, id)
    if (account.passwordHash !== user.passwordHash) throw wrongPassword('password')
    await endLinks(tx, { userId: id, purpose: 'change_email' })
    await tx.audit({ action: 'user.new-email-requested', subject: { type: 'user', id } })
    const [taken] = await tx.db
      .select({ id: users.id })
      .from(users)
      .where(sql`lower(${users.email}) = ${address}`)
    if (taken) return
    const tokenId = await createLink(tx, { userId: id, purpose: 'change_email', email: address })
    if (!tokenId) throw new Error('The link was not written')
    await tx.enqueue({ queue: 'mail', mail: { kind: 'new-email', tokenId, to: address } })
  })
}
