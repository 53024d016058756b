import { PARCEL_LIMITS } from '@/content/carrier-tariffs'

export type CarriedMode = keyof typeof PARCEL_LIMITS

/** What is declared to the carrier of a parcel: whole grams, and at least the least that it takes. */
export const declaredGrams = (mode: CarriedMode, grams: number): number =>
  Math.max(PARCEL_LIMITS[mode].minGrams, Math.ceil(grams))

/** Of the packed parcel, in whole grams. */
export const parcelGrams = (shop: { packagingWeightGrams: number }, itemsGrams: number): number =>
  Math.ceil(itemsGrams) + shop.packagingWeightGrams
