import { beforeAll, describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE } from '@/db/seed/accounts'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { findLinkedOrder } from '@/lib/domain/orders/order-link'
import { disputeState } from '@/lib/domain/orders/policy'
import { getOrder } from '@/lib/domain/orders/queries'
import type { PaymentEvent } from '@/lib/providers/payments/payments'
import { receivePaymentEvent } from '@/lib/server/tasks/receive-payment-event'
import { domain } from '../support/context'
import { fakePayments } from '../support/fake-payments'
import { newShop, orderOf } from '../support/shop'

const { as, job, pool, mails } = await domain()
const provider = fakePayments()
const providers = { payments: provider.payments }
const system = job('payment events', { providers })

type Subject = PaymentEvent['subject']
const event = (accountId: string | null, type: string, subject: Subject): PaymentEvent => ({
  id: `evt_${crypto.randomUUID()}`,
  type,
  accountId,
  subject,
})
const receive = (one: PaymentEvent) =>
  receivePaymentEvent(system, { headers: new Headers(), bytes: Buffer.from(JSON.stringify(one)) })
/** Delivers events like the provider, which resends those that were not accepted. */
async function deliver(events: PaymentEvent[]) {
  let left = events
  for (let round = 0; left.length > 0; round += 1) {
    if (round > 20) throw new Error(`${left.length} events were never taken`)
    const outcomes = await Promise.allSettled(left.map(receive))
    left = left.filter((_, index) => outcomes[index]?.status === 'rejected')
  }
}

async function sale({ stock = 1 } = {}) {
  const shop = await newShop(pool)
  const { id } = await shop.product({ stock })
  const { orderId } = await placeOrder(as(undefined, 'USER', { providers }), {
    websiteId: shop.websiteId,
    input: orderOf(id),
  })
  const { sessionId } = provider.sessionOf(orderId)
  return { ...shop, productId: id, orderId, sessionId }
}
const ofSession = (sold: { accountId: string; sessionId: string }, type: string) =>
  event(sold.accountId, `checkout.session.${type}`, { kind: 'session', sessionId: sold.sessionId })
const ofCharge = (sold: { accountId: string; orderId: number }, type = 'charge.refunded') =>
  event(sold.accountId, type, { kind: 'charge', paymentIntentId: `pi_${sold.orderId}` })
const ofDispute = (sold: { accountId: string; orderId: number }, type: string) =>
  event(sold.accountId, `charge.dispute.${type}`, {
    kind: 'dispute',
    disputeId: `dp_${sold.orderId}`,
    paymentIntentId: `pi_${sold.orderId}`,
  })
const stored = async (id: number) => (await pool.query('select * from orders where id = $1', [id])).rows[0]
const kindsOf = async (orderId: number) =>
  (await mails())
    .filter((mail) => mail.orderId === orderId)
    .map(({ kind }) => String(kind))
    .toSorted()
const shelf = async (id: number) =>
  (await pool.query('select stock, held from products where id = $1', [id])).rows[0]
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)
const repeated = <T>(one: T): T[] => times(10, () => one)

