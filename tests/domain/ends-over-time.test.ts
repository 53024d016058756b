import { describe, expect, it } from 'vitest'
import { announceEnd } from '@/lib/domain/billing/announce-end'
import { giveNotice } from '@/lib/domain/billing/give-notice'
import { revokeNotice } from '@/lib/domain/billing/revoke-notice'
import { lives } from '../support/life'
import { debited, transferred } from '../support/life-lines'

const { begin } = await lives()
const CARD = '4242424242424242'

type Life = Awaited<ReturnType<typeof begin>>
const notice = (life: Life, day: `${number}-${number}-${number}`) =>
  life.on(day, ({ client }) => giveNotice(client, { id: life.id }))
const revoke = (life: Life, day: `${number}-${number}-${number}`) =>
  life.on(day, ({ client }) => revokeNotice(client, life.id))

describe('a notice', () => {
  it('21. of 3 November, by the month from the 15th: two more debits, the last day is 14 January', async () => {
    const life = await begin({ on: '2026-10-01', due: '2026-10-15', method: CARD })
    await notice(life, '2026-11-03')
    await life.until('2027-02-20')
    expect(life.story.slice(-14)).toEqual([
      ...debited('2026-10-15', '2026-11-14', 3_500).slice(-1),
      '2026-11-03 12h notice 2026-11-03, last day 2027-01-14',
      '2026-11-03 12h mail notice-received',
      ...debited('2026-11-15', '2026-12-14', 3_500),
      ...debited('2026-12-15', '2027-01-14', 3_500),
      '2027-01-15 00h ended 2027-01-14 notice',
      '2027-01-15 00h is inactive',
      '2027-01-15 00h mail subscription-ended',
    ])
  })

  it('22. of 31 December ends two months later, on 28 February, within a period that is the last', async () => {
    const life = await begin({ on: '2026-12-01', due: '2026-12-15', method: CARD })
    await notice(life, '2026-12-31')
    await life.until('2027-04-01')
    expect(life.story.slice(-13)).toEqual([
      '2026-12-31 12h notice 2026-12-31, last day 2027-03-14',
      '2026-12-31 12h mail notice-received',
      ...debited('2027-01-15', '2027-02-14', 3_500),
      ...debited('2027-02-15', '2027-03-14', 3_500),
      '2027-03-15 00h ended 2027-03-14 notice',
      '2027-03-15 00h is inactive',
      '2027-03-15 00h mail subscription-ended',
    ])
  })

  it('23. within a paid year begins no new one and costs nothing more', async () => {
    const life = await begin({
      ...{ on: '2026-02-01', due: '2026-03-01', method: CARD },
      ...{ paymentPlan: 'yearly', priceCents: 35_000 },
    })
    await notice(life, '2026-12-28')
    await life.until('2027-03-05')
    expect(life.story.slice(-5)).toEqual([
      '2026-12-28 12h notice 2026-12-28, last day 2027-02-28',
      '2026-12-28 12h mail notice-received',
      '2027-03-01 00h ended 2027-02-28 notice',
      '2027-03-01 00h is inactive',
      '2027-03-01 00h mail subscription-ended',
    ])
  })

  it('24. on the first day of a year is within that year', async () => {
    const life = await begin({
      ...{ on: '2027-02-01', due: '2027-03-01', method: CARD },
      ...{ paymentPlan: 'yearly', priceCents: 35_000 },
    })
    await notice(life, '2027-03-01')
    expect(life.story.at(-2)).toBe('2027-03-01 12h notice 2027-03-01, last day 2028-02-29')
  })

  it('25. taken back on the last day: the contract goes on', async () => {
    const life = await begin({ on: '2026-12-01', due: '2026-12-15', method: CARD })
    await notice(life, '2026-12-20')
    await revoke(life, '2027-03-14')
    await life.until('2027-03-15')
    expect(life.story.slice(-6)).toEqual([
      '2027-03-14 12h notice 2026-12-20 taken back',
      '2027-03-14 12h mail notice-revoked',
      ...debited('2027-03-15', '2027-04-14', 3_500),
    ])
  })

  it('26. can no longer be taken back the day after', async () => {
    const life = await begin({ on: '2026-12-01', due: '2026-12-15', method: CARD })
    await notice(life, '2026-12-20')
    await expect(revoke(life, '2027-03-15')).rejects.toMatchObject({ code: 'conflict' })
  })

  it('27. asked while late: what is owed is owed, and the contract ends as noticed', async () => {
    const life = await begin({ on: '2026-12-20', due: '2027-01-15' })
    await notice(life, '2027-02-01')
    await life.transfer('2027-02-03')
    expect(life.story.slice(6)).toEqual([
      '2027-02-01 12h notice 2027-02-01, last day 2027-04-14',
      '2027-02-01 12h mail notice-received',
      '2027-02-03 12h paid 3500',
      '2027-02-03 12h is active',
      '2027-02-03 12h mail payment-received',
    ])
  })

  it('28. asked while interrupted: no more debits, the last day is that of the unpaid period', async () => {
    const life = await begin({ on: '2026-12-20', due: '2027-01-15' })
    await notice(life, '2027-02-10')
    await life.until('2027-02-20')
    expect(life.story.slice(-4)).toEqual([
      '2027-02-10 12h notice 2027-02-10, last day 2027-02-14',
      '2027-02-10 12h mail notice-received',
      '2027-02-15 00h ended 2027-02-14 notice',
      '2027-02-15 00h mail subscription-ended',
    ])
  })

  it('29. asked while interrupted, after that period: it ends the same day', async () => {
    const life = await begin({ on: '2026-12-20', due: '2027-01-15' })
    await notice(life, '2027-03-10')
    await life.until('2027-03-12')
    expect(life.story.slice(-4)).toEqual([
      '2027-03-10 12h notice 2027-03-10, last day 2027-03-10',
      '2027-03-10 12h mail notice-received',
      '2027-03-11 00h ended 2027-03-10 notice',
      '2027-03-11 00h mail subscription-ended',
    ])
  })

  it('30. and an interruption that outlasts its period: the contract ends with that period', async () => {
    const life = await begin({ on: '2026-12-20', due: '2027-01-15' })
    await notice(life, '2027-01-20')
    await life.until('2027-02-16')
    expect(life.story.slice(-5)).toEqual([
      '2027-02-07 00h interrupted 2027-02-07',
      '2027-02-07 00h is inactive',
      '2027-02-07 00h mail service-interrupted',
      '2027-02-15 00h ended 2027-02-14 notice',
      '2027-02-15 00h mail subscription-ended',
    ])
  })
})

