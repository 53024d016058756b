import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Context } from '../context'
import type { PasskeyCeremony } from './begin-passkey'
import { storeChallenge } from './passkey-challenges'

/** The options for the browser to sign in with a passkey. They name no account: the browser knows its passkeys of this site. */
export async function requestPasskey(ctx: Context): Promise<PasskeyCeremony> {
  const options = await generateAuthenticationOptions({
    rpID: new URL(ctx.publicOrigin).hostname,
    userVerification: 'required',
    allowCredentials: [],
  })
  const { challenge } = options
  const challengeId = await ctx.transaction((tx) => storeChallenge(tx, { purpose: 'log_in', challenge }))
  return { challengeId, options }
}
