import { formatBill, formatEuros } from '@/lib/domain/money'
import type { ListedQuote, QuoteStatus } from '@/lib/domain/quotes/schema'

/** A quote's state, for the agency and for its client. */
export const QUOTE_STATES: Record<
  QuoteStatus,
  { agency: string; client: string; look: 'neutral' | 'info' | 'success' | 'danger' | 'late' }
> = {
  draft: { agency: 'Brouillon', client: 'En cours de modification', look: 'neutral' },
  sent: { agency: 'Envoyé', client: 'À lire', look: 'info' },
  accepted: { agency: 'Accepté', client: 'Accepté', look: 'success' },
  withdrawn: { agency: 'Rétracté', client: 'Rétracté', look: 'neutral' },
  refused: { agency: 'Refusé', client: 'Refusé', look: 'danger' },
  expired: { agency: 'Expiré', client: 'Expiré', look: 'late' },
}

/** « 1 600,00 € une fois, puis 59 € par mois » */
export function priceOf({ totalCents, planCents, paymentPlan }: ListedQuote): string {
  const every = paymentPlan === 'yearly' ? 'par an' : 'par mois'
  const plan = planCents === null ? null : `${formatEuros(planCents)} ${every}`
  if (totalCents === 0 && plan) return plan
  return plan ? `${formatBill(totalCents)} une fois, puis ${plan}` : formatBill(totalCents)
}
