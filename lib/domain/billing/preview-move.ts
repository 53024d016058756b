import { type PlanKey, planCents, type Rhythm } from '@/content/plan-facts'
import { type Move, mayMove, moveTo } from '../billing-rules/moves'
import { termsOn } from '../billing-rules/schedule'
import type { SubscriptionFacts } from '../billing-rules/schema'
import { type Day, parisDay } from '../calendar'
import type { Reads } from '../context'
import { DomainError } from '../errors'
import { readContract } from './read-contract'

export type Wanted = { plan: PlanKey; paymentPlan: Rhythm }

export type MovePreview = { effectiveOn: Day; amountDueCents: number }

/** `move`: null if these terms are current, or pending for the next period. */
export type PricedMove = MovePreview & { priceCents: number; move: Move | null }

/** What a move to another plan or rhythm, at its list price, costs today and when it takes effect. `conflict` while late,
 *  interrupted or ending. */
export function priceMove(facts: SubscriptionFacts, { plan, paymentPlan }: Wanted, today: Day): PricedMove {
  const { contract } = facts
  if (!mayMove(facts, today))
    throw new DomainError('conflict', 'La formule ne peut pas changer\u00a0: l’abonnement n’est pas actif.')
  const now = termsOn(contract, today)
  const isSame = (terms: Wanted | null) => terms?.plan === plan && terms.paymentPlan === paymentPlan
  if (isSame(now)) return { effectiveOn: today, amountDueCents: 0, priceCents: now.priceCents, move: null }
  const { change } = contract
  if (change && isSame(change))
    return { effectiveOn: change.effectiveOn, amountDueCents: 0, priceCents: change.priceCents, move: null }
  const priceCents = planCents(plan, paymentPlan)
  const move = moveTo(contract, { plan, paymentPlan, priceCents }, today, facts.owesVat)
  return { effectiveOn: move.effectiveOn, amountDueCents: move.amountDueCents, priceCents, move }
}

/** What `movePlan` would do today. */
export async function previewMoveOf(
  reads: Reads,
  { id, ...wanted }: Wanted & { id: number },
): Promise<MovePreview & { priceCents: number }> {
  const { facts } = await readContract(reads, id)
  const { effectiveOn, amountDueCents, priceCents } = priceMove(facts, wanted, parisDay(reads.now()))
  return { effectiveOn, amountDueCents, priceCents }
}
