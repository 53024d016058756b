import { eq } from 'drizzle-orm'
import { type CancellationOutcome, type cancellationHandler, cancellations } from '@/db/schema/cancellations'
import { contactMessages } from '@/db/schema/contact-messages'
import { lockSubscription } from '../billing/lock-subscription'
import { parisDay } from '../calendar'
import type { Tx } from '../context'
import { recordTermination } from '../contracts/terminate'
import { recordWithdrawal } from '../contracts/withdraw'
import { DomainError } from '../errors'
import type { CancellationKind } from './policy'
import { previewCancellation } from './preview'
import type { Declaration } from './schema'

type Settled = {
  id: number
  messageId: number
  declaration: Declaration
  /** When it was declared: its day counts. */
  at: Date
  subscriptionId: number
  handler: (typeof cancellationHandler.enumValues)[number]
}

const NO_CONTRACT: Record<CancellationKind, string> = {
  termination: 'Cet abonnement a déjà pris fin, ou a commencé après cette déclaration.',
  withdrawal: 'Il n’y a pas, ou plus, de droit de rétractation pour cet abonnement.',
}

/** Ends the contract that a locked, open declaration means, and stores the outcome. `acting`: the transaction with the rights of
 *  the contract's client, or of the agency. `conflict` for a contract that it cannot mean. */
export async function settleCancellation(
  tx: Tx,
  acting: Tx,
  { id, messageId, declaration, at, subscriptionId, handler }: Settled,
): Promise<CancellationOutcome> {
  const { kind } = declaration
  const wishedOn = declaration.wishedOn || null
  const on = parisDay(at)
  const { subscription } = await lockSubscription(acting, subscriptionId)
  const outcome = await previewCancellation(tx, subscription, { kind, day: on, wishedOn })
  if (!outcome) throw new DomainError('conflict', NO_CONTRACT[kind])
  if (kind === 'withdrawal') await recordWithdrawal(acting, { id: subscriptionId, on, at })
  else await recordTermination(acting, { id: subscriptionId, on, wishedOn, replacesLater: true })
  await tx.db
    .update(cancellations)
    .set({
      ...{ status: 'confirmed', subscriptionId, outcome, handler, handledAt: tx.now() },
      clientId: subscription.clientId,
    })
    .where(eq(cancellations.id, id))
  await tx.db.update(contactMessages).set({ status: 'done' }).where(eq(contactMessages.id, messageId))
  await tx.audit({
    action: 'cancellation.confirmed',
    subject: { type: 'message', id: messageId },
    after: { kind, subscriptionId, handler },
  })
  return outcome
}
