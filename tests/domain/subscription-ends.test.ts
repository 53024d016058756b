import { describe, expect, it } from 'vitest'
import { announceEnd } from '@/lib/domain/billing/announce-end'
import { cancelMove } from '@/lib/domain/billing/cancel-move'
import { deleteSubscription } from '@/lib/domain/billing/delete-subscription'
import { endSubscription } from '@/lib/domain/billing/end-subscription'
import { giveNotice } from '@/lib/domain/billing/give-notice'
import { lapseMoves } from '@/lib/domain/billing/lapse-moves'
import { movePlan } from '@/lib/domain/billing/move-plan'
import { openPeriod } from '@/lib/domain/billing/open-period'
import { revokeNotice } from '@/lib/domain/billing/revoke-notice'
import { updateSubscription } from '@/lib/domain/billing/update-subscription'
import type { Day } from '@/lib/domain/calendar'
import { updateWebsite } from '@/lib/domain/websites/update-website'
import { ledger } from '../support/ledger'

const { as, admin, clock, rows, newClient, subscribed, note, open, owing, rowOf, invoicesOf, timelineOf } =
  await ledger()

const conflict = { code: 'conflict' }
const YEARLY = { paymentPlan: 'yearly', priceCents: 35_000 } as const

describe('a notice', () => {
  it('of 3 November ends a month from the 15th on 14 January, after two more debits', async () => {
    const { id, clientId } = await subscribed('2026-10-20', '2026-11-15')
    const client = (day: Day) => as(clientId, 'USER', { at: Date.parse(`${day}T09:00:00Z`) })
    await Promise.all([1, 2].map(() => giveNotice(client('2026-11-03'), { id })))
    expect(await rowOf(id)).toMatchObject({ ends_on: '2027-01-14', status: 'active' })
    await openPeriod(clock('2027-01-20'), id)
    const invoices = await invoicesOf(id)
    expect(invoices.map(({ first }) => first)).toEqual(['2026-11-15', '2026-12-15'])
    const paid = invoices.map((invoice) => invoice.id)
    await note(id, paid, '2027-01-14')
    await endSubscription(clock('2027-01-14'), id)
    expect(await rowOf(id)).toMatchObject({ status: 'active' })
    await Promise.all([1, 2].map(() => endSubscription(clock('2027-01-15'), id)))
    expect(await rowOf(id)).toMatchObject({ status: 'inactive', due_date: '2027-01-14' })
    expect((await timelineOf(id)).filter((kind) => ['notice_given', 'ended'].includes(kind))).toEqual([
      'notice_given',
      'ended',
    ])
    await expect(giveNotice(client('2027-01-15'), { id })).rejects.toMatchObject(conflict)
    await expect(
      updateSubscription(admin('2027-01-15'), { id, changes: { status: 'active' } }),
    ).rejects.toMatchObject(conflict)
  })

  it.each([
    ['2026-12-28', '2027-02-28'],
    ['2027-01-10', '2027-02-28'],
    ['2027-03-01', '2028-02-29'],
  ] as const)('of %s ends a year from 1 March 2026 on %s', async (asked, lastDay) => {
    const { id } = await subscribed('2026-02-10', '2026-03-01', YEARLY)
    await openPeriod(clock(asked), id)
    const debits = (await invoicesOf(id)).length
    expect(await giveNotice(admin(asked), { id })).toMatchObject({ endsOn: lastDay })
    await openPeriod(clock('2028-06-01'), id)
    expect(await invoicesOf(id)).toHaveLength(debits)
  })

  it('is its client’s or the agency’s, who records one of before, but none of tomorrow', async () => {
    const { id } = await subscribed('2026-10-20', '2026-11-15')
    const stranger = as(await newClient())
    await expect(giveNotice(stranger, { id })).rejects.toMatchObject({ code: 'not_found' })
    const tomorrow = giveNotice(admin('2026-11-10'), { id, on: '2026-11-11' })
    await expect(tomorrow).rejects.toMatchObject({ code: 'validation' })
    const recorded = await giveNotice(admin('2026-11-10'), { id, on: '2026-11-03' })
    expect(recorded).toMatchObject({ noticeOn: '2026-11-03', endsOn: '2027-01-14' })
  })

  it('is taken back until the last day, once', async () => {
    const { id } = await subscribed('2026-10-20', '2026-11-15')
    await giveNotice(admin('2026-11-03'), { id })
    await Promise.all([1, 2].map(() => revokeNotice(admin('2026-12-01'), id)))
    expect(await rowOf(id)).toMatchObject({ ends_on: null, status: 'active' })
    expect((await timelineOf(id)).filter((kind) => kind === 'notice_revoked')).toHaveLength(1)
  })
})

