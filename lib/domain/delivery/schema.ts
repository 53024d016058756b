import { z } from 'zod'
import { EntityId } from '../entity-id'
import { optionalText } from '../fields'
import { INVALID_ZIP, isZip } from '../postal-address'

/** Where the carrier has relay points. */
export const RELAY_COUNTRIES = ['FR', 'BE', 'LU', 'NL', 'ES', 'PT'] as const

const zip = z.string({ error: 'Le code postal est obligatoire.' }).trim()
const country = z
  .string({ error: 'Le pays est obligatoire.' })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, { error: 'Le pays s’écrit en deux lettres, par exemple FR.' })

const withZip = { path: ['zip'], error: INVALID_ZIP }
const zipFits = (place: { country: string; zip: string }) => isZip(place.country, place.zip)

const RELAY_ID = 'Choisissez un point relais\u00a0; son numéro s’écrit comme FR-012345.'
export const RelayPointId = z.string({ error: RELAY_ID }).regex(/^[A-Z]{2}-\d{6}$/, { error: RELAY_ID })

const wholeQuantity = { error: 'La quantité est un entier de 1 à 99.' }

/** A line of a cart. Its price and weight come from the database. */
export const QuoteItem = z.object({
  productId: EntityId,
  quantity: z.int(wholeQuantity).min(1, wholeQuantity).max(99, wholeQuantity),
  sizeId: EntityId.nullish(),
})
export type QuoteItem = z.infer<typeof QuoteItem>

export const QuoteInput = z
  .object({
    websiteId: EntityId,
    items: z
      .array(QuoteItem, { error: 'Le panier est une liste.' })
      .min(1, { error: 'Le panier est vide.' })
      .max(100, { error: 'Un panier compte 100 lignes au plus.' }),
    country,
    zip,
  })
  .refine(zipFits, withZip)
export type QuoteInput = z.infer<typeof QuoteInput>

const GREATEST_WEIGHT = 30_000
const weightError = { error: 'Le poids est un nombre entier de grammes, 30\u00a0000 au plus.' }

/** A place by its postcode, its town or both. */
export const RelayQuery = z
  .object({
    country: country.pipe(
      z.enum(RELAY_COUNTRIES, {
        error: `Les points relais sont dans ces pays\u00a0: ${RELAY_COUNTRIES.join(', ')}.`,
      }),
    ),
    zip: zip.optional(),
    city: optionalText('La ville', 100).optional(),
    weight: z
      .string(weightError)
      .regex(/^\d{1,5}$/, weightError)
      .transform(Number)
      .pipe(z.int().max(GREATEST_WEIGHT, weightError)),
  })
  .refine(({ zip, city }) => zip || city, { path: ['zip'], error: 'Indiquez un code postal ou une ville.' })
  .refine(({ country, zip }) => !zip || isZip(country, zip), withZip)
export type RelayQuery = z.infer<typeof RelayQuery>
