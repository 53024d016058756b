import { expect, it } from 'vitest'
import { type OrderFacts, whyOpen } from './why-open'

const NOW = new Date('2026-11-26T12:00:00Z')
const DELIVERED: OrderFacts = {
  ...{ status: 'delivered', shippedAt: null, deliveredAt: new Date('2026-10-01T12:00:00Z') },
  ...{ openRefund: false, openDispute: false, unseenReturn: false, openWithdrawal: false },
}
const why = (order: Partial<OrderFacts>) => whyOpen({ ...DELIVERED, ...order }, NOW)

it.each([
  ['is not paid', { status: 'pending' }, { kind: 'unpaid' }],
  ['is paid and not sent', { status: 'paid' }, { kind: 'to-send' }],
  ['has a refund on its way', { openRefund: true }, { kind: 'refund' }],
  ['has a dispute', { openDispute: true }, { kind: 'dispute' }],
  ['has a withdrawal to answer', { openWithdrawal: true }, { kind: 'declared' }],
  ['has an unread return', { unseenReturn: true }, { kind: 'return' }],
] as const)('an order that %s is open', (_, order, expected) => {
  expect(why(order)).toEqual(expected)
})

it('a delivered order is open until its right of withdrawal ends, on a working day', () => {
  // The fourteenth day, 29 November 2026, is a Sunday.
  const deliveredAt = new Date('2026-11-15T09:00:00Z')
  expect(why({ deliveredAt })).toEqual({ kind: 'withdrawal', until: '2026-11-30' })
  expect(whyOpen({ ...DELIVERED, deliveredAt }, new Date('2026-11-30T22:59:00Z'))).not.toBeNull()
  expect(whyOpen({ ...DELIVERED, deliveredAt }, new Date('2026-11-30T23:01:00Z'))).toBeNull()
})

it('a parcel without a known delivery counts as received thirty days after it left', () => {
  const shippedAt = new Date('2026-10-20T09:00:00Z')
  expect(why({ status: 'shipped', shippedAt, deliveredAt: null })).toEqual({
    kind: 'withdrawal',
    until: '2026-12-03',
  })
})

it('an order that is long delivered, refunded or cancelled is over', () => {
  expect(why({})).toBeNull()
  for (const status of ['refunded', 'cancelled'] as const)
    expect(why({ status, deliveredAt: NOW })).toBeNull()
})