describe('an end by the agency', () => {
  const forGood = { reason: 'provider', words: 'Nous fermons ce service.' } as const

  it('for good is two months ahead, once, and its last period costs its days', async () => {
    const { id } = await subscribed('2026-11-01', '2026-11-15')
    const soon = announceEnd(admin('2026-11-20'), { id, lastDay: '2027-01-19', ...forGood })
    await expect(soon).rejects.toMatchObject({ code: 'validation' })
    const end = { id, lastDay: '2027-01-24', ...forGood } as const
    await Promise.all([1, 2].map(() => announceEnd(admin('2026-11-20'), end)))
    await openPeriod(clock('2027-01-15'), id)
    expect((await invoicesOf(id)).at(-1)).toMatchObject({
      ...{ first: '2027-01-15', last: '2027-01-24', total_cents: 1_129 },
    })
    expect((await timelineOf(id)).filter((kind) => kind === 'end_announced')).toHaveLength(1)
  })

  it('for good credits the paid days that are left, and a notice does not move it', async () => {
    const { id } = await subscribed('2026-11-01', '2026-11-15', YEARLY)
    const { id: invoiceId } = await open(id, '2026-11-15')
    await note(id, [invoiceId], '2026-11-15')
    await announceEnd(admin('2026-12-01'), { id, lastDay: '2027-02-28', ...forGood })
    expect(await invoicesOf(id)).toMatchObject([
      { status: 'paid', credited_cents: 24_836 },
      { kind: 'credit_note', total_cents: 24_836 },
    ])
    await giveNotice(admin('2026-12-05'), { id })
    await revokeNotice(admin('2026-12-06'), id)
    expect(await rowOf(id)).toMatchObject({ ends_on: '2027-02-28' })
  })

  it('for a fault is at once and refunds nothing', async () => {
    const { id, invoiceId, pay, site } = await owing()
    await pay('2026-11-16')
    const end = { id, lastDay: '2026-11-20', reason: 'breach', words: 'Contenu illicite.' } as const
    await announceEnd(admin('2026-11-20'), end)
    await endSubscription(clock('2026-11-21'), id)
    expect(await invoicesOf(id)).toMatchObject([{ id: invoiceId, status: 'paid', credited_cents: 0 }])
    expect(await site()).toEqual({ status: 'inactive', inactive_by: 'billing' })
  })
})

describe('a move', () => {
  const today = '2026-11-30'
  const up = (id: number) => ({ id, plan: 'premium', paymentPlan: 'monthly', amountDueCents: 1_200 }) as const

  async function paid() {
    const { id, pay } = await owing()
    await pay('2026-11-16')
    return id
  }

  it('to a higher price is a draft until it is paid, and asked twice it is one', async () => {
    const id = await paid()
    const unseen = movePlan(admin(today), { ...up(id), amountDueCents: 1 })
    await expect(unseen).rejects.toMatchObject(conflict)
    const moves = await Promise.all([movePlan(admin(today), up(id)), movePlan(admin(today), up(id))])
    const [draft, same] = moves.map(({ toPay }) => toPay)
    expect(draft).toMatchObject({ status: 'draft', totalCents: 1_200, first: today, last: '2026-12-14' })
    expect(same?.id).toBe(draft?.id)
    expect(await rowOf(id)).toMatchObject({ plan: 'basic' })
    await Promise.all([1, 2].map(() => note(id, [draft?.id ?? 0], today, 'VIR 2')))
    expect(await rowOf(id)).toMatchObject({ plan: 'premium', price_cents: 5_900 })
    expect((await open(id, '2026-12-15')).totalCents).toBe(5_900)
  })

  it('that is not paid lapses with the period, or is taken back', async () => {
    const id = await paid()
    await movePlan(admin(today), up(id))
    await lapseMoves(clock('2026-12-14'), id)
    expect((await invoicesOf(id)).at(-1)).toMatchObject({ status: 'draft' })
    await lapseMoves(clock('2026-12-15'), id)
    expect((await invoicesOf(id)).at(-1)).toMatchObject({ status: 'cancelled', number: null })
    await movePlan(admin('2026-12-01'), { ...up(id), amountDueCents: 1_120 })
    await Promise.all([1, 2].map(() => cancelMove(admin('2026-12-01'), id)))
    expect((await timelineOf(id)).filter((kind) => kind === 'move_dropped')).toHaveLength(2)
  })

  it('to another rhythm waits for the next period', async () => {
    const { id } = await subscribed('2026-11-01', '2026-11-15')
    const yearly = { id, plan: 'basic', paymentPlan: 'yearly', amountDueCents: 0 } as const
    await Promise.all([1, 2].map(() => movePlan(admin('2026-11-03'), yearly)))
    await openPeriod(clock('2026-11-15'), id)
    expect(await invoicesOf(id)).toMatchObject([
      { first: '2026-11-15', last: '2027-11-14', total_cents: 35_000 },
    ])
    expect(await timelineOf(id)).toEqual(['created', 'move_planned', 'moved', 'period_began'])
  })

  it('is refused while late, and a notice drops one that waits', async () => {
    const { id, refuse } = await owing()
    await refuse('2026-11-30')
    await expect(movePlan(admin('2026-11-30'), up(id))).rejects.toMatchObject(conflict)
    const moving = await paid()
    await movePlan(admin('2026-11-20'), {
      ...{ id: moving, plan: 'basic', paymentPlan: 'yearly', amountDueCents: 0 },
    })
    await giveNotice(admin('2026-11-21'), { id: moving })
    const [row] = await rows('select change_plan from subscriptions where id = $1', moving)
    expect(row).toEqual({ change_plan: null })
  })
})