describe('an event ten times over, at once, changes the order once', () => {
  it('of a payment', async () => {
    const sold = await sale()
    provider.pay(sold.orderId)
    await deliver(repeated(ofSession(sold, 'completed')))
    expect((await stored(sold.orderId)).status).toBe('paid')
    expect(await shelf(sold.productId)).toEqual({ stock: 0, held: 0 })
    expect(await kindsOf(sold.orderId)).toEqual(['order-confirmed', 'order-received'])
  })

  it('of a payment that is known later, and then came', async () => {
    const sold = await sale()
    provider.payLater(sold.orderId)
    await deliver(repeated(ofSession(sold, 'completed')))
    expect(await stored(sold.orderId)).toMatchObject({ status: 'pending', awaits_payment: true })
    expect(await kindsOf(sold.orderId)).toEqual([])
    provider.pay(sold.orderId)
    await deliver(repeated(ofSession(sold, 'async_payment_succeeded')))
    expect(await stored(sold.orderId)).toMatchObject({ status: 'paid', awaits_payment: false })
    expect(await kindsOf(sold.orderId)).toEqual(['order-confirmed', 'order-received'])
  })

  it('of a payment that failed later, and of a session that expired', async () => {
    const [failed, expired] = [await sale(), await sale()]
    provider.payLater(failed.orderId)
    provider.failPayment(failed.orderId)
    await deliver(repeated(ofSession(failed, 'async_payment_failed')))
    provider.expire(expired.orderId)
    await deliver(repeated(ofSession(expired, 'expired')))
    for (const { orderId, productId } of [failed, expired]) {
      expect((await stored(orderId)).status).toBe('cancelled')
      expect(await shelf(productId)).toEqual({ stock: 1, held: 0 })
      expect(await kindsOf(orderId)).toEqual([])
    }
  })

  it('of refunds in the provider’s dashboard: in part, whole, and one that failed', async () => {
    const sold = await sale()
    provider.pay(sold.orderId)
    await deliver([ofSession(sold, 'completed')])
    provider.refund(`pi_${sold.orderId}`, 250, `part-${sold.orderId}`)
    await deliver(repeated(ofCharge(sold)))
    expect(await stored(sold.orderId)).toMatchObject({ status: 'paid', refunded_cents: 250 })
    provider.refund(`pi_${sold.orderId}`, 1_000, `rest-${sold.orderId}`)
    await deliver(repeated(ofCharge(sold)))
    expect(await stored(sold.orderId)).toMatchObject({ status: 'refunded', refunded_cents: 1_250 })
    provider.setRefundStatus(`rest-${sold.orderId}`, 'failed')
    await deliver(repeated(ofCharge(sold, 'refund.failed')))
    expect(await stored(sold.orderId)).toMatchObject({ status: 'paid', refunded_cents: 250 })
    const { rows } = await pool.query('select * from refunds where order_id = $1', [sold.orderId])
    expect(rows).toHaveLength(2)
    expect(await kindsOf(sold.orderId)).toEqual([
      'order-confirmed',
      'order-received',
      'payment-alert',
      'refund-failed',
    ])
  })

  it('of a dispute: kept with its deadline, owner and agency told once', async () => {
    const sold = await sale()
    provider.pay(sold.orderId)
    await deliver([ofSession(sold, 'completed')])
    const dispute = {
      disputeId: `dp_${sold.orderId}`,
      paymentIntentId: `pi_${sold.orderId}`,
      amountCents: 1_250,
      reason: 'product_not_received',
      status: 'needs_response',
      dueBy: new Date('2030-05-01T21:59:59Z'),
    }
    provider.dispute(dispute)
    await deliver(repeated(ofDispute(sold, 'created')))
    provider.dispute({ ...dispute, status: 'won' })
    await deliver([ofDispute(sold, 'closed')])
    const { disputes } = await getOrder(as(sold.owner.id), sold.orderId)
    expect(disputes).toMatchObject([{ id: dispute.disputeId, status: 'won', dueBy: dispute.dueBy }])
    // As when this answer was read before the dispute was won.
    provider.dispute(dispute)
    await deliver([ofDispute(sold, 'updated')])
    expect((await getOrder(as(sold.owner.id), sold.orderId)).disputes).toEqual(disputes)
    expect(await kindsOf(sold.orderId)).toEqual([
      'dispute-opened',
      'dispute-opened-agency',
      'order-confirmed',
      'order-received',
    ])
  })
})

it('owner and agency get another mail when the bank asks again after a first answer', async () => {
  const sold = await sale()
  provider.pay(sold.orderId)
  await deliver([ofSession(sold, 'completed')])
  for (const status of ['needs_response', 'under_review', 'appeal_needs_response'] as const) {
    const disputeId = `dp_${sold.orderId}`
    const about = { disputeId, paymentIntentId: `pi_${sold.orderId}`, amountCents: 1_250, status }
    provider.dispute({ ...about, reason: 'fraudulent', dueBy: null })
    await deliver([ofDispute(sold, 'updated'), ofDispute(sold, 'updated')])
  }
  const sent = (await mails()).filter(
    ({ kind, orderId }) => kind === 'dispute-opened' && orderId === sold.orderId,
  )
  expect(sent.map(({ isAppeal }) => isAppeal)).toEqual([undefined, true])
  expect(await kindsOf(sold.orderId)).toHaveLength(6)
  expect(disputeState('appeal_needs_response')).toBe('to-answer')
})

const ROUNDS = 50

it(`events in any order end in one state and one mail each, ${ROUNDS} times`, {
  timeout: 40_000 + ROUNDS * 3_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const sold = await sale()
    provider.pay(sold.orderId)
    provider.refund(`pi_${sold.orderId}`, 1_250, `whole-${sold.orderId}`)
    provider.dispute({
      disputeId: `dp_${sold.orderId}`,
      paymentIntentId: `pi_${sold.orderId}`,
      amountCents: 1_250,
      reason: 'fraudulent',
      status: 'lost',
      dueBy: null,
    })
    const events = [
      ofSession(sold, 'completed'),
      ofSession(sold, 'async_payment_succeeded'),
      ofSession(sold, 'expired'),
      ofCharge(sold),
      ofCharge(sold, 'refund.created'),
      ofDispute(sold, 'created'),
      ofDispute(sold, 'closed'),
    ]
    const twice = [...events, ...events].map((one) => ({ one, at: Math.random() }))
    await deliver(twice.toSorted((a, b) => a.at - b.at).map(({ one }) => one))
    expect(await stored(sold.orderId)).toMatchObject({ status: 'refunded', refunded_cents: 1_250 })
    expect(await shelf(sold.productId)).toEqual({ stock: 0, held: 0 })
    expect(await kindsOf(sold.orderId)).toEqual([
      'dispute-opened',
      'dispute-opened-agency',
      'order-confirmed',
      'order-received',
    ])
  }
})

