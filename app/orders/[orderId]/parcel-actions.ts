'use server'

import { z } from 'zod'
import { EntityIdText } from '@/lib/domain/entity-id'
import { handOverOrder } from '@/lib/domain/shipping/hand-over-order'
import { OtherCarrier } from '@/lib/domain/shipping/schema'
import { shipWithOtherCarrier } from '@/lib/domain/shipping/ship-with-other-carrier'
import { formAction } from '@/lib/server/forms/form-action'

const OfOrder = z.object({ id: EntityIdText })
const from = (form: FormData) => `/orders/${String(form.get('id'))}`

export const handOverAction = formAction(
  { schema: OfOrder, access: 'signedIn', from },
  async (ctx, { id }) => {
    await handOverOrder(ctx, id)
    return { message: 'Commande marquée comme retirée.' }
  },
)

export const shipWithOtherCarrierAction = formAction(
  { schema: OfOrder.and(OtherCarrier), access: 'signedIn', from },
  async (ctx, { id, ...carriage }) => {
    await shipWithOtherCarrier(ctx, { orderId: id, carriage })
    return { message: 'Commande marquée comme expédiée.' }
  },
)
