import { CARRIER_TARIFFS } from '@/content/carrier-tariffs'
import { delayText, readyText } from '../delivery/delay'
import { DELIVERY_LABELS } from '../delivery/delivery-options'
import type { Shop } from '../shops/schema'

const countryNames = new Intl.DisplayNames('fr', { type: 'region' })

type Destination = {
  country: string
  delay: string
  brackets: readonly { upToGrams: number; priceCents: number }[]
}
/** `destinations` is empty for pickup, which has `place` and `delay` instead. */
export type DeliveryWay = { label: string; destinations: Destination[]; place?: string; delay?: string }

/** A shop's delivery methods with destinations, delays and prices, from its settings and the carrier's tariffs. */
export function deliveryWays(shop: Shop): DeliveryWay[] {
  const ways: DeliveryWay[] = []
  if (shop.offersRelay) ways.push({ label: DELIVERY_LABELS.relay, destinations: destinations('relay', shop) })
  if (shop.offersHome) ways.push({ label: DELIVERY_LABELS.home, destinations: destinations('home', shop) })
  if (shop.offersPickup)
    ways.push({
      label: DELIVERY_LABELS.pickup,
      destinations: [],
      place: [shop.pickupAddress, shop.pickupHours].filter(Boolean).join('. '),
      delay: readyText(shop.preparationDays),
    })
  return ways
}

const destinations = (mode: 'relay' | 'home', { preparationDays }: Shop): Destination[] =>
  Object.entries(CARRIER_TARIFFS[mode]).flatMap(([code, tariff]) =>
    tariff
      ? [
          {
            country: countryNames.of(code) ?? code,
            delay: delayText(preparationDays, tariff.days),
            brackets: tariff.brackets,
          },
        ]
      : [],
  )

const enumerate = new Intl.ListFormat('fr', { type: 'conjunction' })

/** The same in sentences, for the terms. */
export function deliverySentences(shop: Shop): string[] {
  return deliveryWays(shop).map(({ label, destinations, place, delay }) =>
    place === undefined
      ? `${label}\u00a0: ${enumerate.format(destinations.map((one) => `${one.country} (${one.delay})`))}.`
      : `${label}\u00a0: ${[place, delay].filter(Boolean).join(', ')}.`,
  )
}
