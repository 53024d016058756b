import { frenchDay, frenchPeriod } from '../french-days'
import type { IssuedInvoice } from './issued-invoice'

type Fact = { label: string; value: string }

/** What an invoice or credit note says at a glance, for its page and its PDF. */
export function invoiceFacts(invoice: IssuedInvoice): Fact[] {
  const { kind, issuedOn, dueOn, paidOn, first, last, quoteNumber, client } = invoice
  const { correctedNumber, reason } = invoice
  const facts: Fact[] = [{ label: 'Date d’émission', value: frenchDay(issuedOn) }]
  const add = (label: string, value: string | null | undefined) => {
    if (value) facts.push({ label, value })
  }
  if (kind === 'invoice') {
    add('Échéance', frenchDay(dueOn))
    add('Payée le', paidOn && frenchDay(paidOn))
  } else add('Sur la facture', correctedNumber)
  if (first && last) add('Période', frenchPeriod({ first, last }).replace(' au ', ' au\u00a0'))
  else if (kind === 'invoice') add('Date de la prestation', frenchDay(issuedOn))
  add('Devis', quoteNumber)
  add('Votre référence', client.purchaseReference)
  if (kind === 'credit_note') add('Motif', reason)
  return facts
}
