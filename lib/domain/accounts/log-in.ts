import { sql } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { passwordFits } from './password'
import type { LogIn } from './schema'
import { openSession, type Session } from './sessions'

/** Opens a session. Unknown address and wrong password are one and the same `unauthenticated`, at the same cost;
 *  `forbidden` when an administrator's log-in was asked for by somebody who is not one. */
export async function logIn(ctx: Context, input: LogIn): Promise<Session> {
  const [user] = await ctx.db
    .select({ id: users.id, role: users.role, passwordHash: users.passwordHash })
    .from(users)
    .where(sql`lower(${users.email}) = ${input.email.toLowerCase()}`)
  const fits = await passwordFits(input.password, user?.passwordHash)
  if (!user || !fits) throw new DomainError('unauthenticated', 'E-mail ou mot de passe incorrect.')
  if (input.admin && user.role !== 'ADMIN') throw new DomainError('forbidden')
  return openSession(ctx, user.id, input.rememberMe)
}
