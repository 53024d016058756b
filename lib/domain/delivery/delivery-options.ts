import { CARRIER_TARIFFS, PARCEL_LIMITS } from '@/content/carrier-tariffs'
import { delayText, readyText } from './delay'
import { type CarriedMode, declaredGrams, oversizeText, parcelGrams } from './parcel'

export type DeliveryMethod = 'home' | 'relay' | 'pickup'

export type DeliveryOption = { method: DeliveryMethod; priceCents: number; label: string; delay: string }

/** What a shop has settled about its delivery. */
type DeliverySettings = {
  offersHome: boolean
  offersRelay: boolean
  offersPickup: boolean
  packagingWeightGrams: number
  preparationDays: number
  freeDeliveryFromCents: number | null
}

/** `weightGrams`: of the articles; `extentCm`: of the largest; `itemsCents`: after the discount; `zip`: where it is known. */
type Cart = { country: string; zip?: string; weightGrams: number; extentCm: number; itemsCents: number }

export const DELIVERY_LABELS: Record<DeliveryMethod, string> = {
  home: 'Livraison à domicile',
  relay: 'Livraison en point relais',
  pickup: 'Retrait en boutique',
}

/** How a shop delivers this cart to this country. A method is left out when the shop does not offer it, when the carrier has
 *  no tariff for the country, or when the packed parcel is too heavy or an article too large. */
export function deliveryOptions(shop: DeliverySettings, cart: Cart): DeliveryOption[] {
  const options: DeliveryOption[] = []
  if (shop.offersRelay) options.push(...carried('relay', shop, cart))
  if (shop.offersHome) options.push(...carried('home', shop, cart))
  if (shop.offersPickup)
    options.push({
      method: 'pickup',
      priceCents: 0,
      label: DELIVERY_LABELS.pickup,
      delay: readyText(shop.preparationDays),
    })
  return options
}

function carried(mode: CarriedMode, shop: DeliverySettings, cart: Cart): DeliveryOption[] {
  const tariff = isOverseas(cart) ? undefined : CARRIER_TARIFFS[mode][cart.country]
  const grams = declaredGrams(mode, parcelGrams(shop, cart.weightGrams))
  const bracket = tariff?.brackets.find(({ upToGrams }) => grams <= upToGrams)
  if (!tariff || !bracket || grams > PARCEL_LIMITS[mode].maxGrams) return []
  if (oversizeText(cart.extentCm) !== null) return []
  const { freeDeliveryFromCents: freeFrom } = shop
  const isFree = freeFrom !== null && cart.itemsCents >= freeFrom
  return [
    {
      method: mode,
      priceCents: isFree ? 0 : bracket.priceCents,
      label: DELIVERY_LABELS[mode],
      delay: delayText(shop.preparationDays, tariff.days),
    },
  ]
}

/** The French departments and territories beyond the sea, which the tariffs leave out. */
export const isOverseas = ({ country, zip = '' }: Pick<Cart, 'country' | 'zip'>): boolean =>
  country === 'FR' && /^9[78]/.test(zip)
