import 'server-only'
import { logIn } from '../domain/accounts/log-in'
import type { LogIn } from '../domain/accounts/schema'
import type { Session } from '../domain/accounts/sessions'
import { type Context, requireActor } from '../domain/context'
import { DomainError } from '../domain/errors'
import { returnPoint, takePoint } from './rate-limits'

/** The log-in of both doors: failures are counted per e-mail address and per client address, successes are not. */
export async function limitedLogIn(ctx: Context, input: LogIn, address: string): Promise<Session> {
  const email = input.email.toLowerCase()
  // The client address first: one that is shut out must not use up the chances of an account.
  await takePoint('loginIp', address)
  try {
    await takePoint('loginAddress', email)
  } catch (refused) {
    await returnPoint('loginIp', address)
    throw refused
  }
  const giveBack = () => Promise.all([returnPoint('loginIp', address), returnPoint('loginAddress', email)])
  try {
    const session = await logIn(ctx, input)
    await giveBack()
    return session
  } catch (error) {
    const wrongPassword = error instanceof DomainError && error.code === 'unauthenticated'
    if (!wrongPassword) await giveBack()
    throw error
  }
}

/** A visitor's mail counts for the sender's address and for the day in all. */
export async function takeMailPoints(address: string): Promise<void> {
  await takePoint('mail', address)
  await takePoint('mailTotal', 'all')
}

/** Before a webhook that a person asks for goes out at once: so that nobody floods another's address through us. */
export async function takeWebhookPoint(ctx: Context): Promise<void> {
  await takePoint('webhook', String(requireActor(ctx).id))
}
