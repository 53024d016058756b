import { describe, expect, it } from 'vitest'
import { creditSubscriptionInvoice } from '@/lib/domain/billing/credit-subscription-invoice'
import { giveNotice } from '@/lib/domain/billing/give-notice'
import { movePlan } from '@/lib/domain/billing/move-plan'
import { openPeriod } from '@/lib/domain/billing/open-period'
import { previewMoveOf } from '@/lib/domain/billing/preview-move'
import { previewPaymentOf } from '@/lib/domain/billing/preview-payment'
import { previewTerminationOf } from '@/lib/domain/billing/preview-termination'
import { listOwnSubscriptions, readSubscriptionDetail } from '@/lib/domain/billing/read-details'
import { readTimeline } from '@/lib/domain/billing/read-timeline'
import type { Day } from '@/lib/domain/calendar'
import { listInvoices, listOwnInvoices } from '@/lib/domain/invoices/list-invoices'
import { readInvoice } from '@/lib/domain/invoices/read-invoice'
import { ledger } from '../support/ledger'

const { as, admin, clock, rows, newClient, subscribed, note, open, owing } = await ledger()

const notFound = { code: 'not_found' }
const conflict = { code: 'conflict' }
const YEARLY = { paymentPlan: 'yearly', priceCents: 35_000 } as const
const client = (id: number, day: Day, role: 'USER' | 'MODERATOR' = 'USER') =>
  as(id, role, { at: Date.parse(`${day}T09:00:00Z`) })

describe('a subscription in detail', () => {
  it('says what is due, until when service runs and what it covers', async () => {
    const { id, clientId, websiteId, invoiceId, refuse } = await owing()
    await refuse('2026-11-30')
    const [detail] = await listOwnSubscriptions(client(clientId, '2026-12-01'))
    expect(detail).toMatchObject({
      ...{ id, label: 'Abonnement Basique', status: 'late', dueDate: '2026-11-15', dueCents: 3_500 },
      ...{ periodStart: '2026-11-15', periodEnd: '2026-12-14', serviceUntil: '2026-12-07' },
      ...{ nextDebit: { date: '2026-12-15', amountCents: 3_500 }, endsOn: null, method: null },
      websites: [{ id: websiteId, name: 'Le four', status: 'late' }],
      openInvoices: [{ id: invoiceId, dueCents: 3_500, dueOn: '2026-11-29', attemptState: null }],
    })
    expect(await readSubscriptionDetail(client(clientId, '2026-12-01'), id)).toEqual(detail)
  })

  it('is its client’s and the agency’s alone', async () => {
    const { id } = await owing()
    const stranger = await newClient()
    for (const role of ['USER', 'MODERATOR'] as const) {
      const other = client(stranger, '2026-12-01', role)
      await expect(readSubscriptionDetail(other, id)).rejects.toMatchObject(notFound)
      await expect(readTimeline(other, id)).rejects.toMatchObject(notFound)
      await expect(previewTerminationOf(other, { id })).rejects.toMatchObject(notFound)
      expect(await listOwnSubscriptions(other)).toEqual([])
    }
    expect(await readSubscriptionDetail(admin('2026-12-01'), id)).toMatchObject({ id })
  })
})

describe('the timeline', () => {
  it('tells in French what happened, oldest first', async () => {
    const { id, clientId, refuse, pay } = await owing()
    await refuse('2026-11-30')
    await pay('2026-12-02', 'VIR 77')
    await giveNotice(client(clientId, '2026-12-03'), { id })
    const [{ number }] = await rows('select number from invoices where subscription_id = $1', id)
    const lines = await readTimeline(client(clientId, '2026-12-03'), id)
    expect(lines.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Abonnement Basique à 35 € par mois, première échéance le 15 novembre 2026.',
      `Nouvelle période du 15 novembre 2026 au 14 décembre 2026 : facture ${number} de 35 €.`,
      `Paiement de 35 € refusé ou non reçu (facture ${number}). Le service est assuré jusqu’au 7 décembre 2026 inclus.`,
      `Paiement de 35 € reçu le 2 décembre 2026 pour la facture ${number} (référence : VIR 77).`,
      'Préavis reçu le 3 décembre 2026 : dernier jour le 14 février 2027.',
    ])
  })
})

