import { olderUnpaid } from '../billing-rules/settle'
import { type Day, parisDay } from '../calendar'
import type { Context } from '../context'
import { DomainError, invalidField } from '../errors'
import type { InvoiceRow } from '../invoices/schema'
import { requirePermission } from '../permissions/require-permission'
import { refundSecondPayment, refundSurplus } from './ask-refund'
import { endAttempt, invoicesOf, readAttempts, refuseWhileTrying } from './attempts'
import { lockDebtor } from './debtor'
import { lockInvoices } from './lock-invoices'
import { readFacts } from './read-facts'
import { receivePayment } from './receive-payment'

/** `on`: the day the money arrived, which the invoice prints; deadlines count from the day it is noted. */
type Noted = { subscriptionId: number | null; invoiceIds: number[]; on: Day; reference: string }

const PAID = 'Cette facture est déjà payée ou annulée.'
const NOT_YET_ISSUED = 'Cette facture n’est pas encore émise.'

/** Notes that invoices of a subscription, or of a client without one, were paid by transfer or cheque; agency only. The same
 *  reference again changes nothing. `conflict` for one that is paid otherwise, cancelled or being paid, and while an older period
 *  is unpaid. */
export async function notePayment(ctx: Context, noted: Noted): Promise<InvoiceRow[]> {
  requirePermission(ctx, 'subscriptions.manage')
  const { subscriptionId, invoiceIds, on, reference } = noted
  return ctx.transaction(async (tx) => {
    const owing = await lockDebtor(tx, subscriptionId, invoiceIds)
    const { debtor, locked } = owing
    const rows = await lockInvoices(tx, debtor, invoiceIds)
    if (rows.every((row) => row.paymentReference === reference)) return rows
    if (on > parisDay(tx.now())) throw invalidField('on', 'La date du paiement est dans le futur.')
    if (rows.some(({ status }) => status === 'paid' || status === 'cancelled'))
      throw new DomainError('conflict', PAID)
    if (rows.some(({ status, purpose }) => status === 'draft' && purpose !== 'move'))
      throw new DomainError('conflict', NOT_YET_ISSUED)
    await refuseWhileTrying(tx, invoiceIds)
    const facts = locked && (await readFacts(tx, locked.subscription))
    if (facts && olderUnpaid(facts.invoices, invoiceIds).length > 0)
      throw new DomainError('conflict', 'Une facture plus ancienne est à régler avant, ou avec celle-ci.')
    await receivePayment(tx, owing, rows, { receivedOn: on, reference, attempts: [] })
    return lockInvoices(tx, debtor, invoiceIds)
  })
}

/** The result of a provider's payment. `refunds`: attempts whose invoice was already paid or cancelled; they are refunded in
 *  full. */
export type ProviderPayment = { refunds: number[] }

/** Records that attempts of one debtor's invoices succeeded. Idempotent. */
export async function recordPayment(
  ctx: Context,
  { subscriptionId, attemptIds }: { subscriptionId: number | null; attemptIds: number[] },
): Promise<ProviderPayment> {
  return ctx.transaction(async (tx) => {
    const owing = await lockDebtor(tx, subscriptionId, await invoicesOf(tx, attemptIds))
    const { debtor } = owing
    const attempts = (await readAttempts(tx, attemptIds)).filter(({ state }) => state !== 'succeeded')
    if (attempts.length === 0) return { refunds: [] }
    const rows = await lockInvoices(tx, debtor, [...new Set(attempts.map(({ invoiceId }) => invoiceId))])
    const open = rows.filter(({ status }) => status === 'issued' || status === 'draft')
    const refunds: number[] = []
    for (const attempt of attempts) {
      await endAttempt(tx, attempt.id, { state: 'succeeded' })
      const invoice = open.find(({ id }) => id === attempt.invoiceId)
      if (invoice) {
        await refundSurplus(tx, debtor, { invoice, attempt })
        continue
      }
      refunds.push(attempt.id)
      await refundSecondPayment(tx, debtor, attempt)
    }
    if (open.length > 0)
      await receivePayment(tx, owing, open, { receivedOn: null, reference: null, attempts })
    return { refunds }
  })
}
