import { describe, expect, it } from 'vitest'
import { endSubscription } from '@/lib/domain/billing/end-subscription'
import { interrupt } from '@/lib/domain/billing/interrupt'
import { openPeriod } from '@/lib/domain/billing/open-period'
import { updateSubscription } from '@/lib/domain/billing/update-subscription'
import { decideToWait } from '@/lib/domain/contracts/decide-to-wait'
import { listDecisions } from '@/lib/domain/contracts/decisions'
import { endByAgency, previewAgencyEnd } from '@/lib/domain/contracts/end-by-agency'
import { remind } from '@/lib/domain/contracts/remind'
import { restart } from '@/lib/domain/contracts/restart'
import { warn } from '@/lib/domain/contracts/warn'
import { listWarnings } from '@/lib/domain/contracts/warnings'
import { ledger } from '../support/ledger'

const ofLedger = await ledger()
const { as, admin, clock, rows, newClient, subscribed, note, open, owing } = ofLedger
const { rowOf, invoicesOf, timelineOf, mailsOf } = ofLedger

const conflict = { code: 'conflict' }
const warning = { reason: 'Deux factures ne sont pas réglées.', deadline: '2026-12-20' } as const
const toDecide = async (id: number, day: Parameters<typeof admin>[0]) =>
  (await listDecisions(admin(day))).find((listed) => listed.id === id)

/** Refused on 30 November 2026: service until 7 December, interrupted on the 8th. */
async function refused() {
  const owed = await owing()
  await owed.refuse('2026-11-30')
  return owed
}

