import type { Tx } from '../context'
import { mailOwnerOf } from '../notifications/mail-owner-of'
import type { OrderFacts, Place } from '../notifications/order-mails'
import { readAcceptedTerms } from '../shop-terms/accepted-terms'
import { readWholeOrder, type WholeOrder } from './lock-order'
import { createOrderLink } from './order-link'
import { storedVat } from './vat'

/** Mails a paid order's confirmation to its shopper, with the link to its page, and notifies the shop's owner. */
export async function mailOrder(tx: Tx, orderId: number): Promise<void> {
  const whole = await readWholeOrder(tx, orderId)
  await mailConfirmation(tx, whole)
  await mailOwner(tx, whole, { kind: 'order-received', ...factsOf(whole), customerName: nameOf(whole) })
}

/** The confirmation with a fresh link. `again`: id of this repeat, which the provider would otherwise drop as a duplicate. */
export async function mailConfirmation(tx: Tx, whole: WholeOrder, again?: string): Promise<void> {
  const { sealedToken } = await createOrderLink(tx, whole.order.id)
  const terms = await readAcceptedTerms(tx, whole.order.id)
  await mailShopper(tx, whole, (shopper) => ({
    kind: 'order-confirmed',
    ...shopper,
    ...(again && { again }),
    sealedToken,
    lines: whole.lines.map(({ name, size, customization, quantity, unitPriceCents }) => ({
      name,
      size,
      customization,
      quantity,
      unitPriceCents,
    })),
    deliveryMethod: whole.order.deliveryMethod,
    deliveryCents: whole.order.deliveryCents,
    discountCode: whole.order.discountCode,
    discountCents: whole.order.discountCents,
    vat: storedVat(whole.order).map(({ permille, vatCents }) => ({ permille, vatCents })),
    place: placeOf(whole),
    ...(terms && { terms: { text: terms.text, keptAt: terms.keptAt.getTime() } }),
    exceptions: whole.lines.flatMap(({ name, withdrawalNotice: notice }) =>
      notice ? [{ name, notice }] : [],
    ),
  }))
}

function placeOf({ order }: WholeOrder): Place {
  if (order.deliveryMethod === 'relay')
    return { name: order.relayPointName, lines: [order.relayPointAddress ?? ''].filter(Boolean) }
  const town = [order.shippingZip, order.shippingCity].filter(Boolean).join(' ')
  const lines = [order.shippingLine1, order.shippingLine2, town].flatMap((line) => line || [])
  return { name: null, lines: order.deliveryMethod === 'home' ? lines : [] }
}

export async function mailDispute(
  tx: Tx,
  orderId: number,
  dispute: { disputeId: string; amountCents: number; reason: string; status: string; dueBy: Date | null },
): Promise<void> {
  const whole = await readWholeOrder(tx, orderId)
  const { disputeId, amountCents, reason, status, dueBy } = dispute
  const about = {
    ...factsOf(whole),
    ...{ disputeId, amountCents, reason },
    dueBy: dueBy?.getTime() ?? null,
    ...(status === 'appeal_needs_response' && { isAppeal: true as const }),
  }
  await mailOwner(tx, whole, { kind: 'dispute-opened', ...about })
  await tx.enqueue({ queue: 'mail', mail: { kind: 'dispute-opened-agency', ...about } })
}

export const factsOf = ({ order, website }: WholeOrder): OrderFacts => ({
  orderId: order.id,
  websiteId: order.websiteId,
  siteName: website.name,
  totalCents: order.totalCents,
})

export const nameOf = ({ customer }: WholeOrder) => customer?.name ?? ''

type ToShopper = OrderFacts & { to: string; customerName: string; replyTo: string; shopAddress: string }

/** Mails in the shop’s name; does nothing without a shopper. */
export async function mailShopper(
  tx: Tx,
  whole: WholeOrder,
  write: (shopper: ToShopper) => Extract<Parameters<Tx['enqueue']>[0], { queue: 'mail' }>['mail'],
): Promise<void> {
  const { customer } = whole
  if (!customer) return
  const shopper = {
    ...factsOf(whole),
    to: customer.email,
    customerName: customer.name,
    ...sellerOf(whole),
  }
  await tx.enqueue({ queue: 'mail', mail: write(shopper) })
}

/** The shop's details as stored with the order. */
export const shopOf = (whole: WholeOrder) => ({ siteName: whole.website.name, ...sellerOf(whole) })

const sellerOf = ({ order: { seller } }: WholeOrder) => ({
  replyTo: seller?.email ?? '',
  shopAddress: seller
    ? [seller.legalName, seller.addressLine1, `${seller.postalCode} ${seller.city}`].join(', ')
    : '',
})

export const mailOwner = (
  tx: Tx,
  { order }: WholeOrder,
  mail: Parameters<typeof mailOwnerOf>[2],
): Promise<void> => mailOwnerOf(tx, order.websiteId, mail)
