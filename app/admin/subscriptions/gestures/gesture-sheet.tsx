import type { HiddenValues } from '@/components/ui/fields/hidden-fields'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import { addDays, parisDay } from '@/lib/domain/calendar'
import { listInvoices } from '@/lib/domain/invoices/list-invoices'
import { listOpenRefunds } from '@/lib/domain/invoices/open-refunds'
import { formatBill } from '@/lib/domain/money'
import type { SignedInContext } from '@/lib/server/session/session'
import type { Sheet } from '../../sheet'
import {
  GESTURES,
  type Gesture,
  isLineGesture,
  type SheetAddresses,
  type Steps,
  sheetAddresses,
  stepFields,
} from '../address'
import { subscriptionName } from '../subscription-name'
import { CreditForm } from './credit'
import { creditableOf } from './creditable'
import { EndSheet } from './end'
import { LineSheet } from './line-sheet'
import { MoveSheet } from './move'
import { readPayable } from './note-payment'
import { NoticeSheet } from './notice'
import { PaymentForm } from './payment'
import { PriceSheet } from './price'
import { RestartSheet } from './restart'
import { TransferForm } from './transfer'
import { WarnForm } from './warn'

export type GestureProps = {
  ctx: SignedInContext
  detail: SubscriptionDetail
  to: SheetAddresses
  steps: Steps
  /** The subscription's name. */
  name: string
  path: string
  /** The URL's parameters that a first step keeps. */
  fields: HiddenValues
}

type Form = { id: number; title: string; closeHref: string }

type Props = {
  ctx: SignedInContext
  detail: SubscriptionDetail
  sheet: Sheet
  gesture: Gesture
  steps: Steps
}

/** The sheet of an agency's action on a subscription. */
export async function GestureSheet({ ctx, detail, sheet, gesture, steps }: Props) {
  const { id } = detail
  const name = subscriptionName(detail)
  const to = sheetAddresses(sheet, id)
  const title = `${GESTURES[gesture]}\u00a0· ${name}`
  const step = { ctx, detail, to, steps, name, path: sheet.path, fields: stepFields(sheet, gesture) }
  const form: Form = { id, title, closeHref: to.sheet }
  const today = parisDay(ctx.now())
  if (isLineGesture(gesture))
    return (
      <LineSheet
        {...{ gesture, lines: detail.lines, today, name, closeHref: to.sheet, of: { subscriptionId: id } }}
        lineId={steps.ligne}
      />
    )
  if (gesture === 'paiement')
    return <PaymentForm {...form} payable={await readPayable(ctx, detail)} today={today} />
  if (gesture === 'avoir') return <CreditForm {...form} invoices={await readCreditable(ctx, id)} />
  if (gesture === 'formule') return <MoveSheet {...step} />
  if (gesture === 'prix') return <PriceSheet {...step} />
  if (gesture === 'preavis') return <NoticeSheet {...step} />
  if (gesture === 'fin') return <EndSheet {...step} />
  if (gesture === 'reprise') return <RestartSheet {...step} />
  if (gesture === 'avertissement')
    return <WarnForm {...form} firstDeadline={addDays(today, 1)} deadline={addDays(today, WARNING_DAYS)} />
  return openTransfer(ctx, { form, today, refundId: steps.remboursement })
}

/** The proposed deadline of a warning. */
const WARNING_DAYS = 15

async function openTransfer(
  ctx: SignedInContext,
  { form, today, refundId }: { form: Form; today: string; refundId: string | undefined },
) {
  const refunds = await listOpenRefunds(ctx, form.id)
  const refund = refunds.find(({ id }) => String(id) === refundId)
  // Recorded since the sheet was opened.
  if (!refund) return null
  const about = `${formatBill(refund.amountCents)}, ${refund.number ?? 'facture sans numéro'}`
  return <TransferForm {...form} refundId={refund.id} about={about} today={today} />
}

async function readCreditable(ctx: SignedInContext, subscriptionId: number) {
  const { rows } = await listInvoices(ctx, {
    filter: { subscriptionId, kind: 'invoice' },
    page: { limit: 200 },
  })
  return creditableOf(rows)
}
