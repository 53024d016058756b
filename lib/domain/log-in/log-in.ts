import { sql } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { passwordFits } from '../accounts/password'
import type { Browser } from '../accounts/sessions'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { can } from '../permissions/policy'
import { completeLogIn, type Limited, type LoggedIn, refuseLogIn, unlimited } from './complete-log-in'
import { passwordMarkOf } from './devices'
import type { LogIn } from './schema'

/** Opens a session. An unknown address and a wrong password give the same `unauthenticated`, at the same cost, as does a
 *  password changed in the meantime. `forbidden` when a user without the role uses the administrators' log-in;
 *  `second_factor` for a correct password without the required code. `limited` runs the steps after the password within the
 *  account's limits. */
export async function logIn(
  ctx: Context,
  input: LogIn & Browser,
  limited: Limited = unlimited,
): Promise<LoggedIn> {
  const address = input.email.toLowerCase()
  const [user] = await ctx.db
    .select({ id: users.id, role: users.role, passwordHash: users.passwordHash })
    .from(users)
    .where(sql`lower(${users.email}) = ${address}`)
  const fits = await passwordFits(input.password, user?.passwordHash, 'logIn')
  if (!user || !fits)
    return refuseLogIn(ctx, user ? { type: 'user', id: user.id } : { type: 'address', id: address })
  if (input.admin && !can({ role: user.role }, 'admin.enter')) throw new DomainError('forbidden')
  const { code, rememberMe: remembered, formerSession, userAgent } = input
  const proven = { userId: user.id, passwordMark: passwordMarkOf(user.passwordHash), code }
  return limited(proven, () => completeLogIn(ctx, { ...proven, remembered, formerSession, userAgent }))
}
