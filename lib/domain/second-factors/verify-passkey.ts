import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq, lt, sql } from 'drizzle-orm'
import { passkeys } from '@/db/schema/second-factors'
import type { Context, Tx } from '../context'
import { userHandleOf } from './begin-passkey'
import { useChallenge } from './passkey-challenges'
import type { Assertion } from './schema'

type Given = { challengeId: string; assertion: Assertion }
/** A passkey with a valid signature. Its counter is compared when its use is recorded. */
export type VerifiedPasskey = { id: string; userId: number; counter: number; isBackedUp: boolean }

type Reason = 'unknown' | 'expired' | 'signature' | 'counter'

/** The passkey that signed one of our challenges; null, after recording the refusal, if none did. Consumes the challenge. */
export async function verifyPasskey(
  ctx: Context,
  { challengeId, assertion }: Given,
): Promise<VerifiedPasskey | null> {
  const challenge = await useChallenge(ctx, { id: challengeId, purpose: 'log_in' })
  const [passkey] = await ctx.db.select().from(passkeys).where(eq(passkeys.id, assertion.id))
  if (!challenge || !passkey) {
    await recordRefusedPasskey(ctx, passkey ?? assertion, challenge ? 'unknown' : 'expired')
    return null
  }
  const signed = await check(ctx, { passkey, assertion, challenge })
  if (!signed) {
    await recordRefusedPasskey(ctx, passkey, 'signature')
    return null
  }
  return { id: passkey.id, userId: passkey.userId, ...signed }
}

type Checked = { passkey: typeof passkeys.$inferSelect; assertion: Assertion; challenge: string }

async function check(ctx: Context, { passkey, assertion, challenge }: Checked) {
  const { userHandle } = assertion.response
  if (userHandle && userHandle !== userHandleOf(passkey.userId).toString('base64url')) return null
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: ctx.publicOrigin,
      expectedRPID: new URL(ctx.publicOrigin).hostname,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // Compared when the use is written: two log-ins at once must not both pass.
        counter: 0,
      },
    })
    return verified
      ? { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp }
      : null
  } catch {
    // The library throws for every kind of invalid answer.
    return null
  }
}

/** Records a use of a passkey; false when the passkey is gone, or its counter does not increase, which means a copy exists.
 *  Passkeys without a counter stay at 0. */
export async function countPasskeyUse(
  tx: Tx,
  { id, userId, counter, isBackedUp }: VerifiedPasskey,
): Promise<boolean> {
  const goesForward = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, sql`${counter}::bigint`)
  const counted = await tx.db
    .update(passkeys)
    .set({ counter, isBackedUp, lastUsedAt: tx.now() })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId), goesForward))
    .returning({ id: passkeys.id })
  return counted.length > 0
}

/** Records a refused passkey, for its account if it has one. */
export async function recordRefusedPasskey(
  ctx: Context,
  passkey: { id: string; userId?: number },
  reason: Reason,
): Promise<void> {
  const { id, userId } = passkey
  const subject =
    userId === undefined ? { type: 'passkey' as const, id } : { type: 'user' as const, id: userId }
  await ctx.transaction((tx) => tx.audit({ action: 'user.passkey-refused', subject, after: { reason } }))
}
