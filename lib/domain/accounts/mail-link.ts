import { sql } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import type { Context } from '../context'
import { createLink } from './account-tokens'
import type { AccountLinkPurpose } from './link-purpose'

export type AskedLink = { linkId: string; purpose: AccountLinkPurpose; email: string }

/** Mails a requested link once, also on retries. Sends nothing to an unknown address, nor a confirmation to a confirmed one.
 *  Returns whether it mailed. */
export async function mailLink(ctx: Context, { linkId, purpose, email }: AskedLink): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const [user] = await tx.db.select().from(users).where(sql`lower(${users.email}) = ${email}`)
    if (!user || (purpose === 'confirm_email' && user.emailConfirmedAt)) return false
    const tokenId = await createLink(tx, { userId: user.id, purpose, id: linkId })
    if (!tokenId) return false
    const kind = purpose === 'reset_password' ? 'reset-password' : 'welcome'
    await tx.enqueue({ queue: 'mail', mail: { kind, tokenId, to: user.email } })
    return true
  })
}
