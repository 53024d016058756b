import { describe, expect, it } from 'vitest'
import { giveNotice } from '@/lib/domain/billing/give-notice'
import type { Day } from '@/lib/domain/calendar'
import { remind } from '@/lib/domain/contracts/remind'
import { ledger } from '../support/ledger'

const { admin, clock, rows, subscribed, note, open, owing, timelineOf, mailsOf, mails } = await ledger()

const YEARLY = { paymentPlan: 'yearly', priceCents: 35_000 } as const
const twice = (id: number, day: Day) => Promise.all([1, 2].map(() => remind(clock(day), id)))

/** A paid year from 1 March 2026 to 28 February 2027. */
async function paidYear(kind = 'consumer') {
  const { id, clientId } = await subscribed('2026-02-10', '2026-03-01', YEARLY)
  await rows(
    'update clients set kind = $2, siren = $3 where id = $1',
    clientId,
    kind,
    kind === 'professional' ? '732829320' : null,
  )
  const { id: invoiceId } = await open(id, '2026-03-01')
  await note(id, [invoiceId], '2026-03-02')
  return {
    id,
    rights: () => mailsOf(clientId, 'renewal-right'),
    renewals: () => mailsOf(clientId, 'renewal-ahead'),
  }
}

describe('the right not to renew a year', () => {
  it.each(['consumer', 'non_professional'])(
    'is told once to a %s, from 75 days before its last day',
    async (kind) => {
      const { id, rights } = await paidYear(kind)
      await remind(clock('2026-12-14'), id)
      expect(await rights()).toEqual([])
      await twice(id, '2026-12-15')
      await twice(id, '2027-01-28')
      expect(await rights()).toMatchObject([{ refuseUntil: '2027-02-28' }])
      expect((await timelineOf(id)).filter((entry) => entry === 'reminded')).toHaveLength(1)
    },
  )

  it('is told on the latest day, one month before, when days were missed, and not after', async () => {
    const inTime = await paidYear()
    await remind(clock('2027-01-28'), inTime.id)
    expect(await inTime.rights()).toHaveLength(1)
    const missed = await paidYear()
    await remind(clock('2027-01-29'), missed.id)
    expect(await missed.rights()).toEqual([])
  })

  it('is neither a professional’s nor told in notice', async () => {
    const professional = await paidYear('professional')
    await remind(clock('2027-01-10'), professional.id)
    expect(await professional.rights()).toEqual([])
    const leaving = await paidYear()
    await giveNotice(admin('2026-12-01'), { id: leaving.id })
    await remind(clock('2027-01-10'), leaving.id)
    await remind(clock('2027-02-01'), leaving.id)
    expect([...(await leaving.rights()), ...(await leaving.renewals())]).toEqual([])
  })
})

it('a new year is announced with its sum 30 days ahead, or later in time', async () => {
  const { id, renewals } = await paidYear('professional')
  await remind(clock('2027-01-29'), id)
  expect(await renewals()).toEqual([])
  await twice(id, '2027-01-30')
  await remind(clock('2027-02-28'), id)
  expect(await renewals()).toMatchObject([{ first: '2027-03-01', totalCents: 35_000, isManual: true }])
  const late = await paidYear('professional')
  await remind(clock('2027-02-28'), late.id)
  expect(await late.renewals()).toHaveLength(1)
})

describe('what is unpaid', () => {
  it('of a month is said again five days after the refusal, once, while service runs', async () => {
    const { id, clientId, refuse } = await owing()
    await refuse('2026-11-30')
    await remind(clock('2026-12-04'), id)
    expect(await mailsOf(clientId, 'unpaid-reminder')).toEqual([])
    await twice(id, '2026-12-05')
    await remind(clock('2026-12-07'), id)
    expect(await mailsOf(clientId, 'unpaid-reminder')).toMatchObject([
      { totalCents: 3_500, lastServiceDay: '2026-12-07', isManual: true },
    ])
  })

  it('is not said once it is paid, nor after the last day of service', async () => {
    const paid = await owing()
    await paid.refuse('2026-11-30')
    await paid.pay('2026-12-04')
    await remind(clock('2026-12-05'), paid.id)
    const late = await owing()
    await late.refuse('2026-11-30')
    await remind(clock('2026-12-08'), late.id)
    for (const { clientId } of [paid, late]) expect(await mailsOf(clientId, 'unpaid-reminder')).toEqual([])
  })
})

describe('the agency', () => {
  const asked = async (id: number) =>
    (await mails()).filter((mail) => mail.kind === 'decide-agency' && mail.subscriptionId === id)

  it('is asked to decide 60 days after an interruption, once', async () => {
    const { id, refuse } = await owing()
    // Service until 7 December, interrupted on the 8th, 60 days later is 6 February.
    await refuse('2026-11-30')
    await remind(clock('2027-02-05'), id)
    expect(await asked(id)).toEqual([])
    await twice(id, '2027-02-06')
    await remind(clock('2027-02-07'), id)
    expect(await asked(id)).toMatchObject([{ why: 'interrupted', on: '2027-02-06' }])
  })

  it('is asked at the third refusal within twelve months', async () => {
    const { id } = await subscribed('2026-08-20', '2026-09-01')
    for (const [first, refusedOn] of [
      ['2026-09-01', '2026-09-16'],
      ['2026-10-01', '2026-10-16'],
      ['2026-11-01', '2026-11-16'],
    ] as const) {
      const { id: invoiceId } = await open(id, first)
      await remind(clock(refusedOn), id)
      expect(await asked(id)).toEqual([])
      await rows('update invoices set refused_on = $2 where id = $1', invoiceId, refusedOn)
      if (first < '2026-11-01') await note(id, [invoiceId], refusedOn, first)
    }
    await twice(id, '2026-11-16')
    expect(await asked(id)).toMatchObject([{ why: 'third_refusal', on: '2026-11-16' }])
  })
})

it('the end of a card is told once, within 30 days of it', async () => {
  const { id, clientId } = await subscribed('2026-11-01', '2026-11-15')
  const [method] = await rows(
    `insert into payment_methods (client_id, method_id, kind, brand, last_four, expiry_month, expiry_year)
     values ($1, 'pm_' || gen_random_uuid(), 'card', 'Visa', '4242', 12, 2026) returning id`,
    clientId,
  )
  await rows(
    "update subscriptions set collection = 'automatic', payment_method_id = $2 where id = $1",
    ...[id, method.id],
  )
  await remind(clock('2026-11-30'), id)
  expect(await mailsOf(clientId, 'card-ends')).toEqual([])
  await twice(id, '2026-12-01')
  await remind(clock('2026-12-31'), id)
  expect(await mailsOf(clientId, 'card-ends')).toMatchObject([{ lastFour: '4242', lastDay: '2026-12-31' }])
})
