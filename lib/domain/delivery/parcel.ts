import { GREATEST_EXTENT_CM, PARCEL_LIMITS } from '@/content/carrier-tariffs'

export type CarriedMode = keyof typeof PARCEL_LIMITS

/** What is declared to the carrier of a parcel: whole grams, and at least the least that it takes. */
export const declaredGrams = (mode: CarriedMode, grams: number): number =>
  Math.max(PARCEL_LIMITS[mode].minGrams, Math.ceil(grams))

/** Of the packed parcel, in whole grams. */
export const parcelGrams = (shop: { packagingWeightGrams: number }, itemsGrams: number): number =>
  Math.ceil(itemsGrams) + shop.packagingWeightGrams

type Dimensions = Record<'lengthCm' | 'widthCm' | 'heightCm' | 'radiusCm', number | null>

/** Length, width and height of a piece together, as far as they are known; the diameter of a round one stands for those that
 *  are not. */
export function extentOf({ lengthCm, widthCm, heightCm, radiusCm }: Dimensions): number {
  const diameter = 2 * (radiusCm ?? 0)
  return (lengthCm ?? diameter) + (widthCm ?? diameter) + (heightCm ?? diameter)
}

/** Why a cart with such a piece is not carried; null when it is. */
export const oversizeText = (extentCm: number): string | null =>
  extentCm > GREATEST_EXTENT_CM
    ? `Un article de ce panier est trop grand pour être expédié\u00a0: longueur, largeur et hauteur font ensemble plus de ${GREATEST_EXTENT_CM}\u00a0cm.`
    : null
