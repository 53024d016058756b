import type { RelayPoint } from '@/lib/providers/relays/relays'
import type { Context } from '../context'
import { declaredGrams } from './parcel'
import type { RelayQuery } from './schema'

/** The relay points around a place that can take a parcel of this weight, nearest first; `provider` when the carrier fails. */
export const findRelayPoints = (
  ctx: Context,
  { country, zip, city, weight }: RelayQuery,
): Promise<RelayPoint[]> =>
  ctx.providers.relays.find({
    country,
    ...(zip && { zip }),
    ...(city && { city }),
    weightGrams: declaredGrams('relay', weight),
  })
