'use server'

import { z } from 'zod'
import { EntityIdText } from '@/lib/domain/entity-id'
import { handleWithdrawal } from '@/lib/domain/withdrawals/handle-withdrawal'
import { receiveGoods } from '@/lib/domain/withdrawals/receive-goods'
import { refuseWithdrawal } from '@/lib/domain/withdrawals/refuse-withdrawal'
import { Refusal } from '@/lib/domain/withdrawals/schema'
import { formAction } from '@/lib/server/forms/form-action'

const OfWithdrawal = z.object({ orderId: EntityIdText, withdrawalId: EntityIdText })
const from = (form: FormData) => `/orders/${String(form.get('orderId'))}`
const signedIn = { access: 'signedIn', from } as const

export const refuseWithdrawalAction = formAction(
  { schema: OfWithdrawal.extend({ refusal: Refusal }), limit: 'orderMail', ...signedIn },
  async (ctx, input) => {
    await refuseWithdrawal(ctx, input)
    return { message: 'Rétractation refusée. Votre client est prévenu, avec le motif.' }
  },
)

export const receiveGoodsAction = formAction({ schema: OfWithdrawal, ...signedIn }, async (ctx, input) => {
  await receiveGoods(ctx, input)
  return { message: 'Colis de retour marqué comme reçu.' }
})

export const handleWithdrawalAction = formAction(
  { schema: OfWithdrawal, ...signedIn },
  async (ctx, input) => {
    await handleWithdrawal(ctx, input)
    return { message: 'Rétractation marquée comme réglée.' }
  },
)