describe('the agency', () => {
  it('31. ends for good two months ahead: a period that would pass that day costs its days only', async () => {
    const life = await begin({ on: '2026-12-20', due: '2027-01-15' })
    await life.transfer('2027-01-16')
    await life.on('2027-01-20', ({ admin }) =>
      announceEnd(admin, { id: life.id, lastDay: '2027-03-20', reason: 'provider', words: 'Nous fermons.' }),
    )
    await life.transfer('2027-02-16')
    await life.transfer('2027-03-16')
    await life.until('2027-03-21')
    // 35 € × 6 days of 31.
    expect(life.story.slice(5)).toEqual([
      '2027-01-20 12h end announced 2027-03-20 provider',
      '2027-01-20 12h mail end-announced',
      '2027-02-15 08h period 2027-02-15..2027-03-14 3500',
      '2027-02-15 08h mail invoice-issued',
      ...transferred('2027-02-16', 3_500),
      '2027-03-15 08h period 2027-03-15..2027-03-20 677',
      '2027-03-15 08h mail invoice-issued',
      ...transferred('2027-03-16', 677),
      '2027-03-21 00h ended 2027-03-20 provider',
      '2027-03-21 00h is inactive',
      '2027-03-21 00h mail subscription-ended',
    ])
  })

  it('32. ends a paid year for good: the days after the last are credited and given back', async () => {
    const life = await begin({
      on: '2026-12-20',
      due: '2027-01-15',
      paymentPlan: 'yearly',
      priceCents: 35_000,
    })
    await life.transfer('2027-01-16')
    await life.on('2027-03-01', ({ admin }) =>
      announceEnd(admin, { id: life.id, lastDay: '2027-05-31', reason: 'provider', words: 'Nous fermons.' }),
    )
    // 15 January to 31 May are 137 days; 228 of 365 are left: 35 000 × 228 ÷ 365 = 21 863,01.
    expect(life.story).toContain('2027-03-01 12h credited 21863 to refund')
  })
})
