import { z } from 'zod'
import { CartAddress } from '@/lib/domain/checkout/schema'
import { QuoteInput, RELAY_COUNTRIES, RelayQuery } from '@/lib/domain/delivery/schema'
import { operation } from './operation'

const tag = 'Livraison'

const DeliveryOption = z
  .object({
    method: z.enum(['home', 'relay', 'pickup']),
    priceCents: z.int().meta({ description: 'TVA comprise, en centimes' }),
    label: z.string(),
    delay: z.string().meta({ description: '« livré sous 3 à 5 jours ouvrés »' }),
  })
  .meta({ id: 'DeliveryOption' })

export const quoteDeliveryOperation = operation({
  method: 'POST',
  path: '/shipping/quote',
  tag,
  summary: 'Calculer les livraisons possibles d’un panier',
  access: 'public',
  cors: true,
  limit: 'shippingQuote',
  body: QuoteInput,
  status: 200,
  answer: z.array(DeliveryOption),
  refusals: ['forbidden', 'not_found', 'conflict'],
})

export const freeDeliveryOperation = operation({
  method: 'GET',
  path: '/shipping/free-delivery',
  tag,
  summary: 'Dire ce qui manque à un panier pour la livraison offerte (celui de l’adresse de /checkout)',
  access: 'public',
  cors: true,
  limit: 'shippingQuote',
  query: CartAddress,
  status: 200,
  answer: z.object({
    missingCents: z.int().nullable().meta({
      description: 'D’articles, en centimes ; null : elle est déjà offerte, ou aucun montant ne l’offre',
    }),
  }),
  refusals: ['forbidden', 'not_found'],
})

const Hours = z.array(z.object({ from: z.string(), to: z.string() }))

const RelayPoint = z
  .object({
    id: z.string().meta({ description: 'Comme FR-012345' }),
    name: z.string(),
    address: z.string(),
    zip: z.string(),
    city: z.string(),
    country: z.enum(RELAY_COUNTRIES),
    distanceMeters: z.int().nullable(),
    latitude: z.number(),
    longitude: z.number(),
    hours: z
      .array(Hours)
      .meta({ description: 'Les heures d’ouverture de lundi à dimanche ; vide, c’est fermé' }),
  })
  .meta({ id: 'RelayPoint' })

export const listRelayPointsOperation = operation({
  method: 'GET',
  path: '/mondialrelay/points',
  tag,
  summary: 'Chercher des points relais autour d’un code postal ou d’une ville',
  access: 'public',
  cors: true,
  limit: 'relayPoints',
  query: RelayQuery,
  status: 200,
  answer: z.array(RelayPoint),
  refusals: ['provider'],
})
