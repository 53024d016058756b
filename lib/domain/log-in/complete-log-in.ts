import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { type Browser, type Session, writeSession } from '../accounts/sessions'
import type { Context } from '../context'
import { SecondFactorNeeded, WrongCredentials } from '../errors'
import { auditWrongCode, consumeCode } from '../second-factors/consume-code'
import { markOf, passwordMarkOf } from './devices'

/** `passwordMark`: identifies the password, and the account's second factor, that opened the session. */
export type LoggedIn = Session & { passwordMark: string }

/** `passwordMark`: of the verified password. `code`: from the app, or a recovery code. */
type Proven = Browser & {
  userId: number
  passwordMark: string
  code?: string | undefined
  remembered: boolean
}

/** Runs the work that opens an account's session once its owner is verified; `passwordMark` is null after a passkey alone. */
export type Limited = <Result>(
  proven: { userId: number; passwordMark: string | null; code?: string | undefined },
  work: () => Promise<Result>,
) => Promise<Result>

export const unlimited: Limited = (_proven, work) => work()

/** Opens a session after a correct password, in a transaction that checks that the password is unchanged and that no other
 *  factor is required. SecondFactorNeeded when a required code is missing; a wrong code is refused and counted like a wrong
 *  password. */
export async function completeLogIn(ctx: Context, proven: Proven): Promise<LoggedIn> {
  const { userId, passwordMark, code, remembered, formerSession, userAgent } = proven
  const outcome = await ctx.transaction(async (tx) => {
    // Locked until the session exists: a change of the password or of the factors waits, then ends the session.
    const [now] = await tx.db
      .select({ passwordHash: users.passwordHash, secondFactorAt: users.secondFactorAt })
      .from(users)
      .where(eq(users.id, userId))
      .for('share')
    if (!now || passwordMarkOf(now.passwordHash) !== passwordMark) return 'changed'
    if (now.secondFactorAt) {
      if (!code) return 'code needed'
      if (!(await consumeCode(tx, userId, code))) return 'code refused'
    }
    const factor = now.secondFactorAt ? 'code' : null
    const session = await writeSession(tx, { userId, remembered, formerSession, userAgent, factor })
    return { ...session, passwordMark: markOf(now) }
  })
  if (outcome === 'changed') return refuseLogIn(ctx, { type: 'user', id: userId })
  if (outcome === 'code needed') throw new SecondFactorNeeded({ userId, passwordMark })
  if (outcome === 'code refused') throw await auditWrongCode(ctx, userId, 'unauthenticated')
  return outcome
}

type Subject = { type: 'user'; id: number } | { type: 'address'; id: string }

/** Records the failure; the refusal is the same whether the account exists or not. */
export async function refuseLogIn(ctx: Context, subject: Subject): Promise<never> {
  await ctx.transaction((tx) => tx.audit({ action: 'user.log-in-failed', subject }))
  throw new WrongCredentials('unauthenticated', 'E-mail ou mot de passe incorrect.')
}
