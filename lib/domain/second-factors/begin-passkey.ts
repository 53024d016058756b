import { generateRegistrationOptions } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { brand } from '@/content/brand'
import { passkeys } from '@/db/schema/second-factors'
import { getOwnUser } from '../accounts/own-user'
import { requirePassword } from '../accounts/require-password'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { keepChallenge } from './passkey-challenges'

/** So that no list grows without end. */
const MOST = 10

/** Whom the key is made for, without saying who that is. */
export const handleOf = (userId: number) => Buffer.from(`ostal-user-${userId}`)

/** `conflict` for an account that has as many passkeys as it may. */
export function refusePastMost(passkeys: number): void {
  if (passkeys < MOST) return
  throw new DomainError(
    'conflict',
    `Votre compte a ${MOST} clés d’accès, le maximum. Supprimez-en une d’abord.`,
  )
}

export type BegunPasskey = { challengeId: string; options: object }

/** After the actor's password: what the browser needs to make a passkey. `conflict` past ten. */
export async function beginPasskey(ctx: Context, { password }: { password: string }): Promise<BegunPasskey> {
  const user = await getOwnUser(ctx)
  const { id: userId } = user
  await requirePassword(ctx, { user, password, path: 'password' })
  const own = await ctx.db.select().from(passkeys).where(eq(passkeys.userId, userId))
  refusePastMost(own.length)
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: new URL(ctx.publicOrigin).hostname,
    userID: new Uint8Array(handleOf(userId)),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    attestationType: 'none',
    excludeCredentials: own.map(({ id, transports }) => ({ id, transports })),
    // Discoverable: a log-in by it alone asks for no address.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const { challenge } = options
  const challengeId = await ctx.transaction((tx) =>
    keepChallenge(tx, { purpose: 'register', challenge, userId }),
  )
  return { challengeId, options }
}
