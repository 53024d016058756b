import { PLAN_FACTS } from '@/content/plan-facts'
import type { InvoicedClient } from '@/db/schema/invoices'
import { termsOn } from '../billing-rules/schedule'
import type { Contract } from '../billing-rules/schema'
import type { Period } from '../calendar'
import type { Tx } from '../context'
import { frenchPeriod } from '../french-days'
import { draftInvoice } from '../invoices/draft-invoice'
import { type Issued, issueInvoice } from '../invoices/issue-invoice'
import { mailClient, mailWaitingInvoice } from '../notifications/mail-client'
import type { SubscriptionRow } from './contract'
import { labelOf } from './label'

type Priced = { contract: Contract; period: Period; totalCents: number }

/** Writes the invoice of a locked subscription's period, and issues it if the facts of both sides are complete. */
export async function invoicePeriod(
  tx: Tx,
  subscription: SubscriptionRow,
  { contract, period, totalCents }: Priced,
  formerClient: InvoicedClient | null = null,
): Promise<Issued> {
  const { plan, paymentPlan } = termsOn(contract, period.first)
  const rhythm = paymentPlan === 'yearly' ? 'annuel' : 'mensuel'
  const name = subscription.name ? ` (${subscription.name})` : ''
  const draft = await draftInvoice(tx, {
    clientId: subscription.clientId,
    subscriptionId: subscription.id,
    purpose: 'period',
    ...period,
    paymentPlan,
    lines: [
      {
        label: `Abonnement ${PLAN_FACTS[plan].name}, ${rhythm}${name}, ${frenchPeriod(period)}`,
        quantity: 1,
        unitCents: totalCents,
        vatPermille: PLAN_FACTS[plan].vatPermille,
      },
    ],
  })
  return issueInvoice(tx, draft, { isManual: subscription.collection === 'manual', formerClient })
}

/** Mails an invoice to its client, or what it waits for. One that is paid already is not announced. */
export async function announceInvoice(
  tx: Tx,
  subscription: SubscriptionRow,
  { invoice, lacks }: Issued,
): Promise<void> {
  const { clientId, collection } = subscription
  const { number, dueOn, totalCents, status } = invoice
  const label = labelOf(subscription)
  if (lacks) {
    if (lacks === 'client') await mailClient(tx, clientId, { kind: 'invoice-waits', label, totalCents })
    return mailWaitingInvoice(tx, clientId, { label, lacks })
  }
  if (status === 'paid' || number === null || dueOn === null) return
  const isManual = collection === 'manual'
  await mailClient(tx, clientId, { kind: 'invoice-issued', label, number, totalCents, dueOn, isManual })
}
