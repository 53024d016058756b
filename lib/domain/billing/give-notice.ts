import { withNotice } from '../billing-rules/notice'
import { refundsAfter } from '../billing-rules/provider-end'
import { hasEnded } from '../billing-rules/standing'
import { type Day, parisDay } from '../calendar'
import type { Context } from '../context'
import { DomainError, invalidField } from '../errors'
import { mailClient } from '../notifications/mail-client'
import { requirePermission } from '../permissions/require-permission'
import { startOf } from './contract-start'
import { creditAfter } from './credit-after'
import { dropMoves } from './drop-moves'
import { labelOf } from './label'
import { lockSubscription } from './lock-subscription'
import { readFacts } from './read-facts'
import { saveContract } from './save-contract'
import type { Subscription } from './schema'
import { addEntry } from './timeline'

export const ENDED = 'Cet abonnement a déjà pris fin.'

/** The notice of a client, today; the agency also records one that was given before. It stays as it is when it was given already, and
 *  drops a move that waits. `conflict` after the end. */
export async function giveNotice(
  ctx: Context,
  { id, on }: { id: number; on?: Day | undefined },
): Promise<Subscription> {
  if (on !== undefined) requirePermission(ctx, 'subscriptions.manage')
  return ctx.transaction(async (tx) => {
    const locked = await lockSubscription(tx, id)
    const { subscription } = locked
    const today = parisDay(tx.now())
    const facts = await readFacts(tx, subscription)
    if (hasEnded(facts.contract, today)) throw new DomainError('conflict', ENDED)
    if (subscription.noticeOn !== null) return subscription
    const noticeOn = on ?? today
    if (noticeOn > today) throw invalidField('on', 'Le jour du préavis est dans le futur.')
    if (noticeOn < startOf(subscription, facts))
      throw invalidField('on', 'Ce jour est avant le début du contrat.')
    const contract = { ...withNotice(facts, noticeOn), change: null }
    const { endsOn } = contract
    if (endsOn === null) throw new Error('A notice fixes an end')
    await dropMoves(tx, id)
    // Of an end that the agency announced the days were credited then.
    if (subscription.providerEndsOn === null)
      await creditAfter(tx, subscription, refundsAfter(facts.invoices, endsOn))
    const endReason = endsOn === subscription.providerEndsOn ? subscription.endReason : 'notice'
    const { subscription: noticed } = await saveContract(tx, locked, contract, { endReason })
    await addEntry(tx, id, { kind: 'notice_given', data: { noticeOn, endsOn } })
    await mailClient(tx, subscription.clientId, {
      kind: 'notice-received',
      label: labelOf(subscription),
      lastDay: endsOn,
    })
    await tx.audit({
      action: 'subscription.notice-given',
      subject: { type: 'subscription', id },
      after: { noticeOn, endsOn },
    })
    return noticed
  })
}
