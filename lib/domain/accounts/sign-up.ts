import { insertAccount } from '../clients/insert-account'
import type { Context } from '../context'
import { isUniqueViolation } from '../database-errors'
import { DomainError } from '../errors'
import { createLink } from './account-tokens'
import { hashPassword } from './password'
import { DEFAULT_COLOR, type SignUp } from './schema'
import { refuseWeakPassword } from './weak-password'

/** Creates a client's account and mails the welcome with its confirmation link. `conflict` on a taken address. */
export async function signUp(ctx: Context, input: SignUp): Promise<{ id: number }> {
  await refuseWeakPassword(input.password, input, 'password')
  const passwordHash = await hashPassword(input.password)
  const now = ctx.now()
  try {
    return await ctx.transaction(async (tx) => {
      const user = await insertAccount(tx.db, {
        email: input.email.toLowerCase(),
        firstName: input.firstName,
        lastName: input.lastName,
        phone: input.phone,
        passwordHash,
        color: DEFAULT_COLOR,
        termsAcceptedAt: now,
        marketingAcceptedAt: input.acceptsMarketing ? now : null,
      })
      const tokenId = await createLink(tx, { userId: user.id, purpose: 'confirm_email' })
      if (!tokenId) throw new Error('The confirmation link was not written')
      await tx.enqueue({
        queue: 'mail',
        mail: { kind: 'welcome', tokenId, to: user.email },
      })
      return { id: user.id }
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_unique')) throw error
    const message = 'Un compte existe déjà avec cette adresse e-mail.'
    throw new DomainError('conflict', message, { issues: [{ path: 'email', message }] })
  }
}
