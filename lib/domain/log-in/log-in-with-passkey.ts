import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { type Browser, writeSession } from '../accounts/sessions'
import type { Context } from '../context'
import { DomainError } from '../errors'
import type { Assertion } from '../second-factors/schema'
import { countPasskeyUse, recordRefusedPasskey, verifyPasskey } from '../second-factors/verify-passkey'
import { type Limited, type LoggedIn, unlimited } from './complete-log-in'
import { markOf } from './devices'

type Input = Browser & { challengeId: string; assertion: Assertion; rememberMe: boolean }

/** Opens a session with a passkey alone: its device has verified a fingerprint, a face or a PIN, so it counts as both
 *  factors. `limited` as in `logIn`. */
export async function logInWithPasskey(
  ctx: Context,
  { challengeId, assertion, rememberMe: remembered, formerSession, userAgent }: Input,
  limited: Limited = unlimited,
): Promise<LoggedIn> {
  const passkey = await verifyPasskey(ctx, { challengeId, assertion })
  if (!passkey) throw refused()
  const { userId } = passkey
  const session = await limited({ userId, passwordMark: null }, () =>
    ctx.transaction(async (tx) => {
      // Locked until the session exists: a removal of the passkey waits, then ends the session.
      const [now] = await tx.db
        .select({ passwordHash: users.passwordHash, secondFactorAt: users.secondFactorAt })
        .from(users)
        .where(eq(users.id, userId))
        .for('share')
      if (!now || !(await countPasskeyUse(tx, passkey))) return null
      const opened = { userId, remembered, formerSession, userAgent, factor: 'passkey' as const }
      return { ...(await writeSession(tx, opened)), passwordMark: markOf(now) }
    }),
  )
  if (session) return session
  await recordRefusedPasskey(ctx, passkey, 'counter')
  throw refused()
}

const refused = () =>
  new DomainError(
    'unauthenticated',
    'Cette clé d’accès n’a pas été acceptée. Réessayez, ou utilisez votre mot de passe.',
  )
