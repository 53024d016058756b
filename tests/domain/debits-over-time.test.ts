import { describe, expect, it } from 'vitest'
import type { Day } from '@/lib/domain/calendar'
import { recordInvoiceDispute } from '@/lib/domain/collection/record-invoice-dispute'
import { lives } from '../support/life'
import { debited, late, reminded } from '../support/life-lines'

const { begin, provider } = await lives()
const CARD = '4242424242424242'
const MONTHLY = { on: '2026-12-20', due: '2027-01-15' } as const
const YEARLY = { ...MONTHLY, paymentPlan: 'yearly', priceCents: 35_000 } as const

type Life = Awaited<ReturnType<typeof begin>>
const since = (life: Life, day: Day) => life.story.filter((line) => line >= day)
const began = (cents: number, last: Day) => [
  `2027-01-15 08h period 2027-01-15..${last} ${cents}`,
  `2027-01-15 08h refused ${cents} since 2027-01-15, service until ${last === '2028-01-14' ? '2027-02-15' : '2027-01-22'}`,
  '2027-01-15 08h is late',
  '2027-01-15 08h mail invoice-issued',
  '2027-01-15 08h mail payment-late',
]
const again = (day: Day, cents = 3_500, until: Day = '2027-01-22') =>
  `${day} 08h refused ${cents} since 2027-01-15, service until ${until}`
const cameBack = (day: Day, cents = 3_500) => [
  `${day} 08h paid ${cents}`,
  `${day} 08h is active`,
  `${day} 08h mail payment-received`,
]

describe('a card', () => {
  it('17. that is accepted: one debit a month, on its first day', async () => {
    const life = await begin({ ...MONTHLY, method: CARD })
    await life.until('2027-03-20')
    expect(since(life, '2027-01-01')).toEqual([
      ...debited('2027-01-15', '2027-02-14', 3_500),
      ...debited('2027-02-15', '2027-03-14', 3_500),
      ...debited('2027-03-15', '2027-04-14', 3_500),
    ])
  })

  it('18. refused once: late at once, paid by the next try two days later', async () => {
    const life = await begin({ ...MONTHLY, method: CARD })
    await life.decline('insufficient_funds')
    await life.until('2027-01-31')
    expect(since(life, '2027-01-01')).toEqual([...began(3_500, '2027-02-14'), ...cameBack('2027-01-17')])
  })

  it('19. refused each time: three more tries, a reminder, the interruption; paid on a page the same day', async () => {
    const life = await begin({ ...MONTHLY, method: '4000000000000341' })
    await life.pay('2027-01-23')
    await life.until('2027-02-01')
    expect(since(life, '2027-01-01')).toEqual([
      ...began(3_500, '2027-02-14'),
      again('2027-01-17'),
      again('2027-01-19'),
      ...reminded('2027-01-20', '2027-01-15'),
      again('2027-01-21'),
      '2027-01-23 00h interrupted 2027-01-23',
      '2027-01-23 00h is inactive',
      '2027-01-23 00h mail service-interrupted',
      '2027-01-23 12h paid 3500',
      '2027-01-23 12h resumed',
      '2027-01-23 12h is active',
      '2027-01-23 12h mail payment-received',
    ])
  })

  it('20. refused for good: not tried again until another is saved, which pays what is open', async () => {
    const life = await begin({ ...MONTHLY, method: CARD })
    await life.decline('lost_card')
    await life.until('2027-01-17')
    expect(since(life, '2027-01-16')).toEqual([])
    await life.save('2027-01-18', '5555555555554444')
    expect(since(life, '2027-01-18')).toContain('2027-01-18 12h paid 3500')
    expect(since(life, '2027-01-18')).toContain('2027-01-18 12h is active')
  })

  it('44. of which the bank asks each time: told so, not tried again, paid on a page', async () => {
    const life = await begin({ ...MONTHLY, method: '4000002760003184' })
    await life.pay('2027-01-21')
    expect(since(life, '2027-01-01')).toEqual([
      ...began(3_500, '2027-02-14'),
      ...reminded('2027-01-20', '2027-01-15'),
      '2027-01-21 12h paid 3500',
      '2027-01-21 12h is active',
      '2027-01-21 12h mail payment-received',
    ])
  })

  it('45. refused each time, by the year: tried on days 3, 7, 14, 21 and 28, served for a month', async () => {
    const life = await begin({ ...YEARLY, method: '4000000000000341' })
    await life.until('2027-02-20')
    const until = '2027-02-15'
    expect(since(life, '2027-01-15')).toEqual([
      ...began(35_000, '2028-01-14'),
      again('2027-01-18', 35_000, until),
      again('2027-01-22', 35_000, until),
      again('2027-01-29', 35_000, until),
      again('2027-02-05', 35_000, until),
      ...reminded('2027-02-08', '2027-01-15'),
      again('2027-02-12', 35_000, until),
      '2027-02-16 00h interrupted 2027-02-16',
      '2027-02-16 00h is inactive',
      '2027-02-16 00h mail service-interrupted',
    ])
  })

  it('46. that is gone when the period begins: refused on its first day without a try', async () => {
    const life = await begin({ ...MONTHLY, method: CARD })
    await life.until('2027-01-15')
    await life.decline('lost_card')
    await life.until('2027-03-31')
    // Refused permanently on 15 February; interrupted on the 23rd, so that no period begins on 15 March.
    expect(since(life, '2027-02-15')).toEqual([
      '2027-02-15 08h period 2027-02-15..2027-03-14 3500',
      '2027-02-15 08h refused 3500 since 2027-02-15, service until 2027-02-22',
      '2027-02-15 08h is late',
      '2027-02-15 08h mail invoice-issued',
      '2027-02-15 08h mail payment-late',
      ...reminded('2027-02-20', '2027-02-15'),
      '2027-02-23 00h interrupted 2027-02-23',
      '2027-02-23 00h is inactive',
      '2027-02-23 00h mail service-interrupted',
    ])
  })
})

