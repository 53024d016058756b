import { isViewed } from '@/lib/domain/context'
import { getPaymentAccount } from '@/lib/domain/payment-accounts/queries'
import { refreshPaymentAccount } from '@/lib/domain/payment-accounts/refresh-payment-account'
import type { OwnPaymentAccount } from '@/lib/domain/payment-accounts/schema'
import { settle } from '@/lib/server/forms/settle'
import type { SignedInContext } from '@/lib/server/session/session'

/** `isStale`: the provider did not answer, so this is the last known state. */
type Loaded = { account: OwnPaymentAccount; isStale: boolean }

/** The actor's account, refreshed from the provider; null before it is opened. */
export async function loadAccount(ctx: SignedInContext): Promise<Loaded | null> {
  const known = await getPaymentAccount(ctx)
  if (!known) return null
  // A read-only viewer writes nothing.
  if (isViewed(ctx.actor)) return { account: known, isStale: false }
  const { error } = await settle(refreshPaymentAccount(ctx, known.accountId))
  return { account: (await getPaymentAccount(ctx)) ?? known, isStale: error !== undefined }
}