describe('the preview of an end', () => {
  it('names the last day and what is still debited, and agrees with the notice', async () => {
    const { id, clientId } = await subscribed('2026-10-20', '2026-11-15')
    const preview = await previewTerminationOf(client(clientId, '2026-11-03'), { id })
    expect(preview).toEqual({
      ...{ noticeEnds: '2027-01-03', lastDay: '2027-01-14', refundCents: 0 },
      debits: [
        { date: '2026-11-15', amountCents: 3_500 },
        { date: '2026-12-15', amountCents: 3_500 },
      ],
    })
    await giveNotice(client(clientId, '2026-11-03'), { id })
    expect(await previewTerminationOf(client(clientId, '2026-11-10'), { id })).toEqual(preview)
    await expect(previewTerminationOf(client(clientId, '2027-01-15'), { id })).rejects.toMatchObject(conflict)
  })

  it('is of today or later, at most two years ahead; the agency asks of any day since the start', async () => {
    const { id, clientId } = await subscribed('2026-10-20', '2026-11-15')
    const asked = (on: Day, day: Day = '2026-11-03') =>
      previewTerminationOf(client(clientId, day), { id, on })
    for (const on of ['2026-11-02', '2028-11-04'] as const)
      await expect(asked(on)).rejects.toMatchObject({ code: 'validation' })
    expect(await asked('2028-11-03')).toMatchObject({ noticeEnds: '2029-01-03' })
    const agency = (on: Day) => previewTerminationOf(admin('2026-11-03'), { id, on })
    expect(await agency('2026-10-20')).toMatchObject({ noticeEnds: '2026-12-20' })
    await expect(agency('2026-10-14')).rejects.toMatchObject({ code: 'validation' })
  })

  it('says the refund of a notice that is recorded late', async () => {
    const { id } = await subscribed('2026-07-01', '2026-07-15')
    await openPeriod(clock('2026-11-20'), id)
    const all = await rows('select id from invoices where subscription_id = $1', id)
    await note(
      id,
      all.map((row) => row.id),
      '2026-11-20',
    )
    // Of 1 September: until 14 November; the period from 15 November is paid.
    expect(await previewTerminationOf(admin('2026-11-24'), { id, on: '2026-09-01' })).toMatchObject({
      lastDay: '2026-11-14',
      refundCents: 3_500,
      debits: [],
    })
  })

  it('ends a renewed year at once where its reminder was missed', async () => {
    const { id, clientId } = await subscribed('2025-02-20', '2025-03-01', YEARLY)
    await openPeriod(clock('2026-03-01'), id)
    const all = await rows('select id from invoices where subscription_id = $1', id)
    await note(
      id,
      all.map((row) => row.id),
      '2026-03-01',
    )
    const preview = (day: Day, on?: Day) => previewTerminationOf(client(clientId, day), { id, on })
    // 350 € × 334 of 365 days.
    expect(await preview('2026-03-31')).toEqual({
      ...{ noticeEnds: '2026-03-31', lastDay: '2026-03-31', refundCents: 32_027, debits: [] },
    })
    // The reminder of the next renewal is not late yet.
    expect(await preview('2026-03-31', '2027-03-02')).toMatchObject({ lastDay: '2028-02-29' })
    await rows(
      `insert into subscription_reminders (subscription_id, kind, about, sent_on, sent_at)
       values ($1, 'renewal_right', '2026-02-28', '2026-01-10', '2026-01-10T08:00:00Z')`,
      id,
    )
    expect(await preview('2026-03-31')).toMatchObject({ lastDay: '2027-02-28', refundCents: 0 })
    await rows(`update clients set kind = 'professional' where id = $1`, clientId)
    await rows('delete from subscription_reminders where subscription_id = $1', id)
    expect(await preview('2026-03-31')).toMatchObject({ lastDay: '2027-02-28', refundCents: 0 })
  })
})

describe('the preview of a move', () => {
  it('agrees with the move to the cent', async () => {
    const { id, clientId, pay } = await owing()
    await pay('2026-11-16')
    const to = { id, plan: 'enterprise', paymentPlan: 'monthly' } as const
    const { amountDueCents, effectiveOn } = await previewMoveOf(client(clientId, '2026-11-20'), to)
    expect(effectiveOn).toBe('2026-11-20')
    const { toPay } = await movePlan(client(clientId, '2026-11-20'), { ...to, amountDueCents })
    expect(toPay).toMatchObject({ totalCents: amountDueCents })
    expect(await readSubscriptionDetail(client(clientId, '2026-11-20'), id)).toMatchObject({
      moveToPay: { invoiceId: toPay?.id, plan: 'enterprise', amountDueCents },
      openInvoices: [],
    })
    const yearly = await previewMoveOf(client(clientId, '2026-11-20'), { ...to, paymentPlan: 'yearly' })
    expect(yearly).toMatchObject({ effectiveOn: '2026-12-15', amountDueCents: 0 })
  })

  it('is refused in notice', async () => {
    const { id, clientId } = await subscribed('2026-11-01', '2026-11-15')
    await giveNotice(client(clientId, '2026-11-03'), { id })
    await expect(
      previewMoveOf(client(clientId, '2026-11-03'), { id, plan: 'premium', paymentPlan: 'monthly' }),
    ).rejects.toMatchObject(conflict)
  })
})

