'use server'

import { z } from 'zod'
import { EntityId, EntityIdText } from '@/lib/domain/entity-id'
import { resolveShipment } from '@/lib/domain/shipping/resolve-shipment'
import { ExpeditionNumber, Sides } from '@/lib/domain/shipping/schema'
import { shipOrder } from '@/lib/domain/shipping/ship-order'
import { ShipmentFault } from '@/lib/domain/shipping/shipment-fault'
import { formAction } from '@/lib/server/forms/form-action'
import { log } from '@/lib/server/instance/log'

const OfOrder = z.object({ orderId: EntityIdText })
const signedIn = {
  access: 'signedIn',
  from: (form: FormData) => `/orders/${String(form.get('orderId'))}`,
} as const

/** Typed centimetres; an empty field means no value. */
const typedSide = z
  .string()
  .default('')
  .transform((text) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.'))))

/** All sides or none must be given. */
const ShipForm = OfOrder.extend({
  'sides.length': typedSide,
  'sides.width': typedSide,
  'sides.height': typedSide,
})
  .transform((form) => {
    const sides = {
      length: form['sides.length'],
      width: form['sides.width'],
      height: form['sides.height'],
    }
    const areStated = Object.values(sides).some((side) => side !== null)
    return { orderId: form.orderId, sides: areStated ? sides : null }
  })
  .pipe(z.object({ orderId: EntityId, sides: Sides.nullable() }))

export const shipAction = formAction({ schema: ShipForm, ...signedIn }, async (ctx, { orderId, sides }) => {
  try {
    const { expeditionNumber } = await shipOrder(ctx, { orderId, sides })
    return { message: `Expédition créée${expeditionNumber ? `\u00a0: ${expeditionNumber}` : ''}.` }
  } catch (error) {
    if (!(error instanceof ShipmentFault)) throw error
    log().warn({ err: error, orderId }, 'The carrier made no shipment, or did not say so')
    // The failure is stored with the order, and the page shows it. Keeps the input for the next try.
    return { values: sides ? typedSides(sides) : {} }
  }
})

const typedSides = ({ length, width, height }: Sides) => ({
  'sides.length': String(length),
  'sides.width': String(width),
  'sides.height': String(height),
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
