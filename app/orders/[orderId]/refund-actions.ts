'use server'

import { z } from 'zod'
import { EntityIdText } from '@/lib/domain/entity-id'
import { invalidField } from '@/lib/domain/errors'
import { formatBill } from '@/lib/domain/money'
import { getOrder } from '@/lib/domain/orders/queries'
import { cancelPaidOrder } from '@/lib/domain/refunds/cancel-paid-order'
import { handleFailedRefund } from '@/lib/domain/refunds/handle-failed-refund'
import { refundableOf, refundOfItems } from '@/lib/domain/refunds/refund-of-items'
import { refundOrder } from '@/lib/domain/refunds/refund-order'
import { formAction } from '@/lib/server/forms/form-action'
import { RefundForm } from './refund-form'

const OfOrder = z.object({ orderId: EntityIdText })
const from = (form: FormData) => `/orders/${String(form.get('orderId'))}`
const NOTHING_CHOSEN = 'Choisissez ce que vous remboursez, ou écrivez un montant.'
const signedIn = { access: 'signedIn', from } as const

export const refundAction = formAction(
  { schema: RefundForm, limit: 'refund', ...signedIn },
  async (ctx, { pieces, withDelivery, ...input }) => {
    const amountCents =
      input.amountCents ??
      refundOfItems(refundableOf(await getOrder(ctx, input.orderId)), { pieces, withDelivery })
    if (amountCents === 0) throw invalidField('amountCents', NOTHING_CHOSEN)
    const isDone = await refundOrder(ctx, { ...input, amountCents })
    const amount = formatBill(amountCents)
    return {
      message: isDone
        ? `${amount} remboursés. Votre client est prévenu.`
        : `Remboursement de ${amount} en cours\u00a0: il part dès que le prestataire répond.`,
    }
  },
)

export const cancelOrderAction = formAction(
  { schema: OfOrder, limit: 'refund', ...signedIn },
  async (ctx, input) => {
    const isDone = await cancelPaidOrder(ctx, input)
    return {
      message: isDone
        ? 'Commande annulée et remboursée. Votre client est prévenu.'
        : 'Annulation enregistrée\u00a0: le remboursement part dès que le prestataire répond.',
    }
  },
)

export const handleFailureAction = formAction(
  { schema: OfOrder.extend({ refundId: EntityIdText }), ...signedIn },
  async (ctx, input) => {
    await handleFailedRefund(ctx, input)
    return { message: 'Marqué comme réglé.' }
  },
)
