'use server'

import { z } from 'zod'
import { longMoment } from '@/components/ui/dates/dates'
import { quantityField } from '@/lib/domain/orders/policy'
import { readQuantities } from '@/lib/domain/orders/quantity-fields'
import { checkQuantities } from '@/lib/domain/withdrawals/check-quantities'
import { withdrawalReceiptToken } from '@/lib/domain/withdrawals/queries'
import { withdrawFromOrder } from '@/lib/domain/withdrawals/withdraw-from-order'
import { formAction } from '@/lib/server/forms/form-action'
import { requireOrderLink } from '@/lib/server/session/order-link'

const Form = z
  .looseObject({
    token: z.string().max(100),
    submissionId: z.uuid(),
    /** Which of the two steps was sent. */
    step: z.enum(['fill', 'confirm']).catch('fill'),
  })
  .transform(({ token, submissionId, step, ...fields }, payload) => ({
    ...{ token, submissionId, step },
    pieces: readQuantities(fields, payload),
  }))

/** Shows the chosen lines for confirmation, then accepts the withdrawal. The path of a refusal is stored without its token. */
export const withdrawFromOrderAction = formAction(
  { schema: Form, access: 'public', limit: 'shopWithdrawal', from: '/commande' },
  async (_visitor, { token, submissionId, step, pieces }) => {
    const { ctx, orderId } = await requireOrderLink(token)
    const values = {
      ...{ token, submissionId },
      ...Object.fromEntries(pieces.map(({ itemId, quantity }) => [quantityField(itemId), String(quantity)])),
    }
    if (step === 'fill') {
      await checkQuantities(ctx, { orderId, pieces })
      return { status: 'idle', values: { ...values, step: 'confirm' } }
    }
    const { id, websiteId, declaredAt, email } = await withdrawFromOrder(ctx, { submissionId, pieces })
    const receipt = withdrawalReceiptToken(ctx, { id, step: 'chosen' })
    return {
      message: `Votre rétractation est enregistrée. Elle a été envoyée le ${longMoment(declaredAt)}. Un accusé de réception part à l’adresse ${email}.`,
      values: { ...values, receipt: `/retractation/${websiteId}/recu/${receipt}` },
    }
  },
)
