import { generateRegistrationOptions } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { brand } from '@/content/brand'
import { passkeys } from '@/db/schema/second-factors'
import { getOwnUser } from '../accounts/own-user'
import { requirePassword } from '../accounts/require-password'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { storeChallenge } from './passkey-challenges'

/** Maximum passkeys per account, to keep the list bounded. */
const MAX_PASSKEYS = 10

/** The account's user handle, which reveals no personal data. */
export const userHandleOf = (userId: number) => Buffer.from(`ostal-user-${userId}`)

/** Throws `conflict` if an account has the maximum number of passkeys. */
export function refuseAtMaximum(count: number): void {
  if (count < MAX_PASSKEYS) return
  throw new DomainError(
    'conflict',
    `Votre compte a ${MAX_PASSKEYS} clés d’accès, le maximum. Supprimez-en une d’abord.`,
  )
}

export type PasskeyCeremony = { challengeId: string; options: object }

/** After checking the actor's password, returns the options for creating a passkey. `conflict` if there are ten already. */
export async function beginPasskey(
  ctx: Context,
  { password }: { password: string },
): Promise<PasskeyCeremony> {
  const user = await getOwnUser(ctx)
  const { id: userId } = user
  await requirePassword(ctx, { user, password, path: 'password' })
  const own = await ctx.db.select().from(passkeys).where(eq(passkeys.userId, userId))
  refuseAtMaximum(own.length)
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: new URL(ctx.publicOrigin).hostname,
    userID: new Uint8Array(userHandleOf(userId)),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    attestationType: 'none',
    excludeCredentials: own.map(({ id, transports }) => ({ id, transports })),
    // Discoverable, so that a log-in with the passkey alone needs no address.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const { challenge } = options
  const challengeId = await ctx.transaction((tx) =>
    storeChallenge(tx, { purpose: 'register', challenge, userId }),
  )
  return { challengeId, options }
}
