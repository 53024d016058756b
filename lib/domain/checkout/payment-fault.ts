import type { PaymentFault } from '@/lib/providers/payments/payment-fault'
import { DomainError } from '../errors'

/** The provider's own error. By its name, because the domain takes only types of the providers. */
export const isPaymentFault = (error: unknown): error is PaymentFault =>
  error instanceof Error && error.name === 'PaymentFault'

/** Asks the provider; `provider` in the place of its fault. */
export async function askProvider<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (error) {
    throw isPaymentFault(error) ? providerRefusal(error) : error
  }
}

export function providerRefusal(fault: PaymentFault): DomainError {
  const refusal = new DomainError(
    'provider',
    'Le service de paiement n’a pas répondu. Rien n’a été débité, vous pouvez réessayer.',
  )
  refusal.cause = fault
  return refusal
}
