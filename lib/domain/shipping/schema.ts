import { z } from 'zod'
import { EntityId } from '../entity-id'
import { optionalText, requiredText, webAddress } from '../fields'

export const ShipInput = z.object({ websiteId: EntityId, orderId: EntityId })

/** As the carrier's labels have it. */
export const ExpeditionNumber = z
  .string({ error: 'Le numéro d’expédition est obligatoire.' })
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{8,12}$/, { error: 'Le numéro d’expédition compte de 8 à 12 chiffres.' }))

/** What the owner found at the carrier: a label with this number, or none. */
export type Finding = { expeditionNumber: string } | { retry: true }

const trackingUrl = webAddress('L’adresse de suivi').refine((text) => text.startsWith('https://'), {
  error: 'L’adresse de suivi doit commencer par https://.',
})

const MAX = 60

/** Another carrier than ours, as the seller names it; what is left out is not known. */
export const OtherCarrier = z.object({
  carrier: requiredText('Le transporteur', MAX),
  trackingNumber: optionalText('Le numéro de suivi', MAX)
    .nullish()
    .transform((text) => text || null),
  trackingUrl: z
    .literal('')
    .transform(() => null)
    .or(trackingUrl)
    .nullish()
    .transform((text) => text ?? null),
})
export type OtherCarrier = z.infer<typeof OtherCarrier>

/** So many orders are shipped one after another while their owner waits. */
export const BATCH_MAX = 25

export const BatchInput = z.object({
  websiteId: EntityId,
  orderIds: z
    .array(EntityId)
    .min(1, { error: 'Choisissez au moins une commande.' })
    .max(BATCH_MAX, { error: `Choisissez ${BATCH_MAX} commandes au plus.` }),
})
export type BatchInput = z.infer<typeof BatchInput>
