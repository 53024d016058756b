'use server'

import { z } from 'zod'
import { longMoment } from '@/components/ui/dates/dates'
import { HONEYPOT } from '@/lib/domain/forms/schema'
import { declareWithdrawal } from '@/lib/domain/withdrawals/declare-withdrawal'
import { withdrawalReceiptToken } from '@/lib/domain/withdrawals/queries'
import { TypedWithdrawal } from '@/lib/domain/withdrawals/schema'
import { formAction } from '@/lib/server/forms/form-action'
import { withinLimit } from '@/lib/server/limits/points'

const Form = TypedWithdrawal.extend({
  /** Which of the two steps was sent. */
  step: z.enum(['fill', 'confirm']).catch('fill'),
  [HONEYPOT]: z.string().default(''),
})

/** Shows the declaration for confirmation, then accepts it. It reads no order, so that a stranger learns nothing about one. */
export const declareWithdrawalAction = formAction(
  { schema: Form, access: 'public', limit: 'shopWithdrawal', from: '/retractation' },
  async (ctx, { step, [HONEYPOT]: trapped, ...typed }) => {
    const values = { ...typed, websiteId: String(typed.websiteId) }
    if (step === 'fill')
      return { status: 'idle', values: { ...values, [HONEYPOT]: trapped, step: 'confirm' } }
    let mailsReceipt = false
    if (trapped === '')
      await withinLimit('withdrawalReceipt', ctx, typed, async () => {
        mailsReceipt = true
      })
    const { id, declaredAt } = await declareWithdrawal(ctx, {
      ...typed,
      suspicious: trapped !== '',
      mailsReceipt,
    })
    return {
      message: `Votre rétractation est enregistrée. Elle a été envoyée le ${longMoment(declaredAt)}. ${
        mailsReceipt
          ? `Un accusé de réception part à l’adresse ${typed.email}.`
          : 'Téléchargez son accusé de réception\u00a0: il prouve cette date.'
      }`,
      values: {
        ...values,
        receipt: `/retractation/${typed.websiteId}/recu/${withdrawalReceiptToken(ctx, { id, step: 'typed' })}`,
      },
    }
  },
)
