import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { type Context, requireActor } from '../context'
import { invalidField, notFound } from '../errors'
import { endAccountTokens } from './account-tokens'
import { hashPassword, passwordFits, refuseCommonPassword } from './password'
import { endAllSessions } from './sessions'

/** Changes one's own password and ends every session, this one too. */
export async function changePassword(
  ctx: Context,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  const { id } = requireActor(ctx)
  const [user] = await ctx.db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id))
  if (!user) throw notFound()
  if (!(await passwordFits(currentPassword, user.passwordHash))) {
    throw invalidField('currentPassword', 'Le mot de passe actuel n’est pas le bon.')
  }
  refuseCommonPassword(newPassword, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await ctx.transaction(async (tx) => {
    await tx.db.update(users).set({ passwordHash }).where(eq(users.id, id))
    await endAccountTokens(tx, id, 'reset_password')
    await endAllSessions(tx, id)
  })
}