describe('what an admin writes', () => {
  it('moves the next first day, which ends the running period without money', async () => {
    const { id, pay } = await owing()
    await pay('2026-11-16')
    await updateSubscription(admin('2026-11-20'), { id, changes: { dueDate: '2027-01-05' } })
    expect(await rowOf(id)).toMatchObject({ due_date: '2027-01-05' })
    expect(await openPeriod(clock('2027-01-04'), id)).toEqual([])
    expect(await open(id, '2027-01-05')).toMatchObject({ last: '2027-02-04' })
  })

  it('of a status stands: active tolerates an unpaid invoice, whose deadlines start again', async () => {
    const { id, refuse, site } = await owing()
    await refuse('2026-11-30')
    await updateSubscription(admin('2026-12-05'), { id, changes: { status: 'active' } })
    expect(await rowOf(id)).toMatchObject({ status: 'active', due_date: '2026-11-15' })
    expect(await site()).toEqual({ status: 'active', inactive_by: null })
    expect(await invoicesOf(id)).toMatchObject([{ refused_on: '2026-12-05' }])
    await updateSubscription(admin('2026-12-06'), { id, changes: { status: 'inactive' } })
    expect(await site()).toEqual({ status: 'inactive', inactive_by: 'billing' })
  })

  it('is not the client or a deletion once there is an invoice, and of automatic payments the name alone', async () => {
    const { id, websiteId } = await owing()
    await updateWebsite(admin('2026-11-20'), { id: websiteId, changes: { subscriptionId: null } })
    const toOther = { id, changes: { clientId: await newClient() } }
    await expect(updateSubscription(admin('2026-11-20'), toOther)).rejects.toMatchObject(conflict)
    await expect(deleteSubscription(admin('2026-11-20'), id)).rejects.toMatchObject(conflict)
    await rows("update subscriptions set collection = 'automatic' where id = $1", id)
    const write = (changes: object) => updateSubscription(admin('2026-11-20'), { id, changes })
    await expect(write({ priceCents: 3_600 })).rejects.toMatchObject(conflict)
    expect(await write({ name: 'Le four', priceCents: 3_500 })).toMatchObject({ name: 'Le four' })
  })

  it('links a site, which takes the subscription’s standing unless it was taken offline', async () => {
    const { id, refuse, websiteId, site } = await owing()
    await updateWebsite(admin('2026-11-20'), { id: websiteId, changes: { subscriptionId: null } })
    await refuse('2026-11-30')
    expect(await site()).toMatchObject({ status: 'active' })
    await updateWebsite(admin('2026-11-30'), { id: websiteId, changes: { subscriptionId: id } })
    expect(await site()).toEqual({ status: 'late', inactive_by: null })
    await updateWebsite(admin('2026-11-30'), {
      ...{ id: websiteId, changes: { subscriptionId: null, status: 'inactive' } },
    })
    await updateWebsite(admin('2026-11-30'), { id: websiteId, changes: { subscriptionId: id } })
    expect(await site()).toEqual({ status: 'inactive', inactive_by: null })
  })
})
