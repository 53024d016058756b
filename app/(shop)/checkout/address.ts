import { readCartText } from '@/lib/domain/checkout/cart-address'
import { cartText } from '@/lib/domain/checkout/cart-text'
import type { CheckoutChoice } from '@/lib/domain/checkout/quote-checkout'
import type { CartItem } from '@/lib/domain/checkout/schema'
import { DELIVERY_LABELS, type DeliveryMethod } from '@/lib/domain/delivery/delivery-options'
import { EntityIdText } from '@/lib/domain/entity-id'
import { customizationName } from './typed-fields'

export type Query = Record<string, string | string[] | undefined>

/** The query of the checkout's URL: the cart and its delivery, nothing about the shopper. */
export type CheckoutAddress = Omit<CheckoutChoice, 'items'> & { items: CartItem[]; city: string }

/** null without a readable cart. The checkout's form sends the same fields, and the personalisation of its articles, which
 *  never appears in a URL. */
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

/** The URL of this checkout, without the fields that only change the cart. */
export function addressOf({ websiteId, items, method, country, zip, city, code }: CheckoutAddress): string {
  const query = new URLSearchParams({ website: String(websiteId) })
  const more = { livraison: method ?? '', pays: country ?? '', cp: zip, ville: city, code }
  for (const [name, value] of Object.entries(more)) if (value !== '') query.set(name, value)
  return `/checkout?${query}&items=${cartText(items)}`
}

/** Links back to the cart omit the place of the relay search: it comes from the browser's stored input. */
export const withKeptPlace = (
  address: CheckoutAddress,
  query: Query,
  typed: Record<string, string>,
): CheckoutAddress =>
  address.method === 'relay' && query.cp === undefined && query.ville === undefined
    ? { ...address, zip: typed.cp ?? '', city: typed.ville ?? '' }
    : address

/** The choice to quote. The place of a relay search is not the delivery address. */
export const quotedChoice = (address: CheckoutAddress): CheckoutChoice =>
  address.method === 'relay' ? { ...address, zip: '' } : address

/** The query that a page with script requests after a change of its form: the fields that belong in the URL, and the place of
 *  an earlier search where the form had none. */
export function movedQuery(
  fields: readonly [name: string, value: string][],
  typed: Record<string, string>,
): URLSearchParams {
  const query = new URLSearchParams(fields.filter(([name]) => OF_THE_CART.test(name)))
  if (query.get('livraison') === 'relay' && !query.has('cp'))
    for (const name of ['cp', 'ville']) query.set(name, typed[name] ?? '')
  return query
}

/** The fields that belong in the page's URL. */
const OF_THE_CART = /^(website|items|livraison|pays|cp|ville|code|sans|garder|[qt]\d+)$/

/** Whether the URL comes from the form of the cart, whose changes go into `items`. With script (`vif`) the page corrects its
 *  URL itself: a redirect would lose the other input. */
export const hasEdits = (query: Query): boolean =>
  query.vif === undefined &&
  Object.keys(query).some((name) => /^(q|t)\d+$/.test(name) || name === 'sans' || name === 'garder')

const personalised = (items: readonly CartItem[], query: Query): CartItem[] =>
  items.map((item, place) => {
    const customization = first(query[customizationName(items, place)])
    return customization === '' ? item : { ...item, customization }
  })

/** The fields by the index of their line: `q0` is its quantity, `t0` its size; `sans=0,2` removes two lines, `garder=0:3` sets
 *  a quantity of three. Several buttons pressed in a row all count. */
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
