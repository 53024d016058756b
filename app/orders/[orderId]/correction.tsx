import { searchRelays } from '@/app/(shop)/checkout/read-relays'
import { placeOf } from '@/components/orders/place-of'
import { BRAND_NAME } from '@/content/brand-name'
import type { Context } from '@/lib/domain/context'
import type { Order } from '@/lib/domain/orders/queries'
import { correctableOf, correctionVersion } from '@/lib/domain/shipping/correction'
import { type ShipmentRow, whyNotCorrectable } from '@/lib/domain/shipping/policy'
import { AddressSheet, CustomerSheet } from './correction-sheets'
import { RelaySheet } from './relay-sheet'

export type CorrectionQuery = Partial<Record<'corriger' | 'cp' | 'ville', string | string[]>>

type Props = { ctx: Context; order: Order; shipment: ShipmentRow | null; query: CorrectionQuery }

/** The sheet that the URL names, while the order can be corrected; without one, the page's title. */
export async function Correction({ ctx, order, shipment, query }: Props) {
  const { corriger } = query
  if (!corriger) return null
  const isOpen = whyNotCorrectable(order, shipment?.state ?? null) === null && order.customer
  const now = correctableOf(order, order.customer)
  const sheet = {
    orderId: order.id,
    shown: correctionVersion(now),
    now,
    isHome: order.deliveryMethod === 'home',
    place: placeOf(order).join(', '),
  }
  if (isOpen && corriger === 'client') return <CustomerSheet {...sheet} />
  if (isOpen && corriger === 'livraison' && order.deliveryMethod === 'home')
    return <AddressSheet {...sheet} />
  if (isOpen && corriger === 'livraison' && order.deliveryMethod === 'relay')
    return <RelaySheet {...sheet} {...(await searchAround(ctx, order, query))} />
  return <title>{`Commande #${order.id} · ${BRAND_NAME}`}</title>
}

/** The place in the URL, or else the parcel's current destination. */
async function searchAround(ctx: Context, order: Order, { cp, ville }: CorrectionQuery) {
  const zip = cp === undefined ? zipIn(order.relayPointAddress) : textOf(cp, 10)
  const city = textOf(ville, 60)
  const country = order.shippingCountry ?? 'FR'
  return {
    zip,
    city,
    relays: await searchRelays(ctx, { country, zip, city, weightGrams: order.weightGrams }),
  }
}

const textOf = (value: string | string[] | undefined, max: number): string =>
  [value].flat()[0]?.trim().slice(0, max) ?? ''

/** The postcode of `12 rue de la Loge, 34000 Montpellier`. */
const zipIn = (address: string | null): string => /, (\d{4,5}) [^,]*$/.exec(address ?? '')?.[1] ?? ''
