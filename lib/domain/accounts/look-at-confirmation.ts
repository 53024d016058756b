import { type Context, findActingUser } from '../context'
import { findLink } from './account-tokens'
import { getOwnInfo } from './queries'

/** `confirmed`: there is nothing left to do. `ended`: another link is needed. `ready`: one click does it, as this browser is
 *  signed in to the account; `locked`: its password is asked for. `email`: of the person who is signed in. */
export type Confirmation = { state: 'confirmed' | 'ended' | 'ready' | 'locked'; email?: string }

/** What the link of a confirmation mail leads to, without using it up. */
export async function lookAtConfirmation(ctx: Context, token: string): Promise<Confirmation> {
  const found = await findLink(ctx, { token, purpose: 'confirm_email' })
  const own = findActingUser(ctx.actor) && (await getOwnInfo(ctx))
  const isOwn = found && own?.id === found.user.id
  if (found ? found.user.emailConfirmedAt : own?.emailConfirmed) return { state: 'confirmed' }
  if (!found || found.link.usedAt || found.link.expiresAt <= ctx.now())
    return { state: 'ended', ...(own && !own.emailConfirmed && { email: own.email }) }
  return { state: isOwn ? 'ready' : 'locked' }
}
