import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Context } from '../context'
import type { BegunPasskey } from './begin-passkey'
import { keepChallenge } from './passkey-challenges'

/** What the browser needs to have a passkey of this site sign. Names no account: the browser knows which keys it has. */
export async function askForPasskey(ctx: Context): Promise<BegunPasskey> {
  const options = await generateAuthenticationOptions({
    rpID: new URL(ctx.publicOrigin).hostname,
    userVerification: 'required',
    allowCredentials: [],
  })
  const { challenge } = options
  const challengeId = await ctx.transaction((tx) => keepChallenge(tx, { purpose: 'log_in', challenge }))
  return { challengeId, options }
}
