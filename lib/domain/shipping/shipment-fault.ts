import type { ShipmentRefusal } from '@/db/schema/shipments'
import { DomainError } from '../errors'

/** A request to the carrier that led to no shipment. It is also shown on the order. */
export class ShipmentFault extends DomainError {}

export const refusedFault = (refusal: ShipmentRefusal): ShipmentFault =>
  new ShipmentFault('provider', refusalText(refusal))

export const failedFault = (cause: Error): ShipmentFault =>
  new ShipmentFault(
    'provider',
    'Le transporteur n’a pas pu être joint. Rien n’a été créé\u00a0: vous pouvez réessayer.',
    { cause },
  )

export const unknownFault = (cause: unknown): ShipmentFault =>
  new ShipmentFault('shipment_unknown', undefined, { cause })

/** The carrier was asked and has not answered yet. */
export const lateFault = (): ShipmentFault =>
  new ShipmentFault(
    'shipment_unknown',
    'Le transporteur n’a pas encore confirmé l’envoi. La demande continue\u00a0: rechargez la commande dans une minute, sans la recommencer.',
  )

/** The reasons, and who will act on them. */
export function refusalText({ reasons, whoCanMend }: ShipmentRefusal): string {
  const agencyNote = whoCanMend === 'agency' ? ['L’agence est prévenue et s’en occupe.'] : []
  return [...reasons.map(({ message }) => message), ...agencyNote].join(' ')
}
