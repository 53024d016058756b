import { readCartText } from '@/lib/domain/checkout/cart-address'
import { cartText } from '@/lib/domain/checkout/cart-text'
import type { CheckoutChoice } from '@/lib/domain/checkout/quote-checkout'
import type { CartItem } from '@/lib/domain/checkout/schema'
import { DELIVERY_LABELS, type DeliveryMethod } from '@/lib/domain/delivery/delivery-options'
import { EntityIdText } from '@/lib/domain/entity-id'
import { wishName } from './typed-fields'

export type Query = Record<string, string | string[] | undefined>

/** What the address of the checkout says: the cart and how it is delivered, nothing of the shopper. */
export type CheckoutAddress = Omit<CheckoutChoice, 'items'> & { items: CartItem[]; city: string }

/** null for an address without a cart that can be read. The form of the checkout sends the same fields; what its articles
 *  are to be personalised with comes with them, and is in no address. */
export function readAddress(query: Query): CheckoutAddress | null {
  const websiteId = EntityIdText.safeParse(first(query.website)).data
  const items = readCartText(first(query.items))
  if (websiteId === undefined || items === null) return null
  const country = first(query.pays).toUpperCase()
  return {
    websiteId,
    items: edited(personalised(items, query), query),
    method: methodIn(first(query.livraison)),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    zip: first(query.cp).trim().slice(0, 10),
    city: first(query.ville).trim().slice(0, 60),
    code: first(query.code).trim().slice(0, 30),
  }
}

/** The address of this checkout, without the fields that only change the cart. */
export function addressOf({ websiteId, items, method, country, zip, city, code }: CheckoutAddress): string {
  const query = new URLSearchParams({ website: String(websiteId) })
  const more = { livraison: method ?? '', pays: country ?? '', cp: zip, ville: city, code }
  for (const [name, value] of Object.entries(more)) if (value !== '') query.set(name, value)
  return `/checkout?${query}&items=${cartText(items)}`
}

/** Where relay points were searched is in no link back to the cart: it comes from what the browser has kept. */
export const withKeptPlace = (
  address: CheckoutAddress,
  query: Query,
  typed: Record<string, string>,
): CheckoutAddress =>
  address.method === 'relay' && query.cp === undefined && query.ville === undefined
    ? { ...address, zip: typed.cp ?? '', city: typed.ville ?? '' }
    : address

/** What the quote is asked for. Where relay points are searched is not yet where the parcel goes. */
export const quotedChoice = (address: CheckoutAddress): CheckoutChoice =>
  address.method === 'relay' ? { ...address, zip: '' } : address

/** What a page with script asks for after a change of its form: what the address has of the fields, and the place of an earlier
 *  search where the form had none. */
export function movedQuery(
  fields: readonly [name: string, value: string][],
  typed: Record<string, string>,
): URLSearchParams {
  const query = new URLSearchParams(fields.filter(([name]) => OF_THE_CART.test(name)))
  if (query.get('livraison') === 'relay' && !query.has('cp'))
    for (const name of ['cp', 'ville']) query.set(name, typed[name] ?? '')
  return query
}

/** The fields that the address of the page has. */
const OF_THE_CART = /^(website|items|livraison|pays|cp|ville|code|sans|garder|[qt]\d+)$/

/** Whether the address comes from the form of the cart, whose changes go into `items`. With script the page keeps what is typed
 *  elsewhere, which a redirect would lose, and corrects its address itself: `vif`. */
export const hasEdits = (query: Query): boolean =>
  query.vif === undefined &&
  Object.keys(query).some((name) => /^(q|t)\d+$/.test(name) || name === 'sans' || name === 'garder')

const personalised = (items: readonly CartItem[], query: Query): CartItem[] =>
  items.map((item, place) => {
    const customization = first(query[wishName(items, place)])
    return customization === '' ? item : { ...item, customization }
  })

/** The fields by the place of their line: `q0` its quantity, `t0` its size; `sans=0,2` removes two, `garder=0:3` takes three.
 *  Of several buttons that were pressed in a row each counts. */
function edited(items: readonly CartItem[], query: Query): CartItem[] {
  const removed = all(query.sans).flatMap((places) => places.split(','))
  const kept = new Map(all(query.garder).map((text) => text.split(':') as [string, string | undefined]))
  return items.flatMap((item, place) => {
    if (removed.includes(String(place))) return []
    const typed = kept.get(String(place)) ?? first(query[`q${place}`])
    const quantity = /^\d{1,2}$/.test(typed ?? '') ? Number(typed) : item.quantity
    const sizeId = EntityIdText.safeParse(first(query[`t${place}`])).data ?? item.sizeId
    return quantity > 0 ? [{ ...item, quantity, sizeId }] : []
  })
}

const all = (value: string | string[] | undefined): string[] => [value ?? []].flat()

const first = (value: string | string[] | undefined): string => all(value)[0] ?? ''

const methodIn = (text: string): DeliveryMethod | null =>
  text in DELIVERY_LABELS ? (text as DeliveryMethod) : null
