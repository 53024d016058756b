import { eq } from 'drizzle-orm'
import { customers, orderItems, orders, type Seller } from '@/db/schema/orders'
import { websites } from '@/db/schema/websites'
import type { RelayPoint } from '@/lib/providers/relays/relays'
import { chargedCents } from '../billing-rules/reverse-charge'
import { parisDay } from '../calendar'
import { announceStock } from '../catalogue/announce-stock'
import { reserveStock } from '../catalogue/stock'
import type { Tx } from '../context'
import { relayOf } from '../delivery/require-relay'
import { DomainError, invalidField, WrongDiscountCode } from '../errors'
import { computeFee, type Fee } from '../fees/compute-fee'
import { readFeeTerms } from '../fees/queries'
import { readOwesVat } from '../invoices/client-regime'
import { alertAgency } from '../notifications/alert-agency'
import { keepTerms } from '../shop-terms/keep-terms'
import { findDiscountCode } from '../shops/discounts'
import type { OpenShop } from '../shops/queries'
import { DEFAULT_VAT } from '../vat'
import { exceptionOf, NO_EXCEPTION, serializeExceptions } from '../withdrawal-exceptions'
import { reserveUse } from './code-uses'
import { type Buyer, lockNetwork, requireWithinHolds } from './hold-limits'
import { type PricedCart, priceCart } from './price-cart'
import { readCart, requireStock } from './read-cart'
import type { OrderInput } from './schema'

const MINUTE_MS = 60_000
/** The provider requires at least 30 minutes from the request, by its own clock. */
const HOLD_MS = 30 * MINUTE_MS + 30_000

type Input = {
  websiteId: number
  input: OrderInput
  submissionId: string
  /** null for an id that the product made itself, which no client can repeat. */
  hash: string | null
  relay: RelayPoint | null
  buyer: Buyer
  /** The product's origin, for the URLs in the terms. */
  origin: string
}

/** Writes a pending order with its prices and reserves what it needs: its pieces and a use of its discount code. */
export async function writeOrder(tx: Tx, prepared: Input): Promise<number> {
  const { websiteId, input, relay, buyer } = prepared
  await lockNetwork(tx, buyer)
  await keepWebsite(tx, websiteId)
  const { shop, lines } = await readCart(tx, { websiteId, items: input.items, needsSizes: true })
  const isForAdults = lines.some(({ isAlcoholic }) => isAlcoholic)
  if (isForAdults && !input.ageConfirmed) throw invalidField('ageConfirmed', AGE_MISSING)
  const discount = await requireDiscount(tx, websiteId, input.discountCode)
  requireStock(lines)
  const { delivery } = input
  const place = delivery.method === 'home' ? delivery.address : (relay ?? { country: shop.country })
  const priced = priceCart(shop, lines, { discount, method: delivery.method, ...place })
  if (input.totalCents !== undefined && input.totalCents !== priced.totalCents)
    throw new DomainError('conflict', TOTAL_CHANGED)
  // Before the pieces, so that two first orders under new terms lock in the same order.
  const termsVersionId = await keepTerms(tx, { websiteId, origin: prepared.origin })
  if (input.exceptions !== undefined && input.exceptions !== serializeExceptions(lines))
    throw new DomainError('conflict', EXCEPTIONS_CHANGED)
  const markFirst = await requireWithinHolds(tx, buyer, { lines, discount })
  if (!(await reserveStock(tx, lines))) throw new DomainError('conflict', SOLD_MEANWHILE)
  if (discount && !(await reserveUse(tx, discount.id)))
    throw new DomainError('conflict', 'Ce code de réduction vient d’être utilisé pour la dernière fois.')

  const fee = await feeOf(tx, shop, priced)
  const orderId = await insertOrder(tx, prepared, shop, priced, {
    fee,
    termsVersionId,
    isForAdults,
    discount: discount && { id: discount.id, code: discount.code },
  })
  await markFirst(orderId)
  if (fee.formulaFailed)
    await alertAgency(tx, { about: 'formula-failed', orderId, detail: fee.rule?.customFormula ?? '' })
  await announceStock(tx, websiteId, lines)
  return orderId
}

/** Before the stock, because the owner's own changes lock the website first. */
async function keepWebsite(tx: Tx, id: number): Promise<void> {
  await tx.db.select({ id: websites.id }).from(websites).where(eq(websites.id, id)).for('key share')
}