describe('an end for a fault', () => {
  const unpaid = { reason: 'unpaid', words: 'Vos factures restent impayées.' } as const

  it('follows a warning whose deadline has passed, mailed and kept once', async () => {
    const { id, clientId } = await refused()
    await Promise.all([1, 2].map(() => warn(admin('2026-12-10'), { id, ...warning })))
    expect(await listWarnings(admin('2026-12-10'), id)).toMatchObject([
      { ...warning, warnedOn: '2026-12-10' },
    ])
    expect(await mailsOf(clientId, 'contract-warned')).toMatchObject([warning])
    const early = endByAgency(admin('2026-12-20'), { id, lastDay: '2026-12-20', ...unpaid })
    await expect(early).rejects.toMatchObject(conflict)
    await endByAgency(admin('2026-12-21'), { id, lastDay: '2026-12-21', ...unpaid })
    await endSubscription(clock('2026-12-22'), id)
    expect(await rowOf(id)).toMatchObject({ status: 'inactive', ends_on: '2026-12-21' })
    expect((await timelineOf(id)).slice(-3)).toEqual(['warned', 'end_announced', 'ended'])
  })

  it('is at once where the law or danger asks, with a reason, and refunds what the agency says', async () => {
    const { id, pay } = await owing()
    await pay('2026-11-16')
    const end = { id, lastDay: '2026-11-20', reason: 'breach', words: 'Contenu illicite.' } as const
    await expect(endByAgency(admin('2026-11-20'), end)).rejects.toMatchObject(conflict)
    const mute = endByAgency(admin('2026-11-20'), { ...end, words: '', atOnce: true })
    await expect(mute).rejects.toMatchObject({ code: 'validation' })
    // 24 of 30 days are left.
    expect(await previewAgencyEnd(admin('2026-11-20'), end)).toEqual({ refundCents: 0 })
    expect(await previewAgencyEnd(admin('2026-11-20'), { ...end, refunds: true })).toEqual({
      refundCents: 2_800,
    })
    await endByAgency(admin('2026-11-20'), { ...end, atOnce: true, refunds: true })
    expect(await invoicesOf(id)).toMatchObject([{ credited_cents: 2_800 }, { kind: 'credit_note' }])
  })

  it('for want of payment needs something unpaid, and a warning of this contract', async () => {
    const { id, pay, refuse } = await owing()
    await refuse('2026-11-30')
    await warn(admin('2026-12-01'), { id, ...warning })
    await pay('2026-12-05')
    const end = { id, lastDay: '2026-12-21', ...unpaid } as const
    await expect(endByAgency(admin('2026-12-21'), end)).rejects.toMatchObject(conflict)
    const again = await refused()
    await warn(admin('2026-12-10'), { id: again.id, ...warning })
    await rows(
      "update subscriptions set concluded_on = '2026-12-15', starts_at_once = true where id = $1",
      again.id,
    )
    const former = endByAgency(admin('2026-12-21'), { ...end, id: again.id })
    await expect(former).rejects.toMatchObject(conflict)
  })

  it('and its warning are the agency’s, in writing and with time to mend it', async () => {
    const { id, clientId } = await refused()
    const client = as(clientId)
    await expect(warn(client, { id, ...warning })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(listDecisions(as(await newClient()))).rejects.toMatchObject({ code: 'forbidden' })
    const mute = warn(admin('2026-12-10'), { id, ...warning, reason: ' ' })
    await expect(mute).rejects.toMatchObject({ code: 'validation' })
    const late = warn(admin('2026-12-20'), { id, ...warning })
    await expect(late).rejects.toMatchObject({ code: 'validation' })
  })
})

describe('what the agency has to decide', () => {
  it('is listed from 60 days after an interruption, until it decides to wait', async () => {
    const { id } = await refused()
    await interrupt(clock('2026-12-08'), id)
    expect(await toDecide(id, '2027-02-05')).toBeUndefined()
    expect(await toDecide(id, '2027-02-06')).toMatchObject({
      ...{
        unpaidCents: 3_500,
        interruptedOn: '2026-12-08',
        refusals: ['2026-11-30'],
        clientName: 'Léa Martin',
      },
      decisions: [{ why: 'interrupted', on: '2027-02-06' }],
    })
    await decideToWait(admin('2027-02-10'), id)
    expect(await toDecide(id, '2027-02-10')).toBeUndefined()
  })

  it('is listed at the third refusal within twelve months, not at the third in two years', async () => {
    const { id } = await subscribed('2025-08-20', '2025-09-01')
    const days = { '2025-09-01': '2025-09-16', '2026-08-01': '2026-08-16', '2026-09-01': '2026-09-16' }
    await openPeriod(clock('2026-10-01'), id)
    await note(
      id,
      (await invoicesOf(id)).map((invoice) => invoice.id),
      '2026-10-01',
    )
    for (const [first, refusedOn] of Object.entries(days))
      await rows(
        'update invoices set refused_on = $3 where subscription_id = $1 and first = $2',
        ...[id, first, refusedOn],
      )
    expect(await toDecide(id, '2026-10-01')).toBeUndefined()
    await rows(
      "update invoices set refused_on = '2026-10-16' where subscription_id = $1 and first = '2026-10-01'",
      id,
    )
    expect(await toDecide(id, '2026-10-16')).toMatchObject({
      decisions: [{ why: 'third_refusal', on: '2026-10-16' }],
    })
    await decideToWait(admin('2026-10-16'), id)
    await remind(clock('2026-10-17'), id)
    expect(await toDecide(id, '2026-10-17')).toBeUndefined()
  })
})

describe('a restart by the agency', () => {
  it('serves a suspended contract again, from the next first day on', async () => {
    const { id, pay } = await owing()
    await pay('2026-11-16')
    await updateSubscription(admin('2026-11-20'), { id, changes: { status: 'inactive' } })
    await rows("update subscriptions set collection = 'automatic' where id = $1", id)
    await Promise.all([1, 2].map(() => restart(admin('2027-01-05'), id)))
    expect(await rowOf(id)).toMatchObject({ status: 'active', due_date: '2027-01-15' })
    await openPeriod(clock('2027-01-15'), id)
    expect((await invoicesOf(id)).map(({ first }) => first)).toEqual(['2026-11-15', '2027-01-15'])
    expect((await timelineOf(id)).filter((kind) => kind === 'resumed')).toHaveLength(1)
  })

  it('counts the deadlines of what is unpaid from that day', async () => {
    const { id, invoiceId, site } = await refused()
    await interrupt(clock('2026-12-08'), id)
    await restart(admin('2026-12-10'), id)
    expect(await site()).toEqual({ status: 'active', inactive_by: null })
    expect(await invoicesOf(id)).toMatchObject([{ id: invoiceId, refused_on: '2026-12-10' }])
    await interrupt(clock('2026-12-17'), id)
    expect(await rowOf(id)).toMatchObject({ status: 'active' })
    await interrupt(clock('2026-12-18'), id)
    expect(await rowOf(id)).toMatchObject({ status: 'inactive' })
  })

  it('changes nothing while it is served, and is refused after the end', async () => {
    const { id } = await owing()
    const before = await rowOf(id)
    await restart(admin('2026-11-20'), id)
    expect(await rowOf(id)).toEqual(before)
    const end = { lastDay: '2026-11-20', reason: 'breach', words: 'Contenu illicite.', atOnce: true } as const
    await endByAgency(admin('2026-11-20'), { id, ...end })
    await expect(restart(admin('2026-11-21'), id)).rejects.toMatchObject(conflict)
  })
})

it('unchanged fields of an automatic contract may be sent, others name the right way', async () => {
  const { id } = await subscribed('2026-11-01', '2026-11-15')
  await rows("update subscriptions set collection = 'automatic' where id = $1", id)
  const { id: invoiceId } = await open(id, '2026-11-15')
  await note(id, [invoiceId], '2026-11-15')
  const same = { plan: 'basic', paymentPlan: 'monthly', priceCents: 3_500, dueDate: '2026-12-15' } as const
  const sent = updateSubscription(admin('2026-11-20'), { id, changes: { ...same, status: 'active' } })
  expect(await sent).toMatchObject(same)
  expect((await timelineOf(id)).includes('written')).toBe(false)
  for (const changes of [
    { plan: 'premium' },
    { priceCents: 3_900 },
    { dueDate: '2026-12-20' },
    { status: 'late' },
  ])
    await expect(
      updateSubscription(admin('2026-11-20'), { id, changes: changes as never }),
    ).rejects.toMatchObject({
      ...conflict,
      message: expect.stringContaining('annoncez un nouveau prix'),
    })
  await updateSubscription(admin('2026-11-20'), { id, changes: { name: 'Le four' } })
})
