import { subscriptionWarnings } from '@/db/schema/subscription-warnings'
import { contractOf } from '../billing/contract'
import { ENDED } from '../billing/give-notice'
import { labelOf } from '../billing/label'
import { lockSubscription } from '../billing/lock-subscription'
import { addEntry } from '../billing/timeline'
import { hasEnded } from '../billing-rules/standing'
import { type Day, parisDay } from '../calendar'
import { actingUser, type Context } from '../context'
import { DomainError, invalidField } from '../errors'
import { mailClient } from '../notifications/mail-client'
import { requirePermission } from '../permissions/require-permission'
import { listWarnings, type Warning } from './warnings'

/** Warns a client in writing, with the last day to remedy it: without a warning no contract is ended for a fault. The same
 *  warning again on its day changes nothing. */
export async function warn(
  ctx: Context,
  { id, reason, deadline }: { id: number; reason: string; deadline: Day },
): Promise<Warning> {
  requirePermission(ctx, 'subscriptions.manage')
  if (reason.trim() === '') throw invalidField('reason', 'La raison est obligatoire\u00a0: le client la lit.')
  return ctx.transaction(async (tx) => {
    const { subscription } = await lockSubscription(tx, id)
    const today = parisDay(tx.now())
    if (hasEnded(contractOf(subscription), today)) throw new DomainError('conflict', ENDED)
    if (deadline <= today) throw invalidField('deadline', 'Le délai va au moins jusqu’à demain.')
    const isSame = (one: Warning) =>
      one.warnedOn === today && one.deadline === deadline && one.reason === reason
    const repeated = (await listWarnings(tx, id)).find(isSame)
    if (repeated) return repeated
    const [warning] = await tx.db
      .insert(subscriptionWarnings)
      .values({
        ...{ subscriptionId: id, reason, deadline, warnedOn: today },
        ...{ warnedById: actingUser(tx).id, createdAt: tx.now() },
      })
      .returning()
    if (!warning) throw new Error('The warning was not written')
    await addEntry(tx, id, { kind: 'warned', data: { reason, deadline } })
    await mailClient(tx, subscription.clientId, {
      ...{ kind: 'contract-warned', label: labelOf(subscription), reason, deadline },
    })
    await tx.audit({
      action: 'subscription.warned',
      subject: { type: 'subscription', id },
      after: { reason, deadline },
    })
    return warning
  })
}
