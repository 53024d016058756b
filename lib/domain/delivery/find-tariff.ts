import { CARRIER_TARIFFS, PARCEL_LIMITS } from '@/content/carrier-tariffs'
import { type CarriedMode, declaredGrams } from './parcel'

type Place = { country: string; zip?: string }

/** What the carrier bills for a parcel of so many grams, and how long it takes; null where it has no tariff for it. */
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

/** The French departments and territories beyond the sea, which the tariffs leave out. */
const isOverseas = ({ country, zip = '' }: Place) => country === 'FR' && /^9[78]/.test(zip)
