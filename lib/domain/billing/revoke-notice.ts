import { isRevocable } from '../billing-rules/notice'
import { hasEnded } from '../billing-rules/standing'
import { parisDay } from '../calendar'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { mailClient } from '../notifications/mail-client'
import { contractOf } from './contract'
import { ENDED } from './give-notice'
import { labelOf } from './label'
import { lockSubscription } from './lock-subscription'
import { saveContract } from './save-contract'
import type { Subscription } from './schema'
import { addEntry } from './timeline'

/** Revokes a notice, until the last day. An end that the provider announced stands. `conflict` after the end. */
export async function revokeNotice(ctx: Context, id: number): Promise<Subscription> {
  return ctx.transaction(async (tx) => {
    const locked = await lockSubscription(tx, id)
    const { subscription } = locked
    const { noticeOn, providerEndsOn } = subscription
    const contract = contractOf(subscription)
    const today = parisDay(tx.now())
    if (hasEnded(contract, today)) throw new DomainError('conflict', ENDED)
    if (noticeOn === null || !isRevocable(contract, today)) return subscription
    if (subscription.providerEndReason === 'notice')
      throw new DomainError('conflict', 'Cette fin est immédiate\u00a0: souscrivez à nouveau pour continuer.')
    const kept = { ...contract, noticeOn: null, endsOn: providerEndsOn }
    const endReason = providerEndsOn === null ? null : subscription.providerEndReason
    const { subscription: revoked } = await saveContract(tx, locked, kept, { endReason })
    await addEntry(tx, id, { kind: 'notice_revoked', data: { noticeOn } })
    await mailClient(tx, subscription.clientId, { kind: 'notice-revoked', label: labelOf(subscription) })
    await tx.audit({
      action: 'subscription.notice-revoked',
      subject: { type: 'subscription', id },
      before: { noticeOn },
    })
    return revoked
  })
}
