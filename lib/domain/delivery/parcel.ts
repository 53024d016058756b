import { MAX_EXTENT_CM, PARCEL_LIMITS } from '@/content/carrier-tariffs'

export type CarriedMode = keyof typeof PARCEL_LIMITS

/** The weight of a parcel that is declared to the carrier: whole grams, at least its minimum. */
export const declaredGrams = (mode: CarriedMode, grams: number): number =>
  Math.max(PARCEL_LIMITS[mode].minGrams, Math.ceil(grams))

/** The weight of the packed parcel, in whole grams. */
export const parcelGrams = (shop: { packagingWeightGrams: number }, itemsGrams: number): number =>
  Math.ceil(itemsGrams) + shop.packagingWeightGrams

type Dimensions = Record<'lengthCm' | 'widthCm' | 'heightCm' | 'radiusCm', number | null>

/** The sum of a piece's length, width and height, as far as they are known; the diameter of a round one replaces the unknown
 *  ones. */
export function extentOf({ lengthCm, widthCm, heightCm, radiusCm }: Dimensions): number {
  const diameter = 2 * (radiusCm ?? 0)
  return (lengthCm ?? diameter) + (widthCm ?? diameter) + (heightCm ?? diameter)
}

/** Why a cart with a piece of this size is not carried; null when it is. */
export const oversizeText = (extentCm: number): string | null =>
  extentCm > MAX_EXTENT_CM
    ? `Un article de ce panier est trop grand pour être expédié\u00a0: longueur, largeur et hauteur font ensemble plus de ${MAX_EXTENT_CM}\u00a0cm.`
    : null
