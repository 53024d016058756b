import { CARRIER_TARIFFS, PARCEL_LIMITS } from '@/content/carrier-tariffs'
import { type CarriedMode, declaredGrams } from './parcel'

type Place = { country: string; zip?: string }

/** The carrier's tariff for a parcel of this weight in grams, and its delivery time; null where it has none. */
export function findTariff(
  mode: CarriedMode,
  place: Place,
  weightGrams: number,
): { priceCents: number; days: { from: number; to: number } } | null {
  const tariff = isOverseas(place) ? undefined : CARRIER_TARIFFS[mode][place.country]
  const grams = declaredGrams(mode, weightGrams)
  const bracket = tariff?.brackets.find(({ upToGrams }) => grams <= upToGrams)
  if (!tariff || !bracket || grams > PARCEL_LIMITS[mode].maxGrams) return null
  return { priceCents: bracket.priceCents, days: tariff.days }
}

/** The French overseas departments and territories, which the tariffs leave out. */
export const isOverseas = ({ country, zip = '' }: Place) => country === 'FR' && /^9[78]/.test(zip)