describe('an event', () => {
  it('of a session that is not known is refused, so that it comes again', async () => {
    const { accountId } = await newShop(pool)
    await expect(
      receive(ofSession({ accountId, sessionId: 'cs_of_nobody' }, 'completed')),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  it.each(['a seller’s session without our metadata', 'a session of an account of none of our sellers'])(
    'of %s is not ours, and is taken',
    async (whose) => {
      const { accountId } = await newShop(pool)
      const isSellers = whose.startsWith('a seller')
      await receive(
        event(isSellers ? accountId : 'acct_elsewhere', 'checkout.session.completed', {
          kind: 'session',
          sessionId: 'cs_elsewhere',
          ...(isSellers && { isForeign: true }),
        }),
      )
    },
  )

  it('of another seller’s account changes nothing', async () => {
    const sold = await sale()
    provider.pay(sold.orderId)
    for (const accountId of ['acct_stranger', null])
      await expect(
        receive(ofSession({ ...sold, accountId: accountId ?? '' }, 'completed')),
      ).rejects.toMatchObject({
        code: 'validation',
      })
    expect((await stored(sold.orderId)).status).toBe('pending')
  })

  it('of a seller’s own sale elsewhere is none of ours', async () => {
    const { accountId } = await newShop(pool)
    await receive(event(accountId, 'charge.refunded', { kind: 'charge', paymentIntentId: 'pi_elsewhere' }))
    await receive(event(null, 'payout.paid', { kind: 'other' }))
  })

  it('comes again while the provider cannot be asked', async () => {
    const sold = await sale()
    provider.pay(sold.orderId)
    const one = ofSession(sold, 'completed')
    provider.failNext('readCheckout', 'lost')
    await expect(receive(one)).rejects.toMatchObject({ code: 'provider' })
    await receive(one)
    expect((await stored(sold.orderId)).status).toBe('paid')
  })

  it('that cannot be understood is refused, and the agency is notified', async () => {
    provider.failNext('readEvent', 'refused')
    await expect(receive(event(null, 'x', { kind: 'other' }))).rejects.toMatchObject({ code: 'provider' })
    expect((await mails()).filter(({ about }) => about === 'event-refused')).toHaveLength(1)
  })
})

describe('an order is seen', () => {
  let sold: Awaited<ReturnType<typeof sale>>
  beforeAll(async () => {
    sold = await sale()
    provider.pay(sold.orderId)
    await deliver([ofSession(sold, 'completed')])
  })

  it('by the owner, an administrator and who has its link, and by no other', async () => {
    for (const ctx of [
      as(sold.owner.id),
      as(ADMIN, 'ADMIN'),
      { ...as(), actor: { type: 'link' as const, orderId: sold.orderId } },
    ])
      expect(await getOrder(ctx, sold.orderId)).toMatchObject({
        status: 'paid',
        customer: { name: 'Sophie Lacaze' },
        vat: [{ permille: 200, grossCents: 1_250, netCents: 1_042, vatCents: 208 }],
      })
    for (const ctx of [
      as(),
      as(CAMILLE),
      as(4, 'MODERATOR'),
      { ...as(), actor: { type: 'link' as const, orderId: sold.orderId + 1 } },
    ])
      await expect(getOrder(ctx, sold.orderId)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('by a mailed link for a year; the queued mail does not tell it', async () => {
    const { rows } = await pool.query('select * from order_links where order_id = $1', [sold.orderId])
    expect(rows).toHaveLength(1)
    const inAYear = rows[0].expires_at.getTime() - Date.now()
    expect(Math.round(inAYear / 86_400_000)).toBe(365)
    const [mail] = (await mails()).filter(
      ({ kind, orderId }) => kind === 'order-confirmed' && orderId === sold.orderId,
    )
    const token = as().secretBox.open(mail.sealedToken, `order-link/${sold.orderId}`)
    expect(await findLinkedOrder(as(), token ?? '')).toBe(sold.orderId)
    expect(await findLinkedOrder(as(undefined, 'USER', { after: inAYear + 1_000 }), token ?? '')).toBeNull()
    expect(await findLinkedOrder(as(), `${token}x`)).toBeNull()
    expect(as().secretBox.open(mail.sealedToken, `order-link/${sold.orderId + 1}`)).toBeNull()
  })
})
