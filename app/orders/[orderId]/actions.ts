'use server'

import { z } from 'zod'
import { RelayPointId } from '@/lib/domain/delivery/schema'
import { EntityIdText } from '@/lib/domain/entity-id'
import { resendConfirmation } from '@/lib/domain/orders/resend-confirmation'
import { markReturnSeen } from '@/lib/domain/returns/mark-return-seen'
import { correctOrder } from '@/lib/domain/shipping/correct-order'
import { CorrectionFields } from '@/lib/domain/shipping/schema'
import { formAction } from '@/lib/server/forms/form-action'

const OfOrder = z.object({ orderId: EntityIdText })
const CorrectionForm = OfOrder.extend({ ...CorrectionFields, shown: z.string().max(50) })
const from = (form: FormData) => `/orders/${String(form.get('orderId'))}`

export const correctOrderAction = formAction(
  { schema: CorrectionForm, access: 'signedIn', limit: 'orderCorrection', from },
  async (ctx, input) => said(await correctOrder(ctx, input)),
)

/** Corrects only the relay point, which is required. */
export const correctRelayAction = formAction(
  {
    schema: CorrectionForm.extend({ relayPointId: RelayPointId }),
    access: 'signedIn',
    limit: 'orderCorrection',
    from,
  },
  async (ctx, input) => said(await correctOrder(ctx, input)),
)

const said = (isChanged: boolean) => ({
  message: isChanged
    ? 'Commande corrigée. Votre client est prévenu par e-mail.'
    : 'Rien n’a changé\u00a0: la commande était déjà ainsi.',
})

export const resendConfirmationAction = formAction(
  { schema: OfOrder, access: 'signedIn', limit: 'orderMail', from },
  async (ctx, { orderId }) => {
    await resendConfirmation(ctx, orderId)
    return undefined
  },
)

export const seeReturnAction = formAction(
  { schema: OfOrder.extend({ requestId: EntityIdText }), access: 'signedIn', from },
  async (ctx, input) => {
    await markReturnSeen(ctx, input)
    return { message: 'Demande de retour marquée comme vue.' }
  },
)
