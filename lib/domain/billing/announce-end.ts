import { earliestProviderEnd, refundsAfter } from '../billing-rules/provider-end'
import { hasEnded } from '../billing-rules/standing'
import { type Day, parisDay } from '../calendar'
import type { Context } from '../context'
import { DomainError, invalidField } from '../errors'
import { mailClient } from '../notifications/mail-client'
import { requirePermission } from '../permissions/require-permission'
import { creditAfterEnd } from './credit-after-end'
import { dropMoves } from './drop-moves'
import { ENDED } from './give-notice'
import { labelOf } from './label'
import { lockSubscription } from './lock-subscription'
import { readFacts } from './read-facts'
import { readLineInvoices } from './read-line-invoices'
import { saveContract } from './save-contract'
import type { Subscription } from './schema'
import { addEntry } from './timeline'

type ProviderEnd = {
  id: number
  lastDay: Day
  /** `provider`: permanently, without the client's fault. */
  reason: 'breach' | 'unpaid' | 'provider'
  /** The text sent to the client. */
  words: string
  /** Credits the days after the last one although the client is at fault. */
  refunds?: boolean
}

/** Ends a contract on the agency's behalf: permanently two months ahead, with the days after it credited; for a fault on the
 *  given day. Idempotent; an earlier end by notice stands. `conflict` where an earlier announcement has already credited days. */
export async function announceEnd(ctx: Context, end: ProviderEnd): Promise<Subscription> {
  requirePermission(ctx, 'subscriptions.manage')
  const { id, lastDay, reason, words, refunds = false } = end
  return ctx.transaction(async (tx) => {
    const locked = await lockSubscription(tx, id)
    const { subscription } = locked
    const today = parisDay(tx.now())
    const facts = await readFacts(tx, subscription)
    if (hasEnded(facts.contract, today)) throw new DomainError('conflict', ENDED)
    if (subscription.providerEndsOn === lastDay && subscription.providerEndReason === reason)
      return subscription
    if (lastDay < (reason === 'provider' ? earliestProviderEnd(today) : today))
      throw invalidField('lastDay', 'Ce jour est trop proche.')
    const credits = reason === 'provider' || refunds
    if (credits && subscription.providerEndsOn !== null)
      throw new DomainError('conflict', 'Une autre fin est déjà annoncée.')
    const { noticeOn, endsOn } = facts.contract
    const isFirst = noticeOn === null || endsOn === null || lastDay <= endsOn
    const contract = { ...facts.contract, endsOn: isFirst ? lastDay : endsOn, change: null }
    await dropMoves(tx, id)
    if (isFirst && credits) {
      const invoiced = [...facts.invoices, ...(await readLineInvoices(tx, id))]
      await creditAfterEnd(tx, subscription, refundsAfter(invoiced, lastDay))
    }
    const { subscription: ending } = await saveContract(tx, locked, contract, {
      ...{ providerEndsOn: lastDay, providerEndReason: reason },
      endReason: isFirst ? reason : subscription.endReason,
    })
    await addEntry(tx, id, { kind: 'end_announced', data: { endsOn: lastDay, reason } })
    await mailClient(tx, subscription.clientId, {
      ...{ kind: 'end-announced', label: labelOf(subscription), lastDay, reason: words },
    })
    await tx.audit({
      action: 'subscription.end-announced',
      subject: { type: 'subscription', id },
      after: { endsOn: lastDay, reason },
    })
    return ending
  })
}
