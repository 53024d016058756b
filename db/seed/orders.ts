import { and, eq, sql } from 'drizzle-orm'
import { computeFee } from '@/lib/domain/fees/compute-fee'
import { storeVat, vatOf } from '@/lib/domain/orders/vat'
import { sharesOfRefund } from '@/lib/domain/refunds/shares-of-refund'
import { shareCents } from '@/lib/domain/share-cents'
import { exceptionOf } from '@/lib/domain/withdrawal-exceptions'
import type { Writer } from '../client'
import { discountCodes } from '../schema/discount-codes'
import { customers, orderItems, orders, type Seller } from '../schema/orders'
import { refunds } from '../schema/payments'
import { productSizes } from '../schema/product-sizes'
import { products } from '../schema/products'
import { shops } from '../schema/shops'
import { daysAgo } from './dates'
import { SHOP } from './products'
import { SAMPLE_ORDERS, type SampleOrder } from './sample-orders'
import { SAMPLE_PAYMENT_ACCOUNT, SAMPLE_PAYMENTS, sampleRefundId } from './sample-payments'

const HOUR_MS = 3_600_000
/** The agency's fee terms when these were placed. */
const TERMS = { rules: [], fixedFeeCents: 25, percentage: 1.5 }

const HOME = {
  shippingLine1: '27 avenue de Lodève',
  shippingZip: '34000',
  shippingCity: 'Montpellier',
  shippingCountry: 'FR',
}
/** A relay point of the simulated carrier. */
const RELAY = {
  relayPointId: 'FR-001001',
  relayPointName: 'TABAC DE LA GARE',
  relayPointAddress: '12 RUE DE LA LOGE, 34000 MONTPELLIER',
  shippingCountry: 'FR',
}

/** The shop's orders, with the ids 1 to 10; the simulated provider knows those that were paid. */
export async function seedOrders(db: Writer): Promise<void> {
  const [shop] = await db.select().from(shops).where(eq(shops.websiteId, SHOP))
  if (!shop) throw new Error('The sample shop was not written')
  for (const [index, order] of SAMPLE_ORDERS.entries()) await seedOrder(db, index + 1, order, shop)
}

async function seedOrder(db: Writer, id: number, sample: SampleOrder, seller: Seller): Promise<void> {
  const { status, delivery, deliveryCents, discountCode = null, discountCents = 0 } = sample
  const lines = await Promise.all(sample.lines.map((line) => lineOf(db, line)))
  const lineCents = lines.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity)
  const itemsCents = lineCents.reduce((sum, cents) => sum + cents, 0)
  const shares = shareCents(lineCents, discountCents)
  const items = lines.map(({ weightGrams: _, ...line }, index) => ({
    ...line,
    discountCents: shares[index] ?? 0,
  }))
  const fee = computeFee(TERMS, { amountCents: itemsCents - discountCents, shippingCents: deliveryCents })
  const payment = SAMPLE_PAYMENTS.find(({ orderId }) => orderId === id)
  const createdAt = daysAgo(...sample.at)
  const after = (hours: number) => new Date(createdAt.getTime() + hours * HOUR_MS)
  const { name, email, phone } = sample
  const [customer] = await db
    .insert(customers)
    .values({ websiteId: SHOP, name, email, phone })
    .returning({ id: customers.id })
  const isPaid = status !== 'pending' && status !== 'cancelled'
  const vat = vatOf({ items, deliveryCents, regime: seller.vatRegime })
  const totalCents = itemsCents - discountCents + deliveryCents
  const isSent = sample.expeditionNumber !== undefined
  await db.insert(orders).values({
    websiteId: SHOP,
    customerId: customer?.id ?? null,
    status,
    createdAt,
    submissionId: crypto.randomUUID(),
    itemsCents,
    discountCode,
    discountCodeId: discountCode === null ? null : await codeOf(db, discountCode),
    discountCents,
    deliveryCents,
    totalCents,
    feeCents: fee.feeCents,
    fee,
    seller: sellerOf(seller),
    deliveryMethod: delivery,
    weightGrams: lines.reduce((sum, line) => sum + Math.ceil(line.weightGrams) * line.quantity, 120),
    ...(delivery === 'home' && HOME),
    ...(delivery === 'relay' && RELAY),
    paymentAccountId: SAMPLE_PAYMENT_ACCOUNT,
    checkoutSessionId: payment?.sessionId ?? null,
    paymentIntentId: payment?.paymentIntentId ?? null,
    expiresAt: after(0.5),
    awaitsPayment: status === 'pending',
    paidAt: isPaid ? after(0.1) : null,
    ...(isPaid && storeVat(vat)),
    cancelledAt: status === 'cancelled' ? after(0.5) : null,
    refundedCents: payment?.refundedCents ?? 0,
    ...(isSent && {
      expeditionNumber: sample.expeditionNumber,
      trackingUrl: `https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition=${sample.expeditionNumber}&codePostal=34000`,
      shippedAt: after(20),
    }),
    deliveredAt: status === 'delivered' ? after(isSent ? 90 : 30) : null,
  })
  await db.insert(orderItems).values(items.map((line) => ({ orderId: id, ...line })))
  if (sample.refundedAt && payment)
    await db.insert(refunds).values({
      ...{ orderId: id, refundId: sampleRefundId(id), amountCents: payment.refundedCents },
      ...{ status: 'succeeded', createdAt: daysAgo(...sample.refundedAt) },
      ...sharesOfRefund({ totalCents, feeCents: fee.feeCents, vat }, [], payment.refundedCents),
    })
  if (status === 'pending') await hold(db, lines)
}

async function lineOf(
  db: Writer,
  { reference, quantity = 1, size, customization }: SampleOrder['lines'][number],
) {
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.websiteId, SHOP), eq(products.reference, reference)))
  if (!product) throw new Error(`There is no sample product ${reference}`)
  const [ofSize] = size
    ? await db
        .select({ id: productSizes.id })
        .from(productSizes)
        .where(and(eq(productSizes.productId, product.id), eq(productSizes.size, size)))
    : []
  if (size && !ofSize) throw new Error(`There is no size ${size} of ${reference}`)
  return {
    productId: product.id,
    sizeId: ofSize?.id ?? null,
    name: product.name,
    reference,
    size: size ?? null,
    customization: customization ?? null,
    quantity,
    unitPriceCents: product.priceCents,
    vatPermille: product.vatPermille,
    ...exceptionOf({ ...product, productId: product.id, customization: customization ?? null }),
    weightGrams: product.weightGrams,
  }
}

/** Records an order's use of its code. */
async function codeOf(db: Writer, code: string): Promise<number | null> {
  const [used] = await db
    .update(discountCodes)
    .set({ used: sql`${discountCodes.used} + 1` })
    .where(and(eq(discountCodes.websiteId, SHOP), eq(discountCodes.code, code)))
    .returning({ id: discountCodes.id })
  return used?.id ?? null
}

async function hold(db: Writer, lines: { productId: number; quantity: number }[]): Promise<void> {
  for (const { productId, quantity } of lines)
    await db
      .update(products)
      .set({ held: sql`${products.held} + ${quantity}` })
      .where(eq(products.id, productId))
}

const sellerOf = (shop: Seller): Seller => ({
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
