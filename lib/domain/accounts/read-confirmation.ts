import { type Context, findActingUser } from '../context'
import { findLink } from './account-tokens'
import { getOwnInfo } from './queries'

/** `confirmed`: nothing is left to do. `ended`: a new link is needed. `ready`: one click confirms, because this browser is signed
 *  in to the account; `locked`: the password is required. `email`: the signed-in person's. */
export type Confirmation = { state: 'confirmed' | 'ended' | 'ready' | 'locked'; email?: string }

/** The state of a confirmation link, which stays unused. */
export async function readConfirmation(ctx: Context, token: string): Promise<Confirmation> {
  const found = await findLink(ctx, { token, purpose: 'confirm_email' })
  const own = findActingUser(ctx.actor) && (await getOwnInfo(ctx))
  const isOwn = found && own?.id === found.user.id
  if (found ? found.user.emailConfirmedAt : own?.emailConfirmed) return { state: 'confirmed' }
  if (!found || found.link.usedAt || found.link.expiresAt <= ctx.now())
    return { state: 'ended', ...(own && !own.emailConfirmed && { email: own.email }) }
  return { state: isOwn ? 'ready' : 'locked' }
}
