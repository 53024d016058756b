import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import type { Context } from '../context'
import { endAccountTokens, useAccountToken } from './account-tokens'
import { hashPassword, refuseCommonPassword } from './password'
import { endAllSessions } from './sessions'

/** Sets a new password by a mailed link and ends every session of the account. */
export async function resetPassword(ctx: Context, token: string, password: string): Promise<void> {
  refuseCommonPassword(password, 'password')
  const passwordHash = await hashPassword(password)
  await ctx.transaction(async (tx) => {
    const userId = await useAccountToken(tx, token, 'reset_password')
    await tx.db.update(users).set({ passwordHash }).where(eq(users.id, userId))
    await endAccountTokens(tx, userId, 'reset_password')
    await endAllSessions(tx, userId)
  })
}
