import { afterEach, beforeEach, expect, it } from 'vitest'
import { creditSubscriptionInvoice } from '@/lib/domain/billing/credit-subscription-invoice'
import { addDays } from '@/lib/domain/calendar'
import { payInvoices } from '@/lib/domain/collection/pay-invoices'
import { reconcileAttempts } from '@/lib/domain/collection/reconcile-attempts'
import { recordInvoiceDispute } from '@/lib/domain/collection/record-invoice-dispute'
import { sendRefund } from '@/lib/domain/collection/send-refund'
import { settlePage } from '@/lib/domain/collection/settle-page'
import type { Context } from '@/lib/domain/context'
import { billSubscription } from '@/lib/server/tasks/run-billing'
import { crashingAt } from '../support/crash'
import { debitBooks } from '../support/debit-books'

const books = await debitBooks()
const { provider, job, clock, client, admin, today, automatic, due } = books
const { attemptsOf, invoicesOf, mailsOf, timelineOf, refundsOf, rowOf } = books
let before: { held: number; owed: number }
beforeEach(async () => {
  before = await books.balance()
})
afterEach(async () => {
  const { held, owed } = await books.balance()
  expect(held - before.held).toBe(owed - before.owed)
})

const after = (days: number) => addDays(today, days)
const counted = async (id: number, kind: string) =>
  (await timelineOf(id)).filter((entry) => entry === kind).length

/** Runs `work` in a process that ends at its first step, then at its second, and so on until it completes; each run gets a new
 *  `thing`, and `check` continues in another process. Returns the number of steps. */
async function atEveryStep<Thing>(
  prepare: () => Promise<Thing>,
  work: (thing: Thing, dying: (ctx: Context) => Context) => Promise<unknown>,
  check: (thing: Thing) => Promise<void>,
): Promise<number> {
  for (let last = 0; ; last += 1) {
    const thing = await prepare()
    const isDone = await work(thing, (ctx) => crashingAt(ctx, last)).then(
      () => true,
      () => false,
    )
    await check(thing)
    if (isDone) return last
  }
}

it('a product that ends anywhere between issue and debit loses and doubles nothing', async () => {
  const points = await atEveryStep(
    () => automatic(),
    ({ id }, dying) => billSubscription(dying(job(today)), id),
    async ({ id, clientId }) => {
      await reconcileAttempts(job(today, 8.25), 'unanswered', () => {})
      await billSubscription(job(today, 8.25), id)
      expect(await invoicesOf(id)).toMatchObject([{ status: 'paid', first: today, refused_on: null }])
      const [{ id: invoiceId }] = await invoicesOf(id)
      expect(await attemptsOf(invoiceId)).toMatchObject([{ state: 'succeeded' }])
      for (const kind of ['period_began', 'payment_received']) expect(await counted(id, kind)).toBe(1)
      for (const kind of ['invoice-issued', 'payment-received'])
        expect(await mailsOf(clientId, kind)).toHaveLength(1)
    },
  )
  expect(points).toBeGreaterThan(20)
})

it('one that ends while a refusal is recorded makes late once', async () => {
  const points = await atEveryStep(
    async () => {
      const owing = await due()
      await provider.act(`customers/${owing.customer}/decline`, { code: 'lost_card' })
      return owing
    },
    ({ id }, dying) => billSubscription(dying(job(today)), id),
    async ({ id, clientId }) => {
      await reconcileAttempts(job(today, 8.25), 'unanswered', () => {})
      await billSubscription(job(today, 8.25), id)
      expect(await invoicesOf(id)).toMatchObject([{ status: 'issued', refused_on: today }])
      expect(await rowOf(id)).toMatchObject({ status: 'late' })
      expect(await counted(id, 'payment_refused')).toBe(1)
      expect(await mailsOf(clientId, 'payment-late')).toHaveLength(1)
    },
  )
  expect(points).toBeGreaterThan(20)
})

it('one that ends between a late payment and what it leads to restarts the period once', async () => {
  const late = after(40)
  const points = await atEveryStep(
    async () => {
      const { id, clientId, customer, invoiceId, debit } = await due()
      await provider.act(`customers/${customer}/decline`, { code: 'insufficient_funds' })
      await debit()
      const { url } = await payInvoices(client(clientId), [invoiceId])
      const { pageId } = await books.enterNumber(url)
      await billSubscription(job(after(8), 0), id)
      return { id, clientId, pageId }
    },
    ({ pageId }, dying) => settlePage(dying(clock(late)), { pageId }),
    async ({ id, clientId, pageId }) => {
      await settlePage(clock(late), { pageId })
      const rows = await invoicesOf(id)
      expect(rows.filter(({ kind }) => kind === 'credit_note')).toHaveLength(1)
      expect(rows.filter(({ status }) => status === 'paid')).toMatchObject([{ first: late }])
      expect(await counted(id, 'resumed')).toBe(1)
      expect(await mailsOf(clientId, 'payment-received')).toHaveLength(1)
      expect(await rowOf(id)).toMatchObject({ status: 'active' })
    },
  )
  expect(points).toBeGreaterThan(5)
})

it('one that ends while a refund is sent makes it once', async () => {
  const points = await atEveryStep(
    async () => {
      const { id, invoiceId, debit } = await due()
      await debit()
      await creditSubscriptionInvoice(admin(today), { subscriptionId: id, invoiceId, reason: 'geste' })
      const [refund] = await refundsOf(invoiceId)
      return { id, invoiceId, refundId: refund.id }
    },
    ({ refundId }, dying) => sendRefund(dying(clock(today)), refundId),
    async ({ id, invoiceId, refundId }) => {
      await sendRefund(clock(today), refundId)
      expect(await refundsOf(invoiceId)).toMatchObject([{ status: 'succeeded' }])
      expect(await counted(id, 'refunded')).toBe(1)
    },
  )
  expect(points).toBeGreaterThan(5)
})

it('one that ends while a dispute is recorded has the invoice owed once', async () => {
  const points = await atEveryStep(
    async () => {
      const { id, clientId, invoiceId, debit } = await due()
      await debit()
      const [{ intent_id: intent }] = await attemptsOf(invoiceId)
      const { id: dispute } = await provider.act(`intents/${intent}/dispute`)
      return { id, clientId, invoiceId, dispute: String(dispute) }
    },
    ({ dispute }, dying) => recordInvoiceDispute(dying(clock(after(1))), dispute),
    async ({ id, clientId, dispute }) => {
      await recordInvoiceDispute(clock(after(1)), dispute)
      expect(await invoicesOf(id)).toMatchObject([{ status: 'issued' }])
      expect(await rowOf(id)).toMatchObject({ status: 'late' })
      expect(await counted(id, 'payment_disputed')).toBe(1)
      expect(await mailsOf(clientId, 'payment-disputed')).toHaveLength(1)
    },
  )
  expect(points).toBeGreaterThan(5)
})
