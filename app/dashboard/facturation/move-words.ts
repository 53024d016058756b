import type { Day } from '@/lib/domain/calendar'
import { frenchDay } from '@/lib/domain/french-days'
import { formatEuros } from '@/lib/domain/money'
import type { PlanSelection } from './plan-choice'
import { termsWords } from './words'

type Move = PlanSelection & {
  priceCents: number
  effectiveOn: Day
  amountDueCents: number
  today: Day
  isAutomatic: boolean
}

/** The effects of a move, in whole sentences. */
export function moveWords(move: Move): string[] {
  const { plan, paymentPlan, priceCents, effectiveOn, amountDueCents, today, isAutomatic } = move
  const terms = termsWords(plan, paymentPlan, priceCents)
  if (effectiveOn > today)
    return [
      `Le ${frenchDay(effectiveOn)}, à la prochaine période, vous passez à ${terms}.`,
      'Rien à payer aujourd’hui. Jusque-là rien ne change, et vous pouvez annuler.',
    ]
  const now = `Vous passez tout de suite à ${terms}.`
  if (amountDueCents === 0)
    return [now, 'Rien à payer aujourd’hui\u00a0: le nouveau prix vaut à partir de la prochaine période.']
  const sum = `${formatEuros(amountDueCents)} à payer aujourd’hui\u00a0: la différence pour les jours qui restent de la période en cours.`
  const how = isAutomatic
    ? 'Cette somme est débitée de votre moyen de paiement. S’il la refuse, rien ne change.'
    : 'Vous la payez sur la page de notre prestataire. Sans paiement, rien ne change.'
  return [now, sum, how]
}
