import { describe, expect, it } from 'vitest'
import { creditSubscriptionInvoice } from '@/lib/domain/billing/credit-subscription-invoice'
import { interrupt } from '@/lib/domain/billing/interrupt'
import { issueWaitingInvoices } from '@/lib/domain/billing/issue-waiting'
import { openPeriod } from '@/lib/domain/billing/open-period'
import { resume } from '@/lib/domain/billing/resume'
import { switchWebsite } from '@/lib/domain/websites/switch-website'
import { ledger } from '../support/ledger'

const { as, pool, admin, clock, rows, newClient, completeFacts, subscribed, note, open, owing, ...read } =
  await ledger()
const { rowOf, invoicesOf, timelineOf, mailsOf } = read

describe('a period that begins', () => {
  it('has one invoice with its number, however often and at once it is opened', async () => {
    const { id, clientId } = await subscribed('2026-10-20', '2026-11-15')
    expect(await openPeriod(clock('2026-11-14'), id)).toEqual([])
    await Promise.all([1, 2, 3, 4].map(() => openPeriod(clock('2026-11-15'), id)))
    expect(await invoicesOf(id)).toMatchObject([
      {
        ...{ status: 'issued', first: '2026-11-15', last: '2026-12-14', issued_on: '2026-11-15' },
        ...{ due_on: '2026-11-29', total_cents: 3_500, vat_cents: 583 },
        number: expect.stringMatching(/^F-2026-\d{4}$/),
      },
    ])
    expect(await rowOf(id)).toMatchObject({ due_date: '2026-11-15', status: 'active' })
    expect(await timelineOf(id)).toEqual(['created', 'period_began'])
    expect(await mailsOf(clientId, 'invoice-issued')).toMatchObject([
      { totalCents: 3_500, dueOn: '2026-11-29', isManual: true, label: 'Abonnement Basique' },
    ])
  })

  it('is caught up in order when days were missed, counted from the anchor', async () => {
    const { id } = await subscribed('2027-01-10', '2027-01-31')
    await openPeriod(clock('2027-04-02'), id)
    expect((await invoicesOf(id)).map(({ first, last }) => [first, last])).toEqual([
      ['2027-01-31', '2027-02-27'],
      ['2027-02-28', '2027-03-30'],
      ['2027-03-31', '2027-04-29'],
    ])
  })

  it('is not invoiced when its first day was past as the due date was written', async () => {
    const { id } = await subscribed('2026-11-20', '2026-11-15')
    expect(await rowOf(id)).toMatchObject({ due_date: '2026-11-15' })
    expect(await openPeriod(clock('2026-12-14'), id)).toEqual([])
    expect((await open(id, '2026-12-15')).first).toBe('2026-12-15')
  })

  it('waits without a number until the client’s facts are complete, and is due from then on', async () => {
    const clientId = await newClient(false)
    const { id } = await subscribed('2026-11-01', '2026-11-15', { clientId })
    await openPeriod(clock('2026-11-15'), id)
    expect(await invoicesOf(id)).toMatchObject([{ status: 'draft', number: null }])
    expect(await mailsOf(clientId, 'invoice-waits')).toHaveLength(1)
    expect(await issueWaitingInvoices(clock('2026-11-20'), id)).toEqual([])
    await expect(note(id, [(await invoicesOf(id))[0].id], '2026-11-20')).rejects.toMatchObject({
      code: 'conflict',
    })
    await completeFacts(clientId)
    await Promise.all([1, 2].map(() => issueWaitingInvoices(clock('2026-12-01'), id)))
    expect(await invoicesOf(id)).toMatchObject([
      { status: 'issued', issued_on: '2026-12-01', due_on: '2026-12-15' },
    ])
    expect(await timelineOf(id)).toEqual(['created', 'period_began', 'invoice_issued'])
  })

  it('waits as well while the agency’s own facts are missing', async () => {
    const { id, clientId } = await subscribed('2026-11-01', '2026-11-15')
    await openPeriod(clock('2026-11-15', { registration: 'À compléter\u00a0: SIREN' }), id)
    expect(await invoicesOf(id)).toMatchObject([{ status: 'draft', number: null }])
    expect(await mailsOf(clientId, 'invoice-waits')).toEqual([])
  })
})

