import { describe, expect, it } from 'vitest'
import { announceEnd } from '@/lib/domain/billing/announce-end'
import { creditSubscriptionInvoice } from '@/lib/domain/billing/credit-subscription-invoice'
import { giveNotice } from '@/lib/domain/billing/give-notice'
import { interrupt } from '@/lib/domain/billing/interrupt'
import { countStandings, listSubscriptions } from '@/lib/domain/billing/list-subscriptions'
import { readSubscriptionDetail } from '@/lib/domain/billing/read-details'
import type { Standing } from '@/lib/domain/billing/standing-filter'
import { addDays, type Day } from '@/lib/domain/calendar'
import { listMissedReminders, readRenewalReminder } from '@/lib/domain/contracts/renewal-reminders'
import { listOpenRefunds } from '@/lib/domain/invoices/open-refunds'
import { ledger } from '../support/ledger'

const { as, admin, rows, subscribed, note, open, owing } = await ledger()

const YEARLY = { paymentPlan: 'yearly', priceCents: 35_000 } as const
const idsOf = async (standing: Standing, day: Day) => {
  const page = { limit: 200 }
  return (await listSubscriptions(admin(day), { filter: { standing }, page })).rows.map(({ id }) => id)
}

describe('the agency’s views', () => {
  it('hold each subscription by its status and end, and their counts agree', async () => {
    const day = '2026-12-12'
    const late = await owing()
    await late.refuse('2026-12-01')
    const cut = await owing()
    await cut.refuse('2026-11-30')
    await interrupt(admin('2026-12-08'), cut.id)
    const noticed = await owing()
    await noticed.pay('2026-12-01')
    await giveNotice(admin(day), { id: noticed.id })
    const ended = await owing()
    await announceEnd(admin('2026-12-01'), {
      ...{ id: ended.id, lastDay: '2026-12-05', reason: 'breach', words: 'Manquement.' },
    })
    const views: [Standing, number, number[]][] = [
      ['late', late.id, [cut.id, noticed.id, ended.id]],
      ['interrupted', cut.id, [late.id, noticed.id, ended.id]],
      ['notice', noticed.id, [late.id, cut.id, ended.id]],
      ['ended', ended.id, [late.id, cut.id, noticed.id]],
    ]
    const counts = await countStandings(admin(day))
    for (const [standing, id, others] of views) {
      const ids = await idsOf(standing, day)
      expect(ids).toContain(id)
      for (const other of others) expect(ids).not.toContain(other)
      expect(counts[standing]).toBe(ids.length)
    }
    expect(await idsOf('active', day)).toEqual(expect.arrayContaining([noticed.id]))
  })

  it('are refused to whoever does not manage subscriptions', async () => {
    const client = as(2)
    const detail = await readSubscriptionDetail(admin('2026-12-01'), 1)
    for (const read of [
      () => countStandings(client),
      () => listOpenRefunds(client),
      () => listMissedReminders(client),
      () => readRenewalReminder(client, detail),
    ])
      await expect((async () => read())()).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('the reminder of article L. 215-1', () => {
  it('is later, due, missed, and sent, by the days of the year that runs', async () => {
    const { id } = await subscribed('2027-01-01', '2027-01-01', YEARLY)
    await open(id, '2027-01-01')
    const stateOn = async (day: Day) => {
      const ctx = admin(day)
      return (await readRenewalReminder(ctx, await readSubscriptionDetail(ctx, id)))?.state
    }
    // The year ends on 31 December 2027: from 17 October on, at the latest on 30 November.
    expect(await stateOn('2027-10-16')).toBe('later')
    expect(await stateOn('2027-10-17')).toBe('due')
    expect(await stateOn('2027-11-30')).toBe('due')
    expect(await stateOn('2027-12-01')).toBe('missed')
    const missed = await listMissedReminders(admin('2027-12-01'))
    expect(missed.filter((one) => one.id === id)).toMatchObject([{ refuseUntil: '2027-12-31' }])
    await rows(
      `insert into subscription_reminders (subscription_id, kind, about, sent_on, sent_at)
       values ($1, 'renewal_right', '2027-12-31', '2027-11-02', now())`,
      id,
    )
    expect(await stateOn('2027-12-01')).toBe('sent')
    expect((await listMissedReminders(admin('2027-12-01'))).map((one) => one.id)).not.toContain(id)
  })

  it('is not asked for a month’s contract or a professional’s', async () => {
    const monthly = await subscribed('2027-01-01', '2027-01-01')
    const yearly = await subscribed('2027-01-01', '2027-01-01', YEARLY)
    await rows("update clients set kind = 'professional', siren = '900000019' where id = $1", yearly.clientId)
    const ctx = admin('2027-12-01')
    for (const { id } of [monthly, yearly])
      expect(await readRenewalReminder(ctx, await readSubscriptionDetail(ctx, id))).toBeNull()
  })
})

it('a credited transfer waits for the agency’s own transfer back', async () => {
  const day = '2026-11-20'
  const { id } = await subscribed('2026-11-01', '2026-11-15')
  const { id: invoiceId } = await open(id, '2026-11-15')
  await note(id, [invoiceId], day)
  await creditSubscriptionInvoice(admin(day), {
    ...{ subscriptionId: id, invoiceId, amountCents: 1_000, reason: 'Geste' },
  })
  expect(await listOpenRefunds(admin(addDays(day, 1)), id)).toMatchObject([
    { amountCents: 1_000, status: 'to_transfer', subscriptionId: id, clientName: 'Léa Martin' },
  ])
})
