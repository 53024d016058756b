import { eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { ENDED } from '../billing/give-notice'
import { labelOf } from '../billing/label'
import { lockSubscription } from '../billing/lock-subscription'
import { readFacts } from '../billing/read-facts'
import { saveContract } from '../billing/save-contract'
import type { Subscription } from '../billing/schema'
import { addEntry } from '../billing/timeline'
import { hasEnded, isInterrupted } from '../billing-rules/standing'
import { writeStatus } from '../billing-rules/written-status'
import { parisDay } from '../calendar'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { mailClient } from '../notifications/mail-client'
import { requirePermission } from '../permissions/require-permission'

/** Resumes an interrupted subscription on the agency's behalf, also one that is debited automatically: a new period starts at the
 *  next first day; unpaid invoices get new deadlines from today. One in service is unchanged. */
export async function restart(ctx: Context, id: number): Promise<Subscription> {
  requirePermission(ctx, 'subscriptions.manage')
  return ctx.transaction(async (tx) => {
    const locked = await lockSubscription(tx, id)
    const { subscription } = locked
    const today = parisDay(tx.now())
    const facts = await readFacts(tx, subscription)
    if (hasEnded(facts.contract, today)) throw new DomainError('conflict', ENDED)
    if (!isInterrupted(facts, today)) return subscription
    const { contract, restartedInvoiceId } = writeStatus(facts, 'active', today)
    if (restartedInvoiceId !== null)
      await tx.db.update(invoices).set({ refusedOn: today }).where(eq(invoices.id, restartedInvoiceId))
    const { subscription: served } = await saveContract(tx, locked, contract)
    await addEntry(tx, id, { kind: 'resumed', data: {} })
    await mailClient(tx, subscription.clientId, { kind: 'service-restored', label: labelOf(subscription) })
    await tx.audit({ action: 'subscription.restarted', subject: { type: 'subscription', id } })
    return served
  })
}
