import type { PaymentFault } from '@/lib/providers/payments/payment-fault'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { reportFault } from '../payments/call-provider'
import { providerRefusal } from '../payments/payment-fault'
import { NOT_OPEN } from '../shops/queries'

/** Reports a payment fault at a checkout and maps it to a refusal: `conflict` where the seller's account is closed to us. */
export async function checkoutRefusalOf(ctx: Context, fault: PaymentFault): Promise<DomainError> {
  await reportFault(ctx, fault)
  return fault.kind === 'no_access' ? new DomainError('conflict', NOT_OPEN) : providerRefusal(fault, 'debit')
}
