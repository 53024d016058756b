import 'server-only'
import type { RelayChoice } from '@/components/orders/relay-list'
import type { CheckoutQuote } from '@/lib/domain/checkout/quote-checkout'
import type { Context } from '@/lib/domain/context'
import { findRelayPoints } from '@/lib/domain/delivery/find-relay-points'
import { isOverseas } from '@/lib/domain/delivery/find-tariff'
import { RelayQuery } from '@/lib/domain/delivery/schema'
import { DomainError } from '@/lib/domain/errors'
import { limitInput } from '@/lib/server/limits/rate-limits'
import type { CheckoutAddress } from './address'
import { distanceText, hoursToday, inTitleCase } from './relay-words'

export type Relays = {
  /** null before a search. */
  points: RelayChoice[] | null
  /** The fault of the typed place. */
  fault?: string
  /** The carrier's failure: the same search may be retried. */
  failure?: string
}

/** The relay points near the place in a checkout's URL. */
export async function readRelays(
  ctx: Context,
  { zip, city }: CheckoutAddress,
  { method, country, price }: CheckoutQuote,
): Promise<Relays> {
  if (method !== 'relay') return { points: null }
  return searchRelays(ctx, { country, zip, city, weightGrams: price?.weightGrams ?? 0 })
}

type Search = { country: string; zip: string; city: string; weightGrams: number }

/** The relay points near a place that accept such a parcel, formatted for a page. */
export async function searchRelays(
  ctx: Context,
  { country, zip, city, weightGrams }: Search,
): Promise<Relays> {
  if (zip === '' && city === '') return { points: null }
  if (isOverseas({ country, zip })) return { points: null, fault: OVERSEAS }
  const weight = String(weightGrams)
  const query = RelayQuery.safeParse({ country, weight, ...(zip && { zip }), ...(city && { city }) })
  if (!query.success) return { points: null, fault: query.error.issues[0]?.message ?? '' }
  try {
    const found = await limitInput('relayPoints', ctx, query.data, () => findRelayPoints(ctx, query.data))
    return {
      points: found.map((point) => ({
        id: point.id,
        name: inTitleCase(point.name),
        address: inTitleCase(`${point.address}, ${point.zip} ${point.city}`),
        distance: distanceText(point.distanceMeters),
        distanceMeters: point.distanceMeters,
        hours: hoursToday(point.hours, ctx.now()),
        latitude: point.latitude,
        longitude: point.longitude,
      })),
    }
  } catch (error) {
    if (error instanceof DomainError) return { points: null, failure: error.message }
    throw error
  }
}

const OVERSEAS = 'Cette livraison ne va pas jusqu’à l’outre-mer.'
