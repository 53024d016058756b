import type { Context } from '../context'
import type { AccountLinkPurpose } from './link-purpose'

/** Asks for a link by mail. The job looks the address up, so that an unknown one is answered like a known one. */
export async function requestLink(
  ctx: Context,
  { email, purpose }: { email: string; purpose: AccountLinkPurpose },
): Promise<void> {
  const linkId = crypto.randomUUID()
  await ctx.transaction((tx) => tx.enqueue({ queue: 'links', linkId, purpose, email: email.toLowerCase() }))
}
