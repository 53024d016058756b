import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { creditSubscriptionInvoice } from '@/lib/domain/billing/credit-subscription-invoice'
import { openPeriod } from '@/lib/domain/billing/open-period'
import { previewMoveOf } from '@/lib/domain/billing/preview-move'
import { addDays, addMonths, parisInstant } from '@/lib/domain/calendar'
import { changePlan } from '@/lib/domain/collection/change-plan'
import { listDueDebits } from '@/lib/domain/collection/list-due-debits'
import { openMethodPage } from '@/lib/domain/collection/open-method-page'
import { recordInvoiceDispute } from '@/lib/domain/collection/record-invoice-dispute'
import { sendRefund } from '@/lib/domain/collection/send-refund'
import { settlePage } from '@/lib/domain/collection/settle-page'
import { syncRefund } from '@/lib/domain/collection/store-refund'
import { listOpenRefunds } from '@/lib/domain/invoices/open-refunds'
import { providers } from '@/lib/server/providers'
import { debitBooks } from '../support/debit-books'

const books = await debitBooks()
const { provider, clock, client, admin, today, due, rows } = books
const { attemptsOf, invoice, mailsOf, timelineOf, refundsOf, rowOf } = books
let before: { held: number; owed: number }
beforeEach(async () => {
  before = await books.balance()
})
// After every test, the provider's balance equals the ledger's.
afterEach(async () => {
  const { held, owed } = await books.balance()
  expect(held - before.held).toBe(owed - before.owed)
})

const tomorrow = addDays(today, 1)

/** Disputes the payment of an invoice; `win`: closes the dispute in the agency's favour. */
async function dispute(invoiceId: number) {
  const [{ intent_id: intent }] = await attemptsOf(invoiceId)
  const { id } = await provider.act(`intents/${intent}/dispute`)
  const tell = () => recordInvoiceDispute(clock(tomorrow), id)
  await Promise.all([tell(), tell()])
  return {
    tell,
    win: async () => {
      await provider.act(`disputes/${id}/close`, { status: 'won' })
      await Promise.all([tell(), tell()])
      await tell()
    },
  }
}

describe('a refund that was asked for before the bank took its payment back', () => {
  async function credited(amountCents?: number) {
    const paid = await due()
    await paid.debit()
    const { id: subscriptionId, invoiceId } = paid
    const credit = { subscriptionId, invoiceId, reason: 'geste', amountCents }
    await creditSubscriptionInvoice(admin(today), credit)
    const [refund] = await refundsOf(invoiceId)
    return { ...paid, refundId: Number(refund.id) }
  }

  it('is not sent, and the invoice is owed less its credit', async () => {
    const { id, invoiceId, refundId } = await credited(1_000)
    const { tell } = await dispute(invoiceId)
    await sendRefund(clock(tomorrow), refundId)
    await tell()
    expect(await refundsOf(invoiceId)).toMatchObject([{ status: 'withdrawn', refund_id: null }])
    expect(await invoice(invoiceId)).toMatchObject({ status: 'issued', credited_cents: 1_000 })
    expect((await timelineOf(id)).filter((kind) => kind === 'refund_withdrawn')).toHaveLength(1)
  })

  it('waits for no transfer where the provider refused it before the dispute was known', async () => {
    const { id, invoiceId, refundId } = await credited(1_000)
    const [{ intent_id: intent }] = await attemptsOf(invoiceId)
    const { id: disputeId } = await provider.act(`intents/${intent}/dispute`)
    await sendRefund(clock(tomorrow), refundId)
    expect(await refundsOf(invoiceId)).toMatchObject([{ status: 'failed', failure: 'charge_disputed' }])
    await recordInvoiceDispute(clock(tomorrow), disputeId)
    expect(await refundsOf(invoiceId)).toMatchObject([{ status: 'withdrawn' }])
    expect(await listOpenRefunds(admin(tomorrow), id)).toEqual([])
  })

  it.each([1_000, undefined])(
    'of %s cents is asked for again, once, when the dispute is won',
    async (cents) => {
      const { clientId, invoiceId } = await credited(cents)
      const { tell, win } = await dispute(invoiceId)
      await win()
      expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
      const amount_cents = cents ?? 3_500
      const [first, second, ...others] = await refundsOf(invoiceId)
      expect([first, second]).toMatchObject([
        { status: 'withdrawn', amount_cents },
        { status: 'asked', amount_cents },
      ])
      expect(others).toEqual([])
      // If the provider refuses to refund such a payment, a person must handle it.
      await sendRefund(clock(tomorrow), second.id)
      await tell()
      expect(await refundsOf(invoiceId)).toMatchObject([{ status: 'withdrawn' }, { status: 'failed' }])
      expect(await mailsOf(clientId, 'invoice-refunded')).toHaveLength(2)
    },
  )

  it('and was made after all is known again', async () => {
    const { invoiceId, refundId } = await credited(1_000)
    const [{ intent_id: intent }] = await attemptsOf(invoiceId)
    // The provider's answer was lost.
    await sendRefund(clock(today), refundId)
    const [{ refund_id: made }] = await refundsOf(invoiceId)
    await rows("update invoice_refunds set status = 'asked', refund_id = null where id = $1", refundId)
    const { id: disputeId } = await provider.act(`intents/${intent}/dispute`)
    await recordInvoiceDispute(clock(tomorrow), disputeId)
    await syncRefund(clock(tomorrow), made)
    expect(await refundsOf(invoiceId)).toMatchObject([{ status: 'succeeded', refund_id: made }])
  })
})

