import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openLines } from '@/lib/domain/billing/open-lines'
import { recordRefusal } from '@/lib/domain/billing/record-refusal'
import { addDays, type Day } from '@/lib/domain/calendar'
import { creditOpenInvoice } from '@/lib/domain/collection/credit-open-invoice'
import { noteInvoicePayment } from '@/lib/domain/collection/note-invoice-payment'
import { payInvoices } from '@/lib/domain/collection/pay-invoices'
import { recordInvoiceDispute } from '@/lib/domain/collection/record-invoice-dispute'
import { sendRefund } from '@/lib/domain/collection/send-refund'
import { settleInvoice } from '@/lib/domain/collection/settle-invoice'
import { settlePage } from '@/lib/domain/collection/settle-page'
import { addSurcharge } from '@/lib/domain/contracts/add-surcharge'
import { recordFormalNotice } from '@/lib/domain/contracts/record-formal-notice'
import { draftInvoice } from '@/lib/domain/invoices/draft-invoice'
import { issueInvoice } from '@/lib/domain/invoices/issue-invoice'
import { createWebsite } from '@/lib/domain/websites/create-website'
import { updateWebsite } from '@/lib/domain/websites/update-website'
import { billStandalone } from '@/lib/server/tasks/run-billing'
import { crashingAt } from '../support/crash'
import { debitBooks } from '../support/debit-books'

const books = await debitBooks()
const { provider, client, admin, clock, job, today, rows, newClient, completeFacts, owing } = books
const { invoice, attemptsOf, refundsOf, mailsOf, balance } = books
let before: { held: number; owed: number }
beforeEach(async () => {
  before = await balance()
})
afterEach(async () => {
  const { held, owed } = await balance()
  expect(held - before.held).toBe(owed - before.owed)
})

type Development = { purpose: 'deposit' | 'balance'; cents?: number; websiteId?: number; clientId: number }

/** Inserts the invoice as an accepted quote or a delivery does. */
const develop = ({ purpose, cents = 30_000, websiteId, clientId }: Development): Promise<number> =>
  admin(today).transaction(async (tx) => {
    const draft = await draftInvoice(tx, {
      ...{ clientId, purpose, ...(websiteId && { websiteId }) },
      lines: [{ label: 'Acompte, site Le four', quantity: 1, unitCents: cents, vatPermille: 200 }],
    })
    return (await issueInvoice(tx, draft, { isManual: true })).invoice.id
  })

async function newSite(clientId: number): Promise<number> {
  const site = { name: 'Le four', url: 'https://four.example', imageUrl: null, status: 'active' } as const
  return (await createWebsite(admin(today), { ...site, clientId, subscriptionId: null })).id
}

const paidOnOf = async (websiteId: number) =>
  (await rows('select development_paid_on::text as day from websites where id = $1', websiteId))[0].day

async function deposit() {
  const clientId = await newClient()
  const websiteId = await newSite(clientId)
  const invoiceId = await develop({ purpose: 'deposit', clientId, websiteId })
  return { clientId, websiteId, invoiceId }
}

const note = (invoiceId: number, reference = 'VIR 1', on: Day = today) =>
  noteInvoicePayment(admin(on), { invoiceIds: [invoiceId], on: today, reference })

