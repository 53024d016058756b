import { describe, expect, it } from 'vitest'
import { exceptionOf } from '../withdrawal-exceptions'
import {
  fourteenDaysAfter,
  isLate,
  mayAwaitGoods,
  mayWithdraw,
  notWithdrawn,
  withdrawalEndsOn,
} from './policy'

const delivered = (at: string) => ({ status: 'delivered' as const, deliveredAt: new Date(at) })

describe('the period to withdraw', () => {
  it.each([
    ['on a working day', '2026-11-26T13:00:00Z', '2026-12-10'],
    ['after midnight in Paris, the evening before in UTC', '2026-11-26T23:30:00Z', '2026-12-11'],
    ['on Christmas and the weekend after it', '2026-12-11T10:00:00Z', '2026-12-28'],
    ['on Easter Sunday', '2026-03-22T10:00:00Z', '2026-04-07'],
    ['over the change to summer time', '2026-03-20T10:00:00Z', '2026-04-03'],
    ['over the change to winter time', '2026-10-16T10:00:00Z', '2026-10-30'],
  ])('of goods received so that it would end %s', (_, at, last) => {
    expect(withdrawalEndsOn(delivered(at))).toBe(last)
  })

  it('ends with the last hour of its last day in Paris, in summer and in winter', () => {
    const spring = delivered('2026-03-22T10:00:00Z')
    expect(mayWithdraw(spring, new Date('2026-04-07T21:59:59Z'))).toBe(true)
    expect(mayWithdraw(spring, new Date('2026-04-07T22:00:00Z'))).toBe(false)
    const autumn = delivered('2026-10-16T10:00:00Z')
    expect(mayWithdraw(autumn, new Date('2026-10-30T22:59:59Z'))).toBe(true)
    expect(mayWithdraw(autumn, new Date('2026-10-30T23:00:00Z'))).toBe(false)
  })

  it('has begun before the goods are sent, and has not ended while their delivery date is unknown', () => {
    const later = new Date('2030-01-01T00:00:00Z')
    expect(mayWithdraw({ status: 'paid', deliveredAt: null }, later)).toBe(true)
    expect(mayWithdraw({ status: 'shipped', deliveredAt: null }, later)).toBe(true)
    expect(isLate({ deliveredAt: null }, { declaredAt: later })).toBe(false)
    for (const status of ['pending', 'cancelled', 'refunded'] as const)
      expect(mayWithdraw({ status, deliveredAt: null }, later)).toBe(false)
  })

  it('gives fourteen days to refund, which a holiday does not move', () => {
    expect(fourteenDaysAfter({ declaredAt: new Date('2026-12-11T10:00:00Z') })).toBe('2026-12-25')
  })

  it('lets a seller wait for goods that were sent, until they are back', () => {
    const at = new Date()
    const sent = { shippedAt: at, deliveredAt: null }
    expect(mayAwaitGoods({ shippedAt: null, deliveredAt: null }, { goodsReceivedAt: null })).toBe(false)
    expect(mayAwaitGoods(sent, { goodsReceivedAt: null })).toBe(true)
    expect(mayAwaitGoods(sent, { goodsReceivedAt: at })).toBe(false)
  })
})

it('pieces of a refused declaration can be declared again', () => {
  const lines = [{ id: 1, quantity: 3 }]
  const pieces = [{ itemId: 1, quantity: 2 }]
  const refused = { pieces, refusedAt: new Date() }
  expect(notWithdrawn(lines, [{ pieces, refusedAt: null }, refused])).toEqual([{ itemId: 1, quantity: 1 }])
})

describe('what the line of an order keeps', () => {
  const line = { productId: 1, withdrawalException: null, customization: null }

  it('is the exception of its product with the words that were shown', () => {
    expect(exceptionOf({ ...line, withdrawalException: 'sealed_hygiene' })).toEqual({
      withdrawalException: 'sealed_hygiene',
      withdrawalNotice: expect.stringMatching(/ouvrez après la livraison.*L\. 221-28, 5°/),
    })
  })

  it('is that of a customised article, and nothing of any other', () => {
    expect(exceptionOf({ ...line, customization: 'Pour Léa' })).toMatchObject({
      withdrawalException: 'custom_made',
    })
    expect(exceptionOf(line)).toEqual({ withdrawalException: null, withdrawalNotice: null })
  })
})
