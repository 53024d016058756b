'use server'

import { z } from 'zod'
import { EntityIdText } from '@/lib/domain/entity-id'
import { resolveShipment } from '@/lib/domain/shipping/resolve-shipment'
import { ExpeditionNumber } from '@/lib/domain/shipping/schema'
import { shipOrder } from '@/lib/domain/shipping/ship-order'
import { ShipmentFault } from '@/lib/domain/shipping/shipment-fault'
import { formAction } from '@/lib/server/form-action'
import { log } from '@/lib/server/log'

const OfOrder = z.object({ orderId: EntityIdText })
const signedIn = {
  access: 'signedIn',
  from: (form: FormData) => `/orders/${String(form.get('orderId'))}`,
} as const

export const shipAction = formAction({ schema: OfOrder, ...signedIn }, async (ctx, { orderId }) => {
  try {
    const { expeditionNumber } = await shipOrder(ctx, { orderId })
    return { message: `Expédition créée${expeditionNumber ? `\u00a0: ${expeditionNumber}` : ''}.` }
  } catch (error) {
    if (!(error instanceof ShipmentFault)) throw error
    log().warn({ err: error, orderId }, 'The carrier made no shipment, or did not say so')
    // It stands with the order, and the page says it.
    return {}
  }
})

export const labelFoundAction = formAction(
  { schema: OfOrder.extend({ expeditionNumber: ExpeditionNumber }), ...signedIn },
  async (ctx, { orderId, expeditionNumber }) => {
    await resolveShipment(ctx, { orderId, finding: { expeditionNumber } })
    return { message: `Commande expédiée avec le numéro ${expeditionNumber}.` }
  },
)

export const noLabelAction = formAction({ schema: OfOrder, ...signedIn }, async (ctx, { orderId }) => {
  await resolveShipment(ctx, { orderId, finding: { retry: true } })
  return { message: 'Vous pouvez de nouveau créer l’expédition.' }
})
