import type { PlatformSession } from '@/lib/providers/payments/platform-payments'
import type { Context } from '../context'
import { callProvider, paymentRefusalOf } from '../payments/call-provider'
import { isPaymentFault } from '../payments/payment-fault'
import type { PaymentPage } from './payment-page'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A page's session as the provider has it now. `expire`: ends it if it is still open; past its time it is ended in any case.
 *  Null for a page whose URL was never returned, and for a session that the provider no longer knows: nothing can be paid on
 *  them. */
export async function fetchSession(
  ctx: Context,
  { sessionId, expiresAt }: PaymentPage,
  expire: boolean,
): Promise<PlatformSession | null> {
  if (sessionId === null) return null
  const { platformPayments } = ctx.providers
  const overSince = ctx.now().getTime() - expiresAt.getTime()
  const session = await platformPayments.readSession(sessionId).catch(async (error: unknown) => {
    if (isPaymentFault(error) && error.code === 'resource_missing' && overSince > DAY_MS) return null
    throw isPaymentFault(error) ? await paymentRefusalOf(ctx, error) : error
  })
  if (session?.status !== 'open' || !(expire || overSince > MINUTE_MS)) return session
  return callProvider(ctx, platformPayments.expireSession(sessionId))
}