describe('an invoice without a subscription', () => {
  it('is paid once on a page, however often it is said', async () => {
    const { clientId, invoiceId } = await deposit()
    const { url } = await payInvoices(client(clientId), [invoiceId])
    const { pageId } = await books.enterNumber(url)
    const settle = () => settlePage(client(clientId), { pageId })
    await Promise.all([settle(), settle(), settleInvoice(clock(today), invoiceId)])
    await settle()
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid', subscription_id: null })
    expect(await attemptsOf(invoiceId)).toMatchObject([{ state: 'succeeded' }])
    expect(await mailsOf(clientId, 'payment-received')).toMatchObject([
      { label: 'Acompte, site Le four', totalCents: 30_000, isRestored: false },
    ])
  })

  it('is paid together with those of a subscription', async () => {
    const { clientId, invoiceId } = await owing()
    const alone = await develop({ purpose: 'deposit', clientId })
    const { url } = await payInvoices(client(clientId), [alone, invoiceId])
    const { pageId } = await books.enterNumber(url)
    await settlePage(client(clientId), { pageId })
    for (const id of [alone, invoiceId]) expect(await invoice(id)).toMatchObject({ status: 'paid' })
  })

  it('is not found by another client', async () => {
    const { invoiceId } = await deposit()
    const stranger = await newClient()
    await expect(payInvoices(client(stranger), [invoiceId])).rejects.toMatchObject({ code: 'not_found' })
    await expect(
      noteInvoicePayment(client(stranger), { invoiceIds: [invoiceId], on: today, reference: 'VIR' }),
    ).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('is paid by page or by transfer, not by both', async () => {
    const { clientId, invoiceId } = await deposit()
    const { url } = await payInvoices(client(clientId), [invoiceId])
    const { pageId } = await books.enterNumber(url)
    const results = await Promise.allSettled([
      settlePage(client(clientId), { pageId }),
      note(invoiceId),
      note(invoiceId, 'VIR 2'),
    ])
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
    await settlePage(client(clientId), { pageId })
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
    const refunds = await refundsOf(invoiceId)
    const [{ received_on: isNoted }] = await rows('select received_on from invoices where id = $1', invoiceId)
    expect(refunds).toHaveLength(isNoted ? 1 : 0)
    for (const { id } of refunds) await sendRefund(clock(today), id)
  })

  it('answers a repeated reference the same, and another one 409', async () => {
    const { invoiceId } = await deposit()
    const [noted] = await note(invoiceId)
    const [again] = await note(invoiceId)
    expect(again).toEqual(noted)
    await expect(note(invoiceId, 'VIR 2')).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is late the day after its due date, and interrupts nothing', async () => {
    const { id, clientId, invoiceId: period } = await owing()
    await books.note(id, [period], today)
    const alone = await develop({ purpose: 'deposit', clientId })
    await billStandalone(job(addDays(today, 14)), clientId)
    expect(await invoice(alone)).toMatchObject({ refused_on: null })
    await Promise.all([1, 2].map(() => billStandalone(job(addDays(today, 15)), clientId)))
    const [row] = await rows('select refused_on::text from invoices where id = $1', alone)
    expect(row.refused_on).toBe(addDays(today, 15))
    expect(await books.rowOf(id)).toMatchObject({ status: 'active' })
    expect(await mailsOf(clientId, 'payment-late')).toMatchObject([
      { lastServiceDay: null, isManual: true, totalCents: 30_000 },
    ])
    await note(alone, 'VIR late', addDays(today, 20))
    expect(await invoice(alone)).toMatchObject({ status: 'paid' })
  })

  it('waits for the client’s facts, then its due date counts', async () => {
    const clientId = await newClient(false)
    const id = await develop({ purpose: 'deposit', clientId })
    expect(await invoice(id)).toMatchObject({ status: 'draft', number: null })
    await completeFacts(clientId)
    await Promise.all([1, 2].map(() => billStandalone(job(addDays(today, 3)), clientId)))
    const [row] = await rows('select status, due_on::text from invoices where id = $1', id)
    expect(row).toEqual({ status: 'issued', due_on: addDays(today, 17) })
    expect(await mailsOf(clientId, 'invoice-issued')).toHaveLength(1)
  })

  it('is credited before it is paid, and refunded after', async () => {
    const { clientId, invoiceId } = await deposit()
    await creditOpenInvoice(admin(today), { id: invoiceId, reason: 'geste', amountCents: 10_000 })
    const { url } = await payInvoices(client(clientId), [invoiceId])
    const { pageId } = await books.enterNumber(url)
    await settlePage(client(clientId), { pageId })
    expect(await attemptsOf(invoiceId)).toMatchObject([{ amount_cents: 20_000, state: 'succeeded' }])
    await creditOpenInvoice(admin(today), { id: invoiceId, reason: 'geste' })
    const [refund] = await refundsOf(invoiceId)
    await sendRefund(clock(today), refund.id)
    expect(await refundsOf(invoiceId)).toMatchObject([{ amount_cents: 20_000, status: 'succeeded' }])
  })

  it('of a professional costs its surcharge once when it was late', async () => {
    const { clientId, invoiceId } = await deposit()
    await rows("update clients set kind = 'professional', siren = '123456782' where id = $1", clientId)
    const late = await develop({ purpose: 'balance', clientId })
    const day = addDays(today, 40)
    await expect(addSurcharge(admin(today), late)).rejects.toMatchObject({ code: 'conflict' })
    const [first, second] = await Promise.all([1, 2].map(() => addSurcharge(admin(day), late)))
    expect(second?.id).toBe(first?.id)
    expect(first).toMatchObject({ purpose: 'surcharge', clientId, subscriptionId: null, lateInvoiceId: late })
    expect(first?.totalCents).toBeGreaterThanOrEqual(4_000)
    await recordFormalNotice(admin(day), { invoiceId, on: day })
    expect(await invoice(invoiceId)).toMatchObject({ status: 'issued' })
  })

  it('that a bank takes back is owed again, and won, paid again', async () => {
    const { clientId, websiteId, invoiceId } = await deposit()
    await rows('update websites set first_delivered_on = $2 where id = $1', websiteId, today)
    const { url } = await payInvoices(client(clientId), [invoiceId])
    const { pageId } = await books.enterNumber(url)
    await settlePage(client(clientId), { pageId })
    expect(await paidOnOf(websiteId)).toBe(today)
    const [{ intent_id: intent }] = await attemptsOf(invoiceId)
    const { id: dispute } = await provider.act(`intents/${intent}/dispute`)
    const tell = () => recordInvoiceDispute(clock(addDays(today, 1)), dispute)
    await Promise.all([tell(), tell()])
    expect(await invoice(invoiceId)).toMatchObject({ status: 'issued' })
    expect(await paidOnOf(websiteId)).toBeNull()
    await provider.act(`disputes/${dispute}/close`, { status: 'won' })
    await tell()
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
    expect(await paidOnOf(websiteId)).toBe(addDays(today, 1))
  })

  it('is refused on a page without a deadline before its due date', async () => {
    const { clientId, invoiceId } = await deposit()
    await payInvoices(client(clientId), [invoiceId])
    const [attempt] = await attemptsOf(invoiceId)
    await recordRefusal(clock(today), {
      ...{ subscriptionId: null, invoiceId, refusal: 'retryable' },
      attempt: { id: attempt.id, code: 'card_declined' },
    })
    expect(await invoice(invoiceId)).toMatchObject({ refused_on: null })
  })
})

describe('the development of a website', () => {
  it('makes its client the owner with the last payment, in the same step', async () => {
    const { clientId, websiteId, invoiceId } = await deposit()
    await note(invoiceId)
    expect(await paidOnOf(websiteId)).toBeNull()
    const balanceId = await develop({ purpose: 'balance', clientId, websiteId, cents: 70_000 })
    const { url } = await payInvoices(client(clientId), [balanceId])
    const { pageId } = await books.enterNumber(url)
    await settlePage(client(clientId), { pageId })
    expect(await paidOnOf(websiteId)).toBe(today)
  })

  it('is paid while its website and its client’s subscription change, without a deadlock', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, clientId, invoiceId: period } = await owing()
      const websiteId = await newSite(clientId)
      const other = await develop({ purpose: 'deposit', clientId, websiteId })
      const balanceId = await develop({ purpose: 'balance', clientId, websiteId })
      await Promise.all([
        note(balanceId),
        creditOpenInvoice(admin(today), { id: other, reason: 'geste' }),
        creditOpenInvoice(admin(today), { id: period, reason: 'geste' }),
        updateWebsite(admin(today), { id: websiteId, changes: { subscriptionId: id } }),
        openLines(clock(today), { clientId }),
        openLines(clock(today), { subscriptionId: id }),
      ])
      expect(await invoice(balanceId)).toMatchObject({ status: 'paid' })
      expect(await paidOnOf(websiteId)).toBe(today)
    }
  })

  it('is never paid without a day, wherever the product ends', async () => {
    for (let last = 0; ; last += 1) {
      const { clientId, websiteId } = await deposit()
      await rows("update invoices set status = 'cancelled' where website_id = $1", websiteId)
      const balanceId = await develop({ purpose: 'balance', clientId, websiteId })
      const { url } = await payInvoices(client(clientId), [balanceId])
      const { pageId } = await books.enterNumber(url)
      const isDone = await settlePage(crashingAt(clock(today), last), { pageId }).then(
        () => true,
        () => false,
      )
      const { status } = await invoice(balanceId)
      expect(await paidOnOf(websiteId)).toBe(status === 'paid' ? today : null)
      await settlePage(clock(today), { pageId })
      expect(await paidOnOf(websiteId)).toBe(today)
      expect(await mailsOf(clientId, 'payment-received')).toHaveLength(1)
      if (isDone) return expect(last).toBeGreaterThan(5)
    }
  })
})