const AGE_MISSING = 'Confirmez que vous avez 18\u00a0ans ou plus pour acheter de l’alcool.'
const TOTAL_CHANGED = 'Le total a changé depuis l’affichage de cette page\u00a0: vérifiez-le, puis confirmez.'
const EXCEPTIONS_CHANGED =
  'Le droit de rétractation d’un article a changé depuis l’affichage de cette page\u00a0: relisez-la, puis confirmez.'
const SOLD_MEANWHILE = 'Un article vient d’être vendu\u00a0: relisez votre panier.'

async function requireDiscount(tx: Tx, websiteId: number, code: string | undefined) {
  if (!code) return null
  const found = await findDiscountCode(tx, { websiteId, code })
  if (!found) throw new WrongDiscountCode()
  return found
}

/** On the articles after the discount, without delivery; without VAT where the seller owes it. */
async function feeOf(tx: Tx, { clientId }: OpenShop, priced: PricedCart): Promise<Fee> {
  const fee = computeFee(await readFeeTerms(tx, clientId), {
    amountCents: priced.itemsCents - priced.discountCents,
    shippingCents: priced.deliveryCents,
  })
  const price = { unitCents: fee.feeCents, vatPermille: DEFAULT_VAT }
  return { ...fee, feeCents: chargedCents(await readOwesVat(tx, clientId), parisDay(tx.now()), price) }
}

type Terms = {
  fee: Fee
  discount: { id: number; code: string } | null
  termsVersionId: number
  isForAdults: boolean
}

async function insertOrder(
  tx: Tx,
  { websiteId, input, submissionId, hash, relay, buyer }: Input,
  shop: OpenShop,
  { lines, ...sums }: PricedCart,
  { fee, discount, termsVersionId, isForAdults }: Terms,
): Promise<number> {
  const { customer, delivery } = input
  const [shopper] = await tx.db
    .insert(customers)
    .values({
      websiteId,
      name: customer.name,
      email: customer.email,
      phone: customer.phone || null,
    })
    .returning({ id: customers.id })
  const [order] = await tx.db
    .insert(orders)
    .values({
      ...sums,
      websiteId,
      customerId: shopper?.id ?? null,
      createdAt: tx.now(),
      ageConfirmedAt: isForAdults ? tx.now() : null,
      submissionId,
      submissionHash: hash,
      discountCode: discount?.code ?? null,
      discountCodeId: discount?.id ?? null,
      feeCents: fee.feeCents,
      fee,
      seller: sellerOf(shop),
      termsVersionId,
      deliveryMethod: delivery.method,
      ...(delivery.method === 'home' && addressOf(delivery.address)),
      ...(relay && relayOf(relay)),
      networkHash: buyer.networkHash,
      paymentAccountId: shop.accountId,
      expiresAt: new Date(tx.now().getTime() + HOLD_MS),
    })
    .returning({ id: orders.id })
  if (!order) throw new Error('The order was not written')
  await tx.db.insert(orderItems).values(
    lines.map(({ weightGrams: _, extentCm: __, available: ___, isAlcoholic: ____, ...line }) => ({
      orderId: order.id,
      ...line,
      ...(input.exceptions === undefined ? NO_EXCEPTION : exceptionOf(line)),
    })),
  )
  await tx.audit({
    action: 'order.placed',
    subject: { type: 'order', id: order.id },
    after: { websiteId, totalCents: sums.totalCents, feeCents: fee.feeCents },
  })
  return order.id
}

const addressOf = (address: Extract<OrderInput['delivery'], { method: 'home' }>['address']) => ({
  shippingLine1: address.line1,
  shippingLine2: address.line2 || null,
  shippingZip: address.zip,
  shippingCity: address.city,
  shippingCountry: address.country,
})

const sellerOf = (shop: OpenShop): Seller => ({
  legalName: shop.legalName,
  addressLine1: shop.addressLine1,
  addressLine2: shop.addressLine2,
  postalCode: shop.postalCode,
  city: shop.city,
  country: shop.country,
  email: shop.email,
  phone: shop.phone,
  vatRegime: shop.vatRegime,
  termsUrl: shop.termsUrl,
})
