import { z } from 'zod'
import { EntityId } from '../entity-id'

export const ShipInput = z.object({ websiteId: EntityId, orderId: EntityId })

/** As the carrier's labels have it. */
export const ExpeditionNumber = z
  .string({ error: 'Le numéro d’expédition est obligatoire.' })
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{8,12}$/, { error: 'Le numéro d’expédition compte de 8 à 12 chiffres.' }))

/** What the owner found at the carrier: a label with this number, or none. */
export type Finding = { expeditionNumber: string } | { retry: true }
