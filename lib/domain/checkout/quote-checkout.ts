import type { Reads } from '../context'
import {
  type DeliveryMethod,
  type DeliveryOption,
  deliveryOptions,
  toFreeDelivery,
} from '../delivery/delivery-options'
import { oversizeText } from '../delivery/parcel'
import { DomainError } from '../errors'
import { vatOf } from '../orders/vat'
import { discountOf, findDiscountCode } from '../shops/discounts'
import { getServedShop, type OpenShop, requireOpen } from '../shops/queries'
import type { ShopSite } from '../shops/schema'
import { findShopSite } from '../shops/shop-site'
import type { VatShare } from '../vat'
import { type PricedCart, priceCart } from './price-cart'
import { listReserved } from './resume-submission'
import type { Cart } from './schema'
import { type CartLineView, viewCart } from './view-cart'

export type CheckoutChoice = {
  websiteId: number
  items: Cart
  /** null for the first method that the shop offers. */
  method: DeliveryMethod | null
  /** null for the shop's country. */
  country: string | null
  zip: string
  code: string
  /** The submission of an unpaid order of this browser: the stock reserved for it can be ordered again. */
  submissionId?: string
}

export type CheckoutQuote = {
  site: ShopSite
  /** null while the shop is closed; `closed` then says why. */
  shop: OpenShop | null
  closed: string | null
  lines: CartLineView[]
  /** Lines that are no longer sold. */
  gone: number
  country: string
  options: DeliveryOption[]
  method: DeliveryMethod | null
  /** Why the carrier cannot deliver the cart; null when it can. */
  oversize: string | null
  /** The amount missing for free delivery, in cents; null if delivery is already free, or never becomes free. */
  toFreeDeliveryCents: number | null
  /** The applied code; null without a valid one. */
  code: string | null
  /** The requested code is not valid. */
  isCodeWrong: boolean
  /** null when the cart cannot be ordered this way; `refusal` then says why. */
  price: PricedCart | null
  refusal: string | null
  vat: VatShare[]
}

/** Returns the price of a cart, or why it cannot be ordered. Throws the website's `not_found` or `site_inactive`. */
export async function quoteCheckout(reads: Reads, choice: CheckoutChoice): Promise<CheckoutQuote> {
  const { websiteId, items, submissionId } = choice
  const served = await getServedShop(reads, websiteId)
  const site = await findShopSite(reads, websiteId)
  const own = submissionId ? await listReserved(reads, { websiteId, submissionId }) : []
  const { lines, gone } = await viewCart(reads, { websiteId, items, own })
  const { value: shop, refusal: closed } = attempt(() => requireOpen(reads, served))
  const unpriced = {
    ...{
      site,
      shop,
      closed,
      lines,
      gone,
      options: [],
      method: null,
      oversize: null,
      toFreeDeliveryCents: null,
    },
    ...{ code: null, isCodeWrong: false, price: null, refusal: null, vat: [] },
    country: choice.country ?? shop?.country ?? 'FR',
  }
  return shop && lines.length > 0 ? priceQuote(reads, unpriced, shop, choice) : unpriced
}

/** The amount missing for free delivery as the checkout will show it. */
export async function missingForFreeDelivery(
  reads: Reads,
  cart: Pick<CheckoutChoice, 'websiteId' | 'items'>,
): Promise<number | null> {
  const quote = await quoteCheckout(reads, { ...cart, method: null, country: null, zip: '', code: '' })
  return quote.toFreeDeliveryCents
}

async function priceQuote(
  reads: Reads,
  quote: CheckoutQuote,
  shop: OpenShop,
  { websiteId, code, zip, method: wanted }: CheckoutChoice,
): Promise<CheckoutQuote> {
  const { lines, country } = quote
  const discount = code === '' ? null : await findDiscountCode(reads, { websiteId, code })
  const itemsCents = sumOf(lines, ({ unitPriceCents, quantity }) => unitPriceCents * quantity)
  const extentCm = Math.max(...lines.map((line) => line.extentCm))
  const reducedCents = itemsCents - (discount ? discountOf(discount, itemsCents) : 0)
  const options = deliveryOptions(shop, {
    ...{ country, zip },
    weightGrams: sumOf(lines, ({ weightGrams, quantity }) => weightGrams * quantity),
    extentCm,
    itemsCents: reducedCents,
  })
  const method = (options.find((one) => one.method === wanted) ?? options[0])?.method ?? null
  const { value: price, refusal } = attempt(() =>
    priceCart(shop, lines, { discount, method: method ?? 'home', country, zip }),
  )
  const { deliveryCents = 0 } = price ?? {}
  const vat = price ? vatOf({ items: price.lines, deliveryCents, regime: shop.vatRegime }) : []
  const oversize = shop.offersHome || shop.offersRelay ? oversizeText(extentCm) : null
  return {
    ...{ ...quote, options, method, oversize, price, refusal, vat },
    toFreeDeliveryCents: options.some((one) => one.method !== 'pickup')
      ? toFreeDelivery(shop, reducedCents)
      : null,
    code: discount?.code ?? null,
    isCodeWrong: code !== '' && discount === null,
  }
}

/** Runs `work`; returns the message of a `conflict`. */
function attempt<T>(work: () => T): { value: T; refusal: null } | { value: null; refusal: string } {
  try {
    return { value: work(), refusal: null }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'conflict')
      return { value: null, refusal: error.message }
    throw error
  }
}

const sumOf = <T>(rows: readonly T[], count: (row: T) => number) =>
  rows.reduce((sum, row) => sum + count(row), 0)
