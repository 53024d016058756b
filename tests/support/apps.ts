import { SAMPLE_PASSWORD } from '@/db/seed/accounts'
import type { Context } from '@/lib/domain/context'
import { beginTotp } from '@/lib/domain/second-factors/begin-totp'
import { confirmTotp } from '@/lib/domain/second-factors/confirm-totp'
import { getSecondFactors } from '@/lib/domain/second-factors/queries'
import { codeOf } from './second-factors'

/** The secret of the app that the actor has started to set up. */
export async function secretOf(ctx: Context): Promise<string> {
  const { totp } = await getSecondFactors(ctx)
  if (totp.state !== 'pending') throw new Error(`The app is ${totp.state}`)
  return totp.secret
}

/** Gives the actor an app. The current code, `confirmedBy`, confirmed it and cannot be used again. */
export async function addApp(ctx: Context) {
  await beginTotp(ctx)
  const secret = await secretOf(ctx)
  const confirmedBy = codeOf(secret)
  const codes = await confirmTotp(ctx, { password: SAMPLE_PASSWORD, code: confirmedBy })
  return { secret, confirmedBy, codes }
}
