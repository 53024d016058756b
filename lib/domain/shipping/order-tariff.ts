import { findTariff } from '../delivery/find-tariff'
import { declaredGrams } from '../delivery/parcel'
import type { OrderRow } from '../orders/lock-order'

export type OrderTariff = { priceCents: number; weightGrams: number }

type Parcel = Pick<OrderRow, 'deliveryMethod' | 'shippingCountry' | 'shippingZip' | 'weightGrams'>

/** The entry of the tariff file for an order's label; null if there is none. */
export function tariffOf({
  deliveryMethod,
  shippingCountry,
  shippingZip,
  weightGrams,
}: Parcel): OrderTariff | null {
  if (deliveryMethod !== 'home' && deliveryMethod !== 'relay') return null
  const place = { country: shippingCountry ?? 'FR', ...(shippingZip && { zip: shippingZip }) }
  const tariff = findTariff(deliveryMethod, place, weightGrams)
  return tariff && { priceCents: tariff.priceCents, weightGrams: declaredGrams(deliveryMethod, weightGrams) }
}
