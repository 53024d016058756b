import { z } from 'zod'
import { MAX_EXTENT_CM } from '@/content/carrier-tariffs'
import { RelayPointId } from '../delivery/schema'
import { EntityId } from '../entity-id'
import { nullAsMissing, optionalText, requiredText, webAddress } from '../fields'
import { CustomerFields } from '../orders/schema'
import { AddressFields } from '../postal-address'

const side = (label: string) => {
  const error = {
    error: `${label} est un nombre de centimètres de plus de 0, ${MAX_EXTENT_CM} au plus.`,
  }
  return z.number(error).positive(error).max(MAX_EXTENT_CM, error).transform(Math.ceil)
}

/** Of a packed parcel, in centimetres, rounded up to whole ones. */
export const Sides = z.object({
  length: side('La longueur'),
  width: side('La largeur'),
  height: side('La hauteur'),
})
export type Sides = z.infer<typeof Sides>

/** `sides`: where the seller states them; otherwise those of the piece, or of the shop's usual parcel. */
export const ShipInput = z.object({ websiteId: EntityId, orderId: EntityId, sides: Sides.nullish() })
export type ShipInput = z.infer<typeof ShipInput>

/** In the format of the carrier's labels. */
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

/** A carrier other than ours, as named by the seller; omitted fields are unknown. */
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

/** Maximum orders in a batch, shipped one after another while their owner waits. */
export const BATCH_MAX = 25

export const BatchInput = z.object({
  websiteId: EntityId,
  orderIds: z
    .array(EntityId)
    .min(1, { error: 'Choisissez au moins une commande.' })
    .max(BATCH_MAX, { error: `Choisissez ${BATCH_MAX} commandes au plus.` }),
})
export type BatchInput = z.infer<typeof BatchInput>

/** The fields an owner may correct, named as stored; omitted ones stay. An empty phone or second line is removed. */
export const CorrectionFields = {
  name: nullAsMissing(CustomerFields.name),
  email: nullAsMissing(CustomerFields.email),
  phone: nullAsMissing(optionalText('Le téléphone', 30)),
  shippingLine1: nullAsMissing(AddressFields.line1),
  shippingLine2: nullAsMissing(optionalText('Le complément d’adresse', 100)),
  shippingZip: nullAsMissing(AddressFields.zip),
  shippingCity: nullAsMissing(AddressFields.city),
  shippingCountry: nullAsMissing(AddressFields.country),
  relayPointId: nullAsMissing(RelayPointId),
}