describe('the preview of a payment', () => {
  it('says that a period runs on, and after its end that a new one starts', async () => {
    const { id, clientId, invoiceId, refuse } = await owing()
    await refuse('2026-11-30')
    const preview = (day: Day) => previewPaymentOf(client(clientId, day), [invoiceId])
    expect(await preview('2026-12-10')).toMatchObject({
      totalCents: 3_500,
      subscriptions: [{ id, invoices: [{ settled: { outcome: 'runs_on', until: '2026-12-14' } }] }],
    })
    expect(await preview('2027-01-20')).toMatchObject({
      subscriptions: [
        {
          anchor: '2027-01-20',
          invoices: [
            { settled: { outcome: 'restarts', period: { first: '2027-01-20', last: '2027-02-19' } } },
          ],
        },
      ],
    })
    await note(id, [invoiceId], '2027-01-20')
    await expect(preview('2027-01-20')).rejects.toMatchObject(conflict)
    await expect(
      previewPaymentOf(client(await newClient(), '2027-01-20'), [invoiceId]),
    ).rejects.toMatchObject(notFound)
  })
})

describe('invoices', () => {
  it('are read with their lines, both sides and credit notes, by their client and the agency', async () => {
    const { id, clientId, invoiceId } = await owing()
    const credit = { subscriptionId: id, invoiceId, amountCents: 500, reason: 'geste commercial' }
    const { id: noteId, number } = await creditSubscriptionInvoice(admin('2026-11-20'), credit)
    const own = client(clientId, '2026-11-20')
    expect(await readInvoice(own, invoiceId)).toMatchObject({
      ...{ id: invoiceId, status: 'issued', totalCents: 3_500, dueCents: 3_000, vatCents: 583 },
      lines: [{ quantity: 1, unitCents: 3_500, totalCents: 3_500, vatPermille: 200 }],
      client: { name: 'Léa Martin' },
      seller: { legalName: 'Ostal SAS' },
      creditNotes: [{ id: noteId, number, totalCents: 500, reason: 'geste commercial' }],
    })
    expect(await readInvoice(own, noteId)).toMatchObject({
      ...{ kind: 'credit_note', dueCents: 0, correctedInvoiceId: invoiceId, creditNotes: [] },
    })
    const { rows: listed } = await listOwnInvoices(own, { page: { limit: 10 } })
    expect(listed.map((invoice) => invoice.id)).toEqual([noteId, invoiceId])
    const stranger = client(await newClient(), '2026-11-20', 'MODERATOR')
    await expect(readInvoice(stranger, invoiceId)).rejects.toMatchObject(notFound)
    expect(await readInvoice(admin('2026-11-20'), invoiceId)).toMatchObject({ id: invoiceId })
  })

  it('are listed by the agency, by status, kind, client, subscription and day of issue', async () => {
    const { id, clientId, invoiceId } = await owing()
    const { id: second, clientId: other } = await subscribed('2026-11-01', '2026-11-20')
    await open(second, '2026-11-20')
    const list = async (filter: object) =>
      (await listInvoices(admin('2026-11-24'), { filter, page: { limit: 50 } })).rows.map(
        (row) => row.subscriptionId,
      )
    expect(await list({ clientId })).toEqual([id])
    expect(await list({ clientId: other, status: 'issued', kind: 'invoice' })).toEqual([second])
    expect(await list({ clientId: other, status: 'paid' })).toEqual([])
    expect(await list({ subscriptionId: id, from: '2026-11-15', to: '2026-11-15' })).toEqual([id])
    expect(await list({ subscriptionId: id, from: '2026-11-16' })).toEqual([])
    const [{ number }] = await rows('select number from invoices where id = $1', invoiceId)
    expect(await list({ search: number.toLowerCase() })).toEqual([id])
    await expect(
      listInvoices(client(clientId, '2026-11-24'), { filter: {}, page: { limit: 5 } }),
    ).rejects.toMatchObject({ code: 'forbidden' })
  })
})
