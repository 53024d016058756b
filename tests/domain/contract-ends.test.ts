import { describe, expect, it } from 'vitest'
import { endSubscription } from '@/lib/domain/billing/end-subscription'
import { giveNotice } from '@/lib/domain/billing/give-notice'
import { openPeriod } from '@/lib/domain/billing/open-period'
import { previewTerminationOf } from '@/lib/domain/billing/preview-termination'
import { revokeNotice } from '@/lib/domain/billing/revoke-notice'
import type { Day } from '@/lib/domain/calendar'
import { parisInstant } from '@/lib/domain/calendar'
import { endAtOnce } from '@/lib/domain/contracts/end-at-once'
import { remind } from '@/lib/domain/contracts/remind'
import { terminate } from '@/lib/domain/contracts/terminate'
import { withdraw } from '@/lib/domain/contracts/withdraw'
import { previewWithdrawal } from '@/lib/domain/contracts/withdrawal'
import { ledger } from '../support/ledger'

const { as, admin, clock, rows, newClient, subscribed, note, open, rowOf, invoicesOf, timelineOf, mailsOf } =
  await ledger()

const conflict = { code: 'conflict' }
const YEARLY = { paymentPlan: 'yearly', priceCents: 35_000 } as const
const personOf = (clientId: number) => (day: Day) =>
  as(clientId, 'USER', { at: parisInstant(day, 10).getTime() })
const refundsOf = (id: number) =>
  rows(
    `select r.amount_cents, r.status from invoice_refunds r join invoices i on i.id = r.invoice_id
     where i.subscription_id = $1 order by r.id`,
    id,
  )

/** A yearly contract from 1 March 2026 in its second, invoiced year, paid by default. `told`: the reminder was in time. */
async function renewed({ told = false, isPaid = true, kind = 'consumer' } = {}) {
  const { id, clientId } = await subscribed('2026-02-10', '2026-03-01', YEARLY)
  const isFirm = kind === 'professional'
  await rows(
    'update clients set kind = $2, siren = $3 where id = $1',
    ...[clientId, kind, isFirm ? '732829320' : null],
  )
  const { id: first } = await open(id, '2026-03-01')
  await note(id, [first], '2026-03-01', 'VIR 2026')
  if (told) await remind(clock('2027-01-15'), id)
  const { id: second } = await open(id, '2027-03-01')
  if (isPaid) await note(id, [second], '2027-03-01', 'VIR 2027')
  return { id, clientId, second, client: personOf(clientId) }
}

describe('a renewed year without the reminder', () => {
  it('is ended at once by its client, once, and refunded by days', async () => {
    const { id, clientId, client } = await renewed()
    // 1 March 2027 to 29 February 2028 is 366 days, 41 of them used: 35 000 × 325 ÷ 366.
    expect(await previewTerminationOf(client('2027-04-10'), { id })).toEqual({
      ...{ noticeEnds: '2027-04-10', lastDay: '2027-04-10', refundCents: 31_079, debits: [] },
    })
    await Promise.all([1, 2].map(() => terminate(client('2027-04-10'), { id })))
    expect(await rowOf(id)).toMatchObject({ status: 'active', ends_on: '2027-04-10' })
    expect((await invoicesOf(id)).slice(1)).toMatchObject([
      { status: 'paid', credited_cents: 31_079 },
      { kind: 'credit_note', total_cents: 31_079 },
    ])
    expect(await refundsOf(id)).toEqual([{ amount_cents: 31_079, status: 'to_transfer' }])
    expect(await mailsOf(clientId, 'ended-at-once')).toMatchObject([{ refundCents: 31_079 }])
    expect((await timelineOf(id)).slice(-2)).toEqual(['credited', 'notice_given'])
    await expect(revokeNotice(client('2027-04-10'), id)).rejects.toMatchObject(conflict)
    await endSubscription(clock('2027-04-11'), id)
    expect(await rowOf(id)).toMatchObject({ status: 'inactive', due_date: '2027-04-10' })
    await openPeriod(clock('2028-03-01'), id)
    expect(await invoicesOf(id)).toHaveLength(3)
  })

  it('costs its days alone when it is unpaid', async () => {
    const { id, client } = await renewed({ isPaid: false })
    await endAtOnce(client('2027-04-10'), id)
    expect((await invoicesOf(id)).slice(1)).toMatchObject([
      { status: 'issued', total_cents: 35_000, credited_cents: 31_079 },
      { kind: 'credit_note' },
    ])
    expect(await refundsOf(id)).toEqual([])
  })

  it('ends on an earlier day when the agency records it so', async () => {
    const { id } = await renewed({ kind: 'non_professional' })
    await terminate(admin('2027-04-12'), { id, on: '2027-04-10' })
    expect(await rowOf(id)).toMatchObject({ ends_on: '2027-04-10', status: 'inactive' })
    expect(await refundsOf(id)).toEqual([{ amount_cents: 31_079, status: 'to_transfer' }])
  })
})

