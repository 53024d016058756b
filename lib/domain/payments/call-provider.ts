import type { PaymentFault } from '@/lib/providers/payments/payment-fault'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { alertAgency } from '../notifications/alert-agency'
import { closePaymentAccount } from './close-payment-account'
import { isPaymentFault, providerRefusal } from './payment-fault'

/** Asks the provider; maps its faults to `provider`. */
export async function callProvider<T>(ctx: Context, asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (error) {
    throw isPaymentFault(error) ? await paymentRefusalOf(ctx, error) : error
  }
}

/** The refusal for a provider fault. Faults of the agency's key or of a seller's account are reported first. */
export async function paymentRefusalOf(ctx: Context, fault: PaymentFault): Promise<DomainError> {
  await reportFault(ctx, fault)
  return providerRefusal(fault)
}

/** Closes the checkout of a seller whose account we cannot access, and alerts the agency when its own key is refused. */
export async function reportFault(ctx: Context, { kind, accountId, code }: PaymentFault): Promise<void> {
  if (kind === 'no_access' && accountId !== null)
    await ctx.transaction((tx) => closePaymentAccount(tx, accountId, tx.now()))
  if (kind === 'bad_key')
    await ctx.transaction((tx) =>
      alertAgency(tx, { about: 'key-refused', orderId: null, detail: code ?? '' }),
    )
}