it('a credit given while the bank has the payment goes back when it is won', async () => {
  const { id, invoiceId, debit } = await due()
  await debit()
  const { win } = await dispute(invoiceId)
  await creditSubscriptionInvoice(admin(tomorrow), {
    ...{ subscriptionId: id, invoiceId, reason: 'geste', amountCents: 500 },
  })
  expect(await refundsOf(invoiceId)).toEqual([])
  await win()
  expect(await invoice(invoiceId)).toMatchObject({ status: 'paid', credited_cents: 500 })
  expect(await refundsOf(invoiceId)).toMatchObject([{ status: 'asked', amount_cents: 500 }])
})

describe('a move whose payment the bank took back', () => {
  const premium = { plan: 'premium', paymentPlan: 'monthly' } as const
  async function moved() {
    const running = await due()
    await running.debit()
    const { amountDueCents } = await previewMoveOf(client(running.clientId), { id: running.id, ...premium })
    await changePlan(client(running.clientId), { id: running.id, ...premium, amountDueCents })
    const [move] = await rows(
      "select id from invoices where subscription_id = $1 and purpose = 'move'",
      running.id,
    )
    return { ...running, moveId: Number(move.id), amountDueCents }
  }

  it('stands: its invoice is owed since that day, and interrupts nothing', async () => {
    const { id, clientId, moveId, amountDueCents } = await moved()
    await dispute(moveId)
    expect(await invoice(moveId)).toMatchObject({ status: 'issued', last_refusal: 'final' })
    const [{ refused }] = await rows('select refused_on::text as refused from invoices where id = $1', moveId)
    expect(refused).toBe(tomorrow)
    expect(await rowOf(id)).toMatchObject({ plan: 'premium', price_cents: 5_900, status: 'active' })
    expect(await mailsOf(clientId, 'payment-disputed')).toMatchObject([
      { totalCents: amountDueCents, lastServiceDay: null },
    ])
    expect(await listDueDebits(clock(addDays(today, 4)), id)).toEqual([])
    const next = addMonths(today, 1)
    expect(await openPeriod(clock(next), id)).toMatchObject([{ totalCents: 5_900 }])
  })

  it('is paid again with another method, once, and moves nothing again', async () => {
    const { id, clientId, moveId } = await moved()
    const { number, issued_on: issuedOn } = await invoice(moveId)
    await dispute(moveId)
    const { url } = await openMethodPage(client(clientId), { subscriptionId: id })
    const { pageId } = await books.enterNumber(url, '5555555555554444')
    await settlePage(client(clientId), { pageId })
    expect(await invoice(moveId)).toMatchObject({ status: 'paid', number, issued_on: issuedOn })
    expect((await timelineOf(id)).filter((kind) => kind === 'moved')).toHaveLength(1)
  })

  it('is paid when it is won, whatever plan stands by then', async () => {
    const { id, clientId, moveId } = await moved()
    const { win } = await dispute(moveId)
    const basic = { plan: 'basic', paymentPlan: 'monthly', amountDueCents: 0 } as const
    await changePlan(client(clientId), { id, ...basic })
    await win()
    expect(await invoice(moveId)).toMatchObject({ status: 'paid' })
    const [{ change_plan: waiting }] = await rows('select change_plan from subscriptions where id = $1', id)
    expect(waiting).toBe('basic')
  })
})

it('that was won while another run was about to record its loss stays won', async () => {
  const { id, invoiceId, debit } = await due()
  await debit()
  const [{ intent_id: intent }] = await attemptsOf(invoiceId)
  const { id: disputeId } = await provider.act(`intents/${intent}/dispute`)
  const { platformPayments } = providers
  const isStored = async () =>
    (await rows('select 1 from invoice_disputes where dispute_id = $1', disputeId)).length > 0
  const win = async () => {
    await provider.act(`disputes/${disputeId}/close`, { status: 'won' })
    await recordInvoiceDispute(clock(tomorrow), disputeId)
  }
  const overtaken = books.jobAt(parisInstant(tomorrow, 8).getTime(), {
    providers: {
      platformPayments: {
        ...platformPayments,
        readIntent: async (of) => {
          // It has stored the loss and asks whose method to stop.
          if (await isStored()) await win()
          return platformPayments.readIntent(of)
        },
      },
    },
  })
  await recordInvoiceDispute(overtaken, disputeId)
  expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
  expect(await timelineOf(id)).not.toContain('payment_disputed')
})

it('an outdated inquiry does not hide that the money was withdrawn since', async () => {
  const { invoiceId, debit } = await due()
  await debit()
  const [{ intent_id: intent }] = await attemptsOf(invoiceId)
  const { id: disputeId } = await provider.act(`intents/${intent}/dispute`)
  await recordInvoiceDispute(clock(tomorrow), disputeId)
  const { platformPayments } = providers
  const outdated = books.jobAt(parisInstant(tomorrow, 8).getTime(), {
    providers: {
      platformPayments: {
        ...platformPayments,
        readDispute: async (of) => ({
          ...(await platformPayments.readDispute(of)),
          ...{ status: 'warning_needs_response', isWithdrawn: false },
        }),
      },
    },
  })
  await recordInvoiceDispute(outdated, disputeId)
  expect(
    await rows('select status, is_withdrawn from invoice_disputes where dispute_id = $1', disputeId),
  ).toEqual([{ status: 'needs_response', is_withdrawn: true }])
  expect(await invoice(invoiceId)).toMatchObject({ status: 'issued' })
})
