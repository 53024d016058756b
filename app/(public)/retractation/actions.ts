'use server'

import { z } from 'zod'
import { longMoment } from '@/components/ui/dates'
import { HONEYPOT } from '@/lib/domain/forms/schema'
import { receiveWithdrawal } from '@/lib/domain/leads/receive-withdrawal'
import { Withdrawal } from '@/lib/domain/leads/schema'
import { withdrawalToken } from '@/lib/domain/leads/withdrawal-receipt'
import { formAction } from '@/lib/server/form-action'
import { withinLimit } from '@/lib/server/points'

const WithdrawalForm = Withdrawal.extend({
  /** Which of the two steps was sent. */
  step: z.enum(['fill', 'confirm']).catch('fill'),
  [HONEYPOT]: z.string().default(''),
})

/** First reads what is declared back, then, confirmed, takes it. */
export const withdraw = formAction(
  { schema: WithdrawalForm, access: 'public', limit: 'mail' },
  async (ctx, { step, [HONEYPOT]: trapped, ...withdrawal }) => {
    if (step === 'fill')
      return { status: 'idle', values: { ...withdrawal, [HONEYPOT]: trapped, step: 'confirm' } }
    let mailsReceipt = false
    await withinLimit('withdrawalReceipt', ctx, withdrawal, async () => {
      mailsReceipt = true
    })
    const { id, at } = await receiveWithdrawal(ctx, {
      ...withdrawal,
      suspicious: trapped !== '',
      mailsReceipt,
    })
    return {
      message: `Votre rétractation est enregistrée. Elle a été envoyée le ${longMoment(at)}. ${
        mailsReceipt
          ? `Un accusé de réception part à l’adresse ${withdrawal.email}.`
          : `Plusieurs accusés de réception sont déjà partis à l’adresse ${withdrawal.email}\u00a0: téléchargez celui-ci.`
      }`,
      values: { ...withdrawal, receipt: `/retractation/recu/${withdrawalToken(ctx, id)}` },
    }
  },
)
