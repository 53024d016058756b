import type { RelayPoint } from '@/lib/providers/relays/relays'
import type { Context } from '../context'
import { DomainError } from '../errors'

/** A relay point of the carrier's network; `not_found` at the field `path` if there is none. */
export async function requireRelay(ctx: Context, id: string, path: string): Promise<RelayPoint> {
  const relay = await callCarrier(ctx.providers.relays.get(id))
  if (relay) return relay
  throw new DomainError('not_found', RELAY_GONE, { issues: [{ path, message: RELAY_GONE }] })
}

const RELAY_GONE = 'Ce point relais n’existe plus\u00a0: choisissez-en un autre.'

async function callCarrier<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'CarrierFault') throw error
    throw new DomainError('provider', 'Le transporteur n’a pas répondu. Réessayez dans un instant.', {
      cause: error,
    })
  }
}

/** A relay point as an order stores it. */
export const relayOf = ({ id, name, address, zip, city, country }: RelayPoint) => ({
  relayPointId: id,
  relayPointName: name,
  relayPointAddress: `${address}, ${zip} ${city}`,
  shippingCountry: country,
})
