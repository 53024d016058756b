'use server'

import { z } from 'zod'
import { longMoment } from '@/components/ui/dates'
import { HONEYPOT } from '@/lib/domain/forms/schema'
import { receiveWithdrawal } from '@/lib/domain/leads/receive-withdrawal'
import { Withdrawal } from '@/lib/domain/leads/schema'
import { formAction } from '@/lib/server/form-action'

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
    const { at } = await receiveWithdrawal(ctx, { ...withdrawal, suspicious: trapped !== '' })
    return {
      message: `Votre rétractation est enregistrée. Elle a été envoyée le ${longMoment(at)}. Un accusé de réception part à l’adresse ${withdrawal.email}.`,
    }
  },
)
