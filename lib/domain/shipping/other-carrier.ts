import { z } from 'zod'
import { optionalText, requiredText, webAddress } from '../fields'

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
