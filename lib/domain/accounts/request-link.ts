import type { Context } from '../context'
import type { AccountLinkPurpose } from './link-purpose'

/** Requests a link by mail. A job looks the address up, so that known and unknown addresses get the same response. */
export async function requestLink(
  ctx: Context,
  { email, purpose }: { email: string; purpose: AccountLinkPurpose },
): Promise<void> {
  const linkId = crypto.randomUUID()
  await ctx.transaction((tx) => tx.enqueue({ queue: 'links', linkId, purpose, email: email.toLowerCase() }))
}
