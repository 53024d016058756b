import { PLAN_FACTS } from '@/content/plan-facts'
import { termsOn } from '../billing-rules/schedule'
import type { Contract } from '../billing-rules/schema'
import type { Period } from '../calendar'
import type { Tx } from '../context'
import { frenchPeriod } from '../french-days'
import { draftInvoice } from '../invoices/draft-invoice'
import { type Issued, issueInvoice } from '../invoices/issue-invoice'
import type { InvoiceRow } from '../invoices/schema'
import { mailClient, mailWaitingInvoice } from '../notifications/mail-client'
import type { SubscriptionRow } from './contract'
import type { Debtor } from './debtor'
import { labelOf } from './label'

type Priced = { contract: Contract; period: Period; totalCents: number }

type Options = {
  /** The invoice that this one of the same sum replaces. */
  replaces?: InvoiceRow
  /** As in the offer that was paid; by default from the client's facts of today. */
  regime?: InvoiceRow['regime']
}

/** Writes the invoice of a locked subscription's period, and issues it if both parties' facts are complete. */
export async function invoicePeriod(
  tx: Tx,
  subscription: SubscriptionRow,
  { contract, period, totalCents }: Priced,
  { replaces, regime }: Options = {},
): Promise<Issued> {
  const { plan, paymentPlan } = termsOn(contract, period.first)
  const rhythm = paymentPlan === 'yearly' ? 'annuel' : 'mensuel'
  const name = subscription.name ? ` (${subscription.name})` : ''
  const isReverseCharge = replaces?.regime === 'reverse_charge'
  const draft = await draftInvoice(tx, {
    ...(replaces && { regime: replaces.regime }),
    ...(regime && { regime }),
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
        // The sum of the replaced invoice is already without VAT.
        vatPermille: isReverseCharge ? 0 : PLAN_FACTS[plan].vatPermille,
      },
    ],
  })
  return issueInvoice(tx, draft, {
    isManual: subscription.collection === 'manual',
    formerClient: replaces?.client ?? null,
    isSumFixed: replaces !== undefined || regime !== undefined,
  })
}

/** The recipient of an invoice mail. */
type Announced = Pick<Debtor, 'clientId' | 'label'> & {
  /** Paid manually. */
  isManual: boolean
}

export const announcedTo = (subscription: SubscriptionRow): Announced => ({
  ...{ clientId: subscription.clientId, label: labelOf(subscription) },
  isManual: subscription.collection === 'manual',
})

/** Mails an invoice to its client, or what it waits for. A paid one is not announced. */
export async function announceInvoice(
  tx: Tx,
  { clientId, label, isManual }: Announced,
  { invoice, lacks }: Issued,
): Promise<void> {
  const { number, dueOn, totalCents, status } = invoice
  if (lacks) {
    if (lacks === 'client') await mailClient(tx, clientId, { kind: 'invoice-waits', label, totalCents })
    return mailWaitingInvoice(tx, clientId, { label, lacks })
  }
  if (status === 'paid' || number === null || dueOn === null) return
  await mailClient(tx, clientId, { kind: 'invoice-issued', label, number, totalCents, dueOn, isManual })
}