it('a year ends by a notice where the reminder went out, for a professional, and before the renewal', async () => {
  const reminded = await renewed({ told: true })
  const firm = await renewed({ kind: 'professional' })
  for (const { id, client } of [reminded, firm]) {
    await expect(endAtOnce(client('2027-04-10'), id)).rejects.toMatchObject(conflict)
    expect(await terminate(client('2027-04-10'), { id })).toMatchObject({ endsOn: '2028-02-29' })
  }
  const { id, clientId } = await subscribed('2026-11-01', '2026-11-15', YEARLY)
  const client = personOf(clientId)
  await expect(endAtOnce(client('2026-11-10'), id)).rejects.toMatchObject(conflict)
  await expect(endAtOnce(as(await newClient()), id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(endAtOnce(client('2026-11-10'), id, '2026-11-09')).rejects.toMatchObject({ code: 'forbidden' })
})

/** A monthly contract at 35 €, concluded on 15 November 2026 and, with an immediate start, paid that day. */
async function concluded({ startsAtOnce = true } = {}) {
  const first = startsAtOnce ? '2026-11-15' : '2026-12-01'
  const { id, clientId } = await subscribed('2026-11-15', first)
  await rows(
    "update subscriptions set concluded_on = '2026-11-15', starts_at_once = $2, lead_first = null where id = $1",
    ...[id, startsAtOnce],
  )
  if (startsAtOnce) {
    const { id: invoiceId } = await open(id, '2026-11-15')
    await note(id, [invoiceId], '2026-11-15')
  }
  return { id, clientId, client: personOf(clientId) }
}

describe('a withdrawal', () => {
  it('keeps the price of the days served, that day included, and refunds the rest once', async () => {
    const { id, clientId, client } = await concluded()
    // Six of thirty days.
    expect(await previewWithdrawal(client('2026-11-20'), id)).toEqual({
      until: '2026-11-30',
      refundCents: 2_800,
    })
    await Promise.all([1, 2].map(() => withdraw(client('2026-11-20'), id)))
    expect(await refundsOf(id)).toEqual([{ amount_cents: 2_800, status: 'to_transfer' }])
    expect(await rowOf(id)).toMatchObject({ status: 'active', ends_on: '2026-11-20' })
    expect(await mailsOf(clientId, 'contract-withdrawn')).toMatchObject([
      { at: parisInstant('2026-11-20', 10).getTime(), lastDay: '2026-11-20', refundCents: 2_800 },
    ])
    expect((await timelineOf(id)).slice(-2)).toEqual(['credited', 'withdrawn'])
    await endSubscription(clock('2026-11-21'), id)
    expect(await rowOf(id)).toMatchObject({ status: 'inactive' })
  })

  // The fourteenth day, 29 November 2026, is a Sunday.
  it('is possible until the next working day, by the agency’s record too, and not after', async () => {
    const last = await concluded()
    await withdraw(last.client('2026-11-30'), last.id)
    expect(await refundsOf(last.id)).toEqual([{ amount_cents: 1_633, status: 'to_transfer' }])
    const late = await concluded()
    await expect(withdraw(late.client('2026-12-01'), late.id)).rejects.toMatchObject(conflict)
    expect(await previewWithdrawal(late.client('2026-12-01'), late.id)).toBeNull()
    await withdraw(admin('2026-12-01'), late.id, '2026-11-20')
    expect(await refundsOf(late.id)).toEqual([{ amount_cents: 2_800, status: 'to_transfer' }])
  })

  it('without work asked for costs nothing, and no period begins', async () => {
    const { id, client } = await concluded({ startsAtOnce: false })
    await withdraw(client('2026-11-20'), id)
    await endSubscription(clock('2026-11-21'), id)
    await openPeriod(clock('2026-12-01'), id)
    expect(await invoicesOf(id)).toEqual([])
    expect(await rowOf(id)).toMatchObject({ status: 'inactive', ends_on: '2026-11-20' })
  })

  it('is a consumer’s right alone, of contracts concluded online, also in notice', async () => {
    const firm = await concluded()
    await rows("update clients set kind = 'professional', siren = '732829320' where id = $1", firm.clientId)
    await expect(withdraw(firm.client('2026-11-20'), firm.id)).rejects.toMatchObject(conflict)
    const written = await subscribed('2026-11-15', '2026-11-16')
    await expect(withdraw(admin('2026-11-20'), written.id)).rejects.toMatchObject(conflict)
    const leaving = await concluded()
    await giveNotice(leaving.client('2026-11-18'), { id: leaving.id })
    await withdraw(leaving.client('2026-11-20'), leaving.id)
    expect(await rowOf(leaving.id)).toMatchObject({ ends_on: '2026-11-20' })
    await expect(withdraw(as(await newClient()), leaving.id)).rejects.toMatchObject({ code: 'not_found' })
  })
})
