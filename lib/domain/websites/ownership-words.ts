import type { Coverage, Formula, Holding } from '../billing-rules/ownership'
import { frenchDay } from '../french-days'

export const FORMULA_NAMES: Record<Formula, string> = {
  one_time: 'Paiement unique',
  subscription: 'Abonnement seul',
  one_time_and_subscription: 'Paiement unique et abonnement',
}

export const HOLDING_NAMES: Record<NonNullable<Holding>, string> = {
  owner: 'Propriétaire',
  tenant: 'Locataire',
  buyer: 'Propriétaire au dernier paiement',
}

/** What covers a bug fix, in a few words without a full stop; null when nothing is known. */
export function coverageWords(coverage: Coverage): string | null {
  if (coverage.by === 'subscription') return 'Couvert par l’abonnement'
  if (coverage.by === 'warranty') return `Couvert par la garantie jusqu’au ${frenchDay(coverage.until)}`
  return coverage.by === 'over' ? `Garantie terminée depuis le ${frenchDay(coverage.until)}` : null
}
