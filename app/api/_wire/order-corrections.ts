import { z } from 'zod'
import { nullAsMissing } from '@/lib/domain/fields'
import { CorrectionFields } from '@/lib/domain/shipping/schema'
import { toDomain, toWire } from './names'
import { IdParam, operation } from './operation'
import { customerNames, OrderWire } from './orders'

const correctionNames = {
  shippingLine1: 'ShippingAddress',
  shippingLine2: 'ShippingAddress2',
  shippingZip: 'ShippingZip',
  shippingCity: 'ShippingCity',
  shippingCountry: 'ShippingCountry',
  relayPointId: 'RelayPointId',
} as const

const { name, email, phone, ...place } = CorrectionFields

const CorrectionBody = z
  .object({
    ...toWire(correctionNames, place),
    customer: nullAsMissing(z.object(toWire(customerNames, { name, email, phone }))),
  })
  .meta({
    id: 'OrderCorrection',
    description:
      'Ce qui manque ou vaut null reste. `ShippingAddress` seul est toute la rue ; son complément s’écrit dans `ShippingAddress2`. Un texte vide retire téléphone ou complément.',
  })

/** The domain's fields of a correction. */
export const correctionOf = ({ customer, ...body }: z.infer<typeof CorrectionBody>) => ({
  ...toDomain(correctionNames, body),
  ...(customer && toDomain(customerNames, customer)),
})

export const correctOrderOperation = operation({
  method: 'PUT',
  path: '/orders/{id}',
  tag: 'Commandes',
  summary:
    'Corriger l’adresse, le point relais ou le client d’une commande payée, tant qu’elle n’a pas d’étiquette ; le client en est prévenu',
  access: 'signedIn',
  limit: 'orderCorrection',
  params: IdParam,
  body: CorrectionBody,
  names: { ...correctionNames, name: 'customer.Name', email: 'customer.Email', phone: 'customer.Phone' },
  status: 200,
  answer: OrderWire,
  refusals: ['not_found', 'conflict', 'provider'],
})
