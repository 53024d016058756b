import { users } from '@/db/schema/users'
import type { Context } from '../context'
import { isUniqueViolation } from '../database-errors'
import { DomainError } from '../errors'
import { createAccountToken } from './account-tokens'
import { hashPassword, refuseCommonPassword } from './password'
import { DEFAULT_COLOR, type SignUp } from './schema'

const DAYS_TO_CONFIRM = 7

/** Creates a client's account and mails the welcome with its confirmation link. `conflict` on a taken address. */
export async function signUp(ctx: Context, input: SignUp): Promise<{ id: number }> {
  refuseCommonPassword(input.password, 'password')
  const passwordHash = await hashPassword(input.password)
  const now = new Date()
  try {
    return await ctx.transaction(async (tx) => {
      const [user] = await tx.db
        .insert(users)
        .values({
          email: input.email.toLowerCase(),
          firstName: input.firstName,
          lastName: input.lastName,
          phone: input.phone,
          passwordHash,
          color: DEFAULT_COLOR,
          termsAcceptedAt: now,
          marketingAcceptedAt: input.acceptsMarketing ? now : null,
        })
        .returning({ id: users.id, email: users.email })
      if (!user) throw new Error('The account was not written')
      const confirmToken = await createAccountToken(tx, user.id, 'confirm_email', DAYS_TO_CONFIRM * 24)
      await tx.enqueue({
        queue: 'mail',
        mail: { kind: 'welcome', userId: user.id, to: user.email, firstName: input.firstName, confirmToken },
      })
      return { id: user.id }
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_unique')) throw error
    const message = 'Un compte existe déjà avec cette adresse e-mail.'
    throw new DomainError('conflict', message, { issues: [{ path: 'email', message }] })
  }
}
