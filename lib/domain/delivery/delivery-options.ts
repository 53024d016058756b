import { delayText, readyText } from './delay'
import { findTariff } from './find-tariff'
import { type CarriedMode, oversizeText, parcelGrams } from './parcel'

export type DeliveryMethod = 'home' | 'relay' | 'pickup'

export type DeliveryOption = { method: DeliveryMethod; priceCents: number; label: string; delay: string }

/** A shop's delivery settings. */
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

/** The amount missing for free delivery, in cents; null where it is free already, or never is. */
export function toFreeDelivery(
  { freeDeliveryFromCents: freeFrom }: Pick<DeliverySettings, 'freeDeliveryFromCents'>,
  itemsCents: number,
): number | null {
  return freeFrom !== null && itemsCents < freeFrom ? freeFrom - itemsCents : null
}

function carried(mode: CarriedMode, shop: DeliverySettings, cart: Cart): DeliveryOption[] {
  const tariff = findTariff(mode, cart, parcelGrams(shop, cart.weightGrams))
  if (!tariff || oversizeText(cart.extentCm) !== null) return []
  const { freeDeliveryFromCents: freeFrom } = shop
  const isFree = freeFrom !== null && cart.itemsCents >= freeFrom
  return [
    {
      method: mode,
      priceCents: isFree ? 0 : tariff.priceCents,
      label: DELIVERY_LABELS[mode],
      delay: delayText(shop.preparationDays, tariff.days),
    },
  ]
}