describe('a SEPA debit', () => {
  const paidBy = (method: string) => begin({ ...MONTHLY, method })
  const expected = ['2027-01-01 08h mail debit-announced']
  const issued = ['2027-01-15 08h period 2027-01-15..2027-02-14 3500', '2027-01-15 08h mail invoice-issued']

  it('47. that settles five days later was in time', async () => {
    const life = await paidBy('FR1420041010050500013M02606')
    await life.until('2027-01-25')
    expect(since(life, '2027-01-01')).toEqual([
      ...expected,
      ...issued,
      '2027-01-20 12h paid 3500',
      '2027-01-20 12h mail payment-received',
    ])
  })

  it('48. that comes back five days later is refused that day', async () => {
    const life = await paidBy('FR8420041010050500013M02607')
    await life.until('2027-01-21')
    expect(since(life, '2027-01-15')).toEqual([...issued, ...late('2027-01-20', 3_500, '2027-01-27', '12h')])
  })
})

describe('a dispute', () => {
  const dispute = (life: Life, day: Day, body: object = {}) =>
    life.on(day, async ({ job }) => {
      const { id } = await provider.act(`intents/${await life.intent()}/dispute`, body)
      await recordInvoiceDispute(job, id)
      return String(id)
    })

  it('49. that takes the money opens the invoice again that day; won, it is paid again', async () => {
    const life = await begin({ ...MONTHLY, method: CARD })
    const id = await dispute(life, '2027-02-01')
    await life.on('2027-02-03', async ({ job }) => {
      await provider.act(`disputes/${id}/close`, { status: 'won' })
      await recordInvoiceDispute(job, id)
    })
    const lines = since(life, '2027-02-01')
    expect(lines).toContain('2027-02-01 12h disputed 3500 since 2027-02-01, service until 2027-02-08')
    expect(lines).toContain('2027-02-01 12h is late')
    expect(lines.at(-1)?.startsWith('2027-02-03 12h')).toBe(true)
    expect(lines).toContain('2027-02-03 12h is active')
  })

  it('50. that only inquires changes nothing', async () => {
    const life = await begin({ ...MONTHLY, method: CARD })
    await dispute(life, '2027-02-01', { isInquiry: true })
    await life.until('2027-02-15')
    expect(since(life, '2027-02-01')).toEqual(debited('2027-02-15', '2027-03-14', 3_500))
  })

  it('51. lost: interrupted after seven days, and the method is not tried', async () => {
    const life = await begin({ ...MONTHLY, method: CARD })
    await dispute(life, '2027-01-20')
    await life.until('2027-01-28')
    expect(since(life, '2027-01-28')).toEqual([
      '2027-01-28 00h interrupted 2027-01-28',
      '2027-01-28 00h is inactive',
      '2027-01-28 00h mail service-interrupted',
    ])
  })
  it('52. of an earlier payment, while a later one is owed: what is interrupted stays so', async () => {
    const life = await begin({ ...MONTHLY, method: CARD })
    await life.until('2027-01-16')
    const paid = await life.intent()
    await life.decline('lost_card')
    await life.on('2027-02-25', async ({ job }) => {
      const { id } = await provider.act(`intents/${paid}/dispute`)
      await recordInvoiceDispute(job, id)
    })
    await life.until('2027-03-20')
    expect(since(life, '2027-02-23')).toEqual([
      '2027-02-23 00h interrupted 2027-02-23',
      '2027-02-23 00h is inactive',
      '2027-02-23 00h mail service-interrupted',
      '2027-02-25 12h disputed 3500 since 2027-02-15, service until 2027-02-22',
      '2027-02-25 12h mail payment-disputed',
    ])
  })
})
