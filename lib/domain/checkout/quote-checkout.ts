import { eq } from 'drizzle-orm'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { type DeliveryMethod, type DeliveryOption, deliveryOptions } from '../delivery/delivery-options'
import { oversizeText } from '../delivery/parcel'
import { DomainError, notFound } from '../errors'
import { vatOf } from '../orders/vat'
import { discountOf, findDiscountCode } from '../shops/discounts'
import { getServedShop, type OpenShop, requireOpen } from '../shops/queries'
import type { VatShare } from '../vat'
import { type PricedCart, priceCart } from './price-cart'
import { heldPieces } from './resume-submission'
import type { Cart } from './schema'
import { type SeenLine, seeCart } from './see-cart'

export type CheckoutChoice = {
  websiteId: number
  items: Cart
  /** null: the first that the shop offers. */
  method: DeliveryMethod | null
  /** null: the shop's own. */
  country: string | null
  zip: string
  code: string
  /** Of an order that this browser may have sent and not paid: what it holds can be ordered again. */
  submissionId?: string
}

export type CheckoutQuote = {
  site: { id: number; name: string; url: string }
  /** null while it does not sell; `closed` then says why. */
  shop: OpenShop | null
  closed: string | null
  lines: SeenLine[]
  /** Lines that are not sold any more. */
  gone: number
  country: string
  options: DeliveryOption[]
  method: DeliveryMethod | null
  /** Why the carrier's modes are not among the options; null when it takes the cart. */
  oversize: string | null
  /** The code that counts; null for none and for one that is not valid. */
  code: string | null
  /** One was asked for that is not valid. */
  isCodeWrong: boolean
  /** null when the cart cannot be ordered so; `refusal` then says why. */
  price: PricedCart | null
  refusal: string | null
  vat: VatShare[]
}

/** What an order of this cart would cost, and what keeps it from being sent. `not_found` and `site_inactive` by the website. */
export async function quoteCheckout(reads: Reads, choice: CheckoutChoice): Promise<CheckoutQuote> {
  const { websiteId, items, submissionId } = choice
  const served = await getServedShop(reads, websiteId)
  const site = await findSite(reads, websiteId)
  const own = submissionId ? await heldPieces(reads, { websiteId, submissionId }) : []
  const { lines, gone } = await seeCart(reads, { websiteId, items, own })
  const { value: shop, refusal: closed } = attempt(() => requireOpen(reads, served))
  const unpriced = {
    ...{ site, shop, closed, lines, gone, options: [], method: null, oversize: null },
    ...{ code: null, isCodeWrong: false, price: null, refusal: null, vat: [] },
    country: choice.country ?? shop?.country ?? 'FR',
  }
  return shop && lines.length > 0 ? priceQuote(reads, unpriced, shop, choice) : unpriced
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
  const options = deliveryOptions(shop, {
    ...{ country, zip },
    weightGrams: sumOf(lines, ({ weightGrams, quantity }) => weightGrams * quantity),
    extentCm,
    itemsCents: itemsCents - (discount ? discountOf(discount, itemsCents) : 0),
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
    code: discount?.code ?? null,
    isCodeWrong: code !== '' && discount === null,
  }
}

async function findSite({ db }: Reads, websiteId: number) {
  const [site] = await db
    .select({ id: websites.id, name: websites.name, url: websites.url })
    .from(websites)
    .where(eq(websites.id, websiteId))
  if (!site) throw notFound()
  return site
}

/** The sentence in the place of a refusal. */
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
