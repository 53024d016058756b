import type { PaymentFault } from '@/lib/providers/payments/payment-fault'
import { DomainError } from '../errors'

/** A provider error, recognized by its name: the domain imports only the providers' types. */
export const isPaymentFault = (error: unknown): error is PaymentFault =>
  error instanceof Error && error.name === 'PaymentFault'

const BUSY = 'Le service de paiement est très sollicité en ce moment. Réessayez dans un instant.'
/** Seconds. */
const SOON = 5

/** A shopper who was about to pay (`debit`) is told that no money was taken; in other cases that would confuse. */
export function providerRefusal(fault: PaymentFault, purpose: 'debit' | 'other' = 'other'): DomainError {
  if (fault.kind === 'busy') return new DomainError('provider', BUSY, { retryAfter: SOON, cause: fault })
  const words =
    purpose === 'debit'
      ? 'Le service de paiement n’a pas répondu. Rien n’a été débité, vous pouvez réessayer.'
      : 'Le service de paiement n’a pas répondu. Vous pouvez réessayer dans un instant.'
  return new DomainError('provider', words, { cause: fault })
}
