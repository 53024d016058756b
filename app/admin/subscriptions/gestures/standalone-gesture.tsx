import type { ReactNode } from 'react'
import { formatBill } from '@/lib/domain/money'
import type { SignedInContext } from '@/lib/server/session/session'
import { GESTURES, type Gesture, isLineGesture, type Steps } from '../address'
import type { Standalone } from '../load-standalone'
import { CreditForm } from './credit'
import { LineSheet } from './line-sheet'
import { readPayableOf } from './note-payment'
import { PaymentForm } from './payment'
import { TransferForm } from './transfer'

type Asked = {
  standalone: Standalone
  gesture: Gesture | null
  steps: Steps
  closeHref: string
}

/** The sheet of an agency's action on a client's items without a subscription; null for no action, or another one. */
export async function openStandaloneGesture(
  ctx: SignedInContext,
  { standalone, gesture, steps, closeHref }: Asked,
): Promise<ReactNode> {
  const { clientId, client, lines, openInvoices, creditable, refunds, today } = standalone
  if (isLineGesture(gesture))
    return (
      <LineSheet
        key={gesture}
        {...{ gesture, lines, today, name: client.name, closeHref, of: { clientId } }}
        lineId={steps.ligne}
      />
    )
  const form = (name: Gesture) => ({
    id: clientId,
    closeHref,
    title: `${GESTURES[name]}\u00a0· ${client.name}`,
  })
  if (gesture === 'paiement')
    return <PaymentForm {...form(gesture)} payable={await readPayableOf(ctx, openInvoices)} today={today} />
  if (gesture === 'avoir') return <CreditForm {...form(gesture)} invoices={creditable} />
  const refund = gesture === 'virement' && refunds.find(({ id }) => String(id) === steps.remboursement)
  if (!refund) return null
  return (
    <TransferForm
      {...form('virement')}
      refundId={refund.id}
      about={`${formatBill(refund.amountCents)}, ${refund.number ?? 'facture sans numéro'}`}
      today={today}
    />
  )
}
