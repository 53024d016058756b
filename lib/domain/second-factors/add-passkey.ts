import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { count, eq } from 'drizzle-orm'
import { passkeys } from '@/db/schema/second-factors'
import { actingUser, type Context } from '../context'
import { isUniqueViolation } from '../database-errors'
import { DomainError } from '../errors'
import { refuseAtMaximum } from './begin-passkey'
import { addFactor } from './change-factors'
import { lockOwnAccount } from './lock-own-account'
import { useChallenge } from './passkey-challenges'
import type { Registration } from './schema'

type Input = { challengeId: string; registration: Registration; name: string }

const refused = () =>
  new DomainError('validation', 'La clé d’accès n’a pas pu être vérifiée. Recommencez depuis le début.')

/** Adds the passkey that the browser created after beginPasskey; returns the recovery codes generated with a first factor. */
export async function addPasskey(
  ctx: Context,
  { challengeId, registration, name }: Input,
): Promise<string[]> {
  const { id: userId } = actingUser(ctx)
  const challenge = await useChallenge(ctx, { id: challengeId, purpose: 'register', userId })
  if (!challenge) throw refused()
  const made = await verify(ctx, registration, challenge)
  try {
    return await ctx.transaction(async (tx) => {
      const account = await lockOwnAccount(tx)
      const [own] = await tx.db.select({ keys: count() }).from(passkeys).where(eq(passkeys.userId, userId))
      // Checked again: several may have been started at once.
      refuseAtMaximum(own?.keys ?? 0)
      await tx.db.insert(passkeys).values({
        id: made.credential.id,
        userId,
        publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
        counter: made.credential.counter,
        transports: registration.response.transports ?? [],
        isBackedUp: made.credentialBackedUp,
        name,
      })
      return addFactor(tx, account, 'passkey')
    })
  } catch (error) {
    if (isUniqueViolation(error, 'passkeys_pkey')) throw refused()
    throw error
  }
}

async function verify(ctx: Context, response: Registration, expectedChallenge: string) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin: ctx.publicOrigin,
      expectedRPID: new URL(ctx.publicOrigin).hostname,
      requireUserVerification: true,
    })
    if (verified) return registrationInfo
  } catch {
    // The library throws for every kind of invalid answer.
  }
  throw refused()
}
