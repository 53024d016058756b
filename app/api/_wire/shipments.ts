import { z } from 'zod'
import { ExpeditionNumber, OtherCarrier, ShipInput, Sides } from '@/lib/domain/shipping/schema'
import type { ShippedParcel } from '@/lib/domain/shipping/ship-order'
import { toDomain, toWire } from './names'
import { IdParam, operation } from './operation'
import { OrderWire } from './orders'

const tag = 'Expéditions'

const text = z.string().nullable()

const ShipmentWire = z
  .object({
    labelUrl: text.meta({ description: 'L’étiquette chez nous, en PDF ; null tant qu’elle n’y est pas' }),
    expeditionNumber: text,
    trackingUrl: text,
  })
  .meta({ id: 'Shipment' })

export const shipmentToWire = (
  { labelUrl, ...parcel }: ShippedParcel,
  publicOrigin: string,
): { shipment: z.input<typeof ShipmentWire> } => ({
  shipment: { labelUrl: labelUrl && new URL(labelUrl, publicOrigin).href, ...parcel },
})

const sideNames = { length: 'Length', width: 'Width', height: 'Height' } as const
const shipNames = { sides: 'Sides' } as const

const ShipBody = ShipInput.omit({ sides: true })
  .extend({
    Sides: z
      .object(toWire(sideNames, Sides.shape))
      .transform((sides) => toDomain(sideNames, sides))
      .nullish()
      .meta({ description: 'Du colis, en cm ; sans eux, ceux de l’article seul ou du colis habituel' }),
  })
  .transform(({ Sides: sides, ...body }) => ({ ...body, sides }))

export const shipOrderOperation = operation({
  method: 'POST',
  path: '/mondialrelay/ship',
  tag,
  summary: 'Créer l’expédition d’une commande payée ; d’une commande expédiée, la même',
  access: 'signedIn',
  body: ShipBody,
  names: shipNames,
  status: 200,
  answer: z.object({ shipment: ShipmentWire }),
  refusals: ['not_found', 'conflict', 'provider'],
})

const names = { expeditionNumber: 'ExpeditionNumber' } as const

const FindingBody = z.union(
  [
    z.object({ ExpeditionNumber }).transform((body) => ({ expeditionNumber: body.ExpeditionNumber })),
    z.object({ Retry: z.literal(true) }).transform(() => ({ retry: true as const })),
  ],
  { error: 'Indiquez ExpeditionNumber, ou Retry: true.' },
)

export const resolveShipmentOperation = operation({
  method: 'PUT',
  path: '/orders/shipment/{id}',
  tag,
  summary:
    'Dire ce que le transporteur a d’une expédition inconnue : son numéro, ou rien (Retry), pour réessayer',
  access: 'signedIn',
  params: IdParam,
  body: FindingBody,
  names,
  status: 200,
  answer: OrderWire,
  refusals: ['not_found', 'conflict'],
})

export const getLabelOperation = operation({
  method: 'GET',
  path: '/orders/{id}/label',
  tag,
  summary: 'Ouvrir l’étiquette d’une commande',
  access: 'signedIn',
  params: IdParam,
  status: 200,
  answerType: 'application/pdf',
  refusals: ['not_found'],
})

const carrierNames = {
  carrier: 'Carrier',
  trackingNumber: 'TrackingNumber',
  trackingUrl: 'TrackingUrl',
} as const

export const shipWithOtherCarrierOperation = operation({
  method: 'POST',
  path: '/orders/{id}/shipment',
  tag,
  summary: 'Noter qu’une commande payée est partie avec un autre transporteur que Mondial Relay',
  access: 'signedIn',
  params: IdParam,
  body: z.object(toWire(carrierNames, OtherCarrier.shape)).transform((body) => toDomain(carrierNames, body)),
  names: carrierNames,
  status: 200,
  answer: OrderWire,
  refusals: ['not_found', 'conflict'],
})