it('numbers have no gap and no double when twenty invoices are issued at once', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => subscribed('2031-01-02', '2031-02-01')))
  await Promise.all(made.map(({ id }) => openPeriod(clock('2031-02-01'), id)))
  const numbers = await rows("select number from invoices where number like 'F-2031-%' order by number")
  expect(numbers.map(({ number }) => number)).toEqual(
    Array.from({ length: 20 }, (_, index) => `F-2031-${String(index + 1).padStart(4, '0')}`),
  )
})

describe('an invoice that is not paid by its due date', () => {
  it('makes late the day after, interrupts eight days later, and all comes back with its payment', async () => {
    const { id, clientId, refuse, pay, site } = await owing()
    await refuse('2026-11-29')
    expect(await rowOf(id)).toMatchObject({ status: 'active' })
    await Promise.all([refuse('2026-11-30'), refuse('2026-11-30')])
    expect(await rowOf(id)).toMatchObject({ status: 'late' })
    expect(await site()).toEqual({ status: 'late', inactive_by: null })
    expect(await mailsOf(clientId, 'payment-late')).toMatchObject([{ lastServiceDay: '2026-12-07' }])
    await interrupt(clock('2026-12-07'), id)
    expect(await rowOf(id)).toMatchObject({ status: 'late' })
    await Promise.all([interrupt(clock('2026-12-08'), id), interrupt(clock('2026-12-08'), id)])
    expect(await rowOf(id)).toMatchObject({ status: 'inactive', due_date: '2026-11-15' })
    expect(await site()).toEqual({ status: 'inactive', inactive_by: 'billing' })
    await Promise.all([pay('2026-12-10'), pay('2026-12-10')])
    expect(await rowOf(id)).toMatchObject({ status: 'active', due_date: '2026-12-15' })
    expect(await site()).toEqual({ status: 'active', inactive_by: null })
    expect(await invoicesOf(id)).toMatchObject([
      { status: 'paid', refused_on: '2026-11-30', paid_on: '2026-12-10' },
    ])
    expect(await timelineOf(id)).toEqual([
      ...['created', 'period_began', 'payment_refused', 'interrupted', 'payment_received', 'resumed'],
    ])
    expect(await mailsOf(clientId, 'service-interrupted')).toHaveLength(1)
    expect(await mailsOf(clientId, 'payment-received')).toMatchObject([{ isRestored: true }])
    await expect(pay('2026-12-11', 'VIR 2')).rejects.toMatchObject({ code: 'conflict' })
  })

  it('paid after its period’s end pays a new period from that day: one payment, one period', async () => {
    const { id, clientId, refuse, pay } = await owing()
    await refuse('2026-11-30')
    await interrupt(clock('2026-12-08'), id)
    expect(await openPeriod(clock('2026-12-20'), id)).toEqual([])
    await Promise.all([pay('2026-12-20'), pay('2026-12-20')])
    expect(await invoicesOf(id)).toMatchObject([
      { kind: 'invoice', status: 'cancelled', credited_cents: 3_500 },
      { kind: 'credit_note', total_cents: 3_500, vat_cents: 583, number: expect.stringMatching(/^A-2026-/) },
      { kind: 'invoice', status: 'paid', first: '2026-12-20', last: '2027-01-19', total_cents: 3_500 },
    ])
    const [, note, issued] = await invoicesOf(id)
    // No other mail contains the documents that the payment issued.
    expect(await mailsOf(clientId, 'payment-received')).toMatchObject([
      { documents: [note.number, issued.number] },
    ])
    expect(await rowOf(id)).toMatchObject({ status: 'active', due_date: '2027-01-20' })
    expect(await openPeriod(clock('2026-12-20'), id)).toEqual([])
  })

  it('is paid before a younger one, or with it', async () => {
    const { id, invoiceId } = await owing()
    const { id: younger } = await open(id, '2026-12-15')
    await expect(note(id, [younger], '2026-12-15')).rejects.toMatchObject({ code: 'conflict' })
    expect(await note(id, [younger, invoiceId], '2026-12-15')).toMatchObject([
      { status: 'paid' },
      { status: 'paid' },
    ])
  })

  it('leaves a site alone that its owner took offline', async () => {
    const { id, clientId, websiteId, refuse, pay, site } = await owing()
    await switchWebsite(as(clientId), { id: websiteId, status: 'inactive' })
    await refuse('2026-11-30')
    await interrupt(clock('2026-12-08'), id)
    await pay('2026-12-10')
    expect(await site()).toEqual({ status: 'inactive', inactive_by: 'owner' })
  })

  it('is owed no more once it is credited, and what an interruption passed over is never invoiced', async () => {
    const { id, clientId, invoiceId, refuse, site } = await owing()
    await refuse('2026-11-30')
    await interrupt(clock('2026-12-08'), id)
    const credit = { subscriptionId: id, invoiceId, reason: 'geste commercial' }
    await creditSubscriptionInvoice(admin('2026-12-20'), { ...credit, amountCents: 1_000 })
    expect(await rowOf(id)).toMatchObject({ status: 'inactive' })
    await creditSubscriptionInvoice(admin('2026-12-20'), credit)
    await expect(creditSubscriptionInvoice(admin('2026-12-20'), credit)).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await invoicesOf(id)).toMatchObject([
      { status: 'cancelled', credited_cents: 3_500 },
      { total_cents: 1_000, vat_cents: 167 },
      { total_cents: 2_500, vat_cents: 416 },
    ])
    const [{ number: invoiceNumber }, ...notes] = await invoicesOf(id)
    expect(await mailsOf(clientId, 'credit-note-issued')).toMatchObject([
      {
        number: notes[0].number,
        invoiceNumber,
        amountCents: 1_000,
        dueCents: 2_500,
        reason: 'geste commercial',
      },
      { number: notes[1].number, invoiceNumber, amountCents: 2_500, dueCents: 0 },
    ])
    expect(await site()).toEqual({ status: 'active', inactive_by: null })
    expect(await openPeriod(clock('2027-01-14'), id)).toEqual([])
    expect((await open(id, '2027-01-15')).first).toBe('2027-01-15')
  })

  it('comes back once when nothing keeps it interrupted any more', async () => {
    const { id, invoiceId, refuse } = await owing()
    await refuse('2026-11-30')
    await interrupt(clock('2026-12-08'), id)
    expect(await resume(clock('2026-12-09'), id)).toMatchObject({ status: 'inactive' })
    await rows(
      "update invoices set status = 'cancelled', credited_cents = total_cents where id = $1",
      invoiceId,
    )
    await Promise.all([resume(clock('2026-12-09'), id), resume(clock('2026-12-09'), id)])
    expect(await rowOf(id)).toMatchObject({ status: 'active' })
    expect((await timelineOf(id)).filter((kind) => kind === 'resumed')).toHaveLength(1)
  })
})

it('a numbered invoice, its lines and the timeline cannot be changed', async () => {
  const { id, invoiceId } = await owing()
  const changes: [string, number][] = [
    ['update invoices set total_cents = 1 where id = $1', invoiceId],
    ['update invoices set number = null where id = $1', invoiceId],
    ['delete from invoices where id = $1', invoiceId],
    ["update invoice_lines set label = 'Rien' where invoice_id = $1", invoiceId],
    ['delete from invoice_lines where invoice_id = $1', invoiceId],
    ["update subscription_entries set kind = 'x' where subscription_id = $1", id],
    ['delete from subscription_entries where subscription_id = $1', id],
  ]
  for (const [change, of] of changes)
    await expect(pool.query(change, [of])).rejects.toMatchObject({ code: '23001' })
})
