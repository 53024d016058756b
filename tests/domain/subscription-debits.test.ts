import { describe, expect, it } from 'vitest'
import { openPeriod } from '@/lib/domain/billing/open-period'
import { recordPayment } from '@/lib/domain/billing/record-payment'
import { recordRefusal } from '@/lib/domain/billing/record-refusal'
import type { Day } from '@/lib/domain/calendar'
import { ledger } from '../support/ledger'

const { clock, rows, subscribed, note, open, owing, rowOf, invoicesOf, timelineOf, mailsOf } = await ledger()

/** An invoice being debited, with an attempt whose outcome is open. */
async function debited() {
  const { id, clientId } = await subscribed('2026-11-01', '2026-11-15')
  await rows("update subscriptions set collection = 'automatic' where id = $1", id)
  const { id: invoiceId } = await open(id, '2026-11-15')
  return { id, clientId, invoiceId, attempt: await newAttempt(invoiceId) }
}

async function newAttempt(invoiceId: number, number = 1): Promise<number> {
  const [attempt] = await rows(
    `insert into invoice_attempts (invoice_id, attempt, state, amount_cents, created_at)
     values ($1, $2, 'processing', 3500, now()) returning id`,
    invoiceId,
    number,
  )
  return attempt.id
}

const refuse = (day: Day, id: number, invoiceId: number, attempt: number) =>
  recordRefusal(clock(day), {
    ...{ subscriptionId: id, invoiceId, refusal: 'retryable' },
    attempt: { id: attempt, code: 'card_declined' },
  })

describe('a debit', () => {
  it('that is refused makes late the same day, once, and a second attempt can follow', async () => {
    const { id, clientId, invoiceId, attempt } = await debited()
    expect(await invoicesOf(id)).toMatchObject([{ due_on: '2026-11-15' }])
    await Promise.all([1, 2].map(() => refuse('2026-11-15', id, invoiceId, attempt)))
    await refuse('2026-11-17', id, invoiceId, await newAttempt(invoiceId, 2))
    expect(await invoicesOf(id)).toMatchObject([{ status: 'issued', refused_on: '2026-11-15' }])
    expect(await rowOf(id)).toMatchObject({ status: 'late' })
    expect((await timelineOf(id)).filter((kind) => kind === 'payment_refused')).toHaveLength(2)
    expect(await mailsOf(clientId, 'payment-late')).toMatchObject([
      { lastServiceDay: '2026-11-22', isManual: false },
    ])
  })

  it('that succeeds pays once; a second success is to be refunded whole', async () => {
    const { id, clientId, invoiceId, attempt } = await debited()
    const succeed = (attemptId: number) =>
      recordPayment(clock('2026-11-16'), { subscriptionId: id, attemptIds: [attemptId] })
    const answers = await Promise.all([succeed(attempt), succeed(attempt)])
    expect(answers).toEqual([{ refunds: [] }, { refunds: [] }])
    expect(await invoicesOf(id)).toMatchObject([{ status: 'paid', paid_on: '2026-11-16' }])
    const second = await newAttempt(invoiceId, 2)
    expect(await succeed(second)).toEqual({ refunds: [second] })
    expect(await timelineOf(id)).toEqual(['created', 'period_began', 'payment_received', 'paid_twice'])
    expect(await mailsOf(clientId, 'payment-received')).toHaveLength(1)
  })

  it('keeps all other payments of its invoice waiting, and another attempt out', async () => {
    const { id, invoiceId } = await debited()
    await expect(note(id, [invoiceId], '2026-11-15')).rejects.toMatchObject({ code: 'conflict' })
    await expect(newAttempt(invoiceId, 2)).rejects.toMatchObject({ code: '23505' })
  })

  it('that is refused on a page before a manual due date starts no deadline', async () => {
    const { id, invoiceId } = await owing()
    await refuse('2026-11-20', id, invoiceId, await newAttempt(invoiceId))
    expect(await invoicesOf(id)).toMatchObject([{ refused_on: null }])
    expect(await rowOf(id)).toMatchObject({ status: 'active' })
  })

  it('that is refused opens no period once service is interrupted', async () => {
    const { id, invoiceId, attempt } = await debited()
    await refuse('2026-11-15', id, invoiceId, attempt)
    expect(await openPeriod(clock('2026-12-15'), id)).toEqual([])
  })
})
