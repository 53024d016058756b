import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { creditSubscriptionInvoice } from '@/lib/domain/billing/credit-subscription-invoice'
import { lapseMoves } from '@/lib/domain/billing/lapse-moves'
import { previewMoveOf } from '@/lib/domain/billing/preview-move'
import { addDays } from '@/lib/domain/calendar'
import { changePlan } from '@/lib/domain/collection/change-plan'
import { closeDroppedPages } from '@/lib/domain/collection/close-dropped-pages'
import { debitInvoice } from '@/lib/domain/collection/debit-invoice'
import { payInvoices } from '@/lib/domain/collection/pay-invoices'
import { reconcileAttempts } from '@/lib/domain/collection/reconcile-attempts'
import { recordInvoiceDispute } from '@/lib/domain/collection/record-invoice-dispute'
import { recordMandate, recordMethod } from '@/lib/domain/collection/record-method'
import { sendRefund } from '@/lib/domain/collection/send-refund'
import { settleIntent } from '@/lib/domain/collection/settle-intent'
import { settleInvoice } from '@/lib/domain/collection/settle-invoice'
import { settlePage } from '@/lib/domain/collection/settle-page'
import { syncRefund } from '@/lib/domain/collection/store-refund'
import { faultKinds } from '@/simulators/control/faults'
import { debitBooks } from '../support/debit-books'

const books = await debitBooks()
const { provider, clock, client, admin, today, due, rows } = books
const { attemptsOf, invoice, methodOf, mailsOf, timelineOf, refundsOf, alerts, rowOf } = books
let before: { held: number; owed: number }
beforeEach(async () => {
  await provider.order('none', 0)
  before = await books.balance()
})
afterEach(async () => {
  await provider.order('none', 0)
  const { held, owed } = await books.balance()
  expect(held - before.held).toBe(owed - before.owed)
})

const IBAN = 'FR1420041010050500013M02606'
const tomorrow = addDays(today, 1)
const failNothing = (error: unknown) => {
  throw error
}
const reconcile = (day = tomorrow) => reconcileAttempts(clock(day), 'all', failNothing)

describe('a debit', () => {
  it('pays an invoice of an automatic subscription, once', async () => {
    const { clientId, invoiceId, debit } = await due()
    await Promise.all([debit(), debit(), debit()])
    await debit()
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
    expect(await attemptsOf(invoiceId)).toMatchObject([{ attempt: 1, state: 'succeeded' }])
    expect(await mailsOf(clientId, 'payment-received')).toHaveLength(1)
  })

  it.each([
    ['insufficient_funds', 'retryable', true],
    ['do_not_honor', 'final', false],
    ['lost_card', 'final', false],
    ['expired_card', 'final', false],
    ['authentication_required', 'authentication', true],
  ])('that is refused for %s makes late; the refusal is %s', async (code, kind, isUsable) => {
    const { id, clientId, customer, invoiceId, debit } = await due()
    await provider.act(`customers/${customer}/decline`, { code })
    await Promise.all([debit(), debit()])
    expect(await invoice(invoiceId)).toMatchObject({ status: 'issued', last_refusal: kind })
    expect(await attemptsOf(invoiceId)).toMatchObject([{ state: 'refused', refusal: code }])
    expect(await methodOf(id)).toMatchObject({ is_usable: isUsable })
    expect(await rowOf(id)).toMatchObject({ status: 'late' })
    expect(await mailsOf(clientId, 'payment-late')).toMatchObject([
      { needsClient: kind === 'authentication' },
    ])
  })

  it('with a method that was refused for good is refused without a try', async () => {
    const { id, invoiceId, debit } = await due()
    await rows(
      'update payment_methods set is_usable = false where id = (select payment_method_id from subscriptions where id = $1)',
      id,
    )
    await debit()
    await debit()
    expect(await attemptsOf(invoiceId)).toEqual([])
    expect(await invoice(invoiceId)).toMatchObject({ last_refusal: 'final' })
    expect((await timelineOf(id)).filter((kind) => kind === 'payment_refused')).toHaveLength(1)
  })

  it('with a method that was detached elsewhere is refused for good', async () => {
    const { id, method, invoiceId, debit } = await due()
    await fetch(`${provider.origin}/v1/payment_methods/${method}/detach`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_for_tests' },
    })
    await debit()
    expect(await invoice(invoiceId)).toMatchObject({ last_refusal: 'final' })
    expect(await methodOf(id)).toMatchObject({ is_usable: false })
  })

  it('ends a page that is open for its invoice; one that was paid on it is not debited', async () => {
    const { clientId, invoiceId, debit } = await due()
    await payInvoices(client(clientId), [invoiceId])
    await debit()
    expect(await attemptsOf(invoiceId)).toMatchObject([{ state: 'cancelled' }, { state: 'succeeded' }])
    const other = await due()
    const { url } = await payInvoices(client(other.clientId), [other.invoiceId])
    await books.enterNumber(url)
    await other.debit()
    expect(await attemptsOf(other.invoiceId)).toMatchObject([{ state: 'succeeded' }])
  })
})

describe('a provider that fails', () => {
  const CALLS = ['^POST /v1/payment_intents\\?', '^POST /v1/payment_intents/.*/confirm']
  const cases = CALLS.flatMap((call) => faultKinds.map((fault) => [fault, call] as const))

  it.each(cases)('with %s at %s debits once, at last, and refuses nothing', async (fault, call) => {
    const { id, clientId, invoiceId, debit } = await due()
    // The SDK retries once.
    await provider.order(fault, 2, call)
    await debit().catch(() => null)
    expect(await invoice(invoiceId)).toMatchObject({ refused_on: null })
    await provider.order('none', 0)
    await reconcile()
    await reconcile()
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid', refused_on: null })
    expect(await attemptsOf(invoiceId)).toMatchObject([{ attempt: 1, state: 'succeeded' }])
    expect(await mailsOf(clientId, 'payment-received')).toHaveLength(1)
    expect(await mailsOf(clientId, 'payment-late')).toEqual([])
    expect(await rowOf(id)).toMatchObject({ status: 'active' })
  })

  it('or takes the key no more starts no deadline, and the agency knows', async () => {
    const { invoiceId, debit } = await due()
    await provider.order('refuse', 2, '^POST /v1/payment_intents', 'api_key_expired')
    await expect(debit()).rejects.toMatchObject({ code: 'provider' })
    expect(await invoice(invoiceId)).toMatchObject({ status: 'issued', refused_on: null })
    expect(await alerts('key-refused')).toHaveLength(1)
    await provider.order('none', 0)
    await reconcile()
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
  })

  it('for a day alerts the agency once, and no other payment comes between', async () => {
    const { clientId, invoiceId, debit } = await due()
    await provider.order('timeout_before', 20, '^POST /v1/payment_intents')
    await debit()
    expect(await attemptsOf(invoiceId)).toMatchObject([{ state: 'unknown' }])
    await expect(payInvoices(client(clientId), [invoiceId])).rejects.toMatchObject({ code: 'conflict' })
    await provider.order('timeout_before', 20, '^POST /v1/payment_intents')
    for (const day of [addDays(today, 2), addDays(today, 3)]) await reconcile(day)
    expect(await alerts('debit-unknown')).toHaveLength(1)
    await provider.order('none', 0)
    await reconcile()
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
  })
})

describe('the debit of an account', () => {
  it('counts as paid in time while it is on its way, then pays', async () => {
    const { id, invoiceId, debit } = await due(IBAN)
    await debit()
    expect(await attemptsOf(invoiceId)).toMatchObject([{ state: 'processing' }])
    expect(await rowOf(id)).toMatchObject({ status: 'active' })
    const [{ intent_id: intent }] = await attemptsOf(invoiceId)
    await provider.act(`intents/${intent}/settle`)
    await Promise.all([settleIntent(clock(tomorrow), intent), settleInvoice(clock(tomorrow), invoiceId)])
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
  })

  it('that its bank returns is refused that day, for good where the account is closed', async () => {
    const { id, invoiceId, debit } = await due(IBAN)
    await debit()
    const [{ intent_id: intent }] = await attemptsOf(invoiceId)
    await provider.act(`intents/${intent}/settle`, { result: 'failed', code: 'account_closed' })
    const day = addDays(today, 5)
    await settleIntent(clock(day), intent)
    await settleIntent(clock(addDays(day, 1)), intent)
    const [row] = await rows('select refused_on::text, last_refusal from invoices where id = $1', invoiceId)
    expect(row).toEqual({ refused_on: day, last_refusal: 'final' })
    expect(await methodOf(id)).toMatchObject({ is_usable: false })
  })

  it('that is disputed after its success is owed again', async () => {
    const { id, invoiceId, debit } = await due(IBAN)
    await debit()
    const [{ intent_id: intent }] = await attemptsOf(invoiceId)
    await provider.act(`intents/${intent}/settle`)
    const { id: dispute } = await provider.act(`intents/${intent}/dispute`)
    // The dispute's event arrives first.
    await recordInvoiceDispute(clock(tomorrow), dispute)
    await settleIntent(clock(tomorrow), intent)
    expect(await invoice(invoiceId)).toMatchObject({ status: 'issued', last_refusal: 'final' })
    expect(await methodOf(id)).toMatchObject({ is_usable: false })
    expect(await timelineOf(id)).toContain('payment_disputed')
  })

  it('without an active mandate is tried no more', async () => {
    const { id, method, clientId, invoiceId, debit } = await due(IBAN)
    await provider.act(`methods/${method}/mandate`)
    const { mandate_id: mandate } = await methodOf(id)
    await recordMandate(clock(today), mandate)
    await debit()
    expect(await attemptsOf(invoiceId)).toEqual([])
    expect(await mailsOf(clientId, 'payment-late')).toHaveLength(1)
  })
})

describe('a dispute', () => {
  async function disputed(body = {}) {
    const paid = await due()
    await paid.debit()
    const [{ intent_id: intent }] = await attemptsOf(paid.invoiceId)
    const { id: dispute } = await provider.act(`intents/${intent}/dispute`, body)
    return { ...paid, intent, dispute, tell: () => recordInvoiceDispute(clock(tomorrow), dispute) }
  }

  it('that takes the money makes late once; won, it is paid again', async () => {
    const { id, clientId, invoiceId, dispute, tell } = await disputed()
    await Promise.all([tell(), tell()])
    await tell()
    expect(await invoice(invoiceId)).toMatchObject({ status: 'issued' })
    expect(await rowOf(id)).toMatchObject({ status: 'late' })
    expect(await methodOf(id)).toMatchObject({ is_usable: false })
    expect(await mailsOf(clientId, 'payment-disputed')).toHaveLength(1)
    expect(await alerts('invoice-disputed')).not.toEqual([])
    await provider.act(`disputes/${dispute}/close`, { status: 'won' })
    await Promise.all([tell(), tell()])
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
    expect(await rowOf(id)).toMatchObject({ status: 'active' })
    expect(await timelineOf(id)).toEqual([
      ...['created', 'method_saved', 'period_began', 'payment_received', 'payment_disputed'],
      ...['dispute_won', 'payment_received'],
    ])
  })

  it('that is lost keeps the invoice owed', async () => {
    const { id, invoiceId, dispute, tell } = await disputed()
    await tell()
    await provider.act(`disputes/${dispute}/close`)
    await tell()
    expect(await invoice(invoiceId)).toMatchObject({ status: 'issued' })
    expect((await timelineOf(id)).filter((kind) => kind === 'payment_disputed')).toHaveLength(1)
  })

  it('that only inquires changes nothing', async () => {
    const { id, invoiceId, tell } = await disputed({ isInquiry: true })
    await tell()
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
    expect(await methodOf(id)).toMatchObject({ is_usable: true })
  })

  it('that is won after the client paid otherwise gives that money back', async () => {
    const { clientId, invoiceId, dispute, tell } = await disputed()
    await tell()
    const { url } = await payInvoices(client(clientId), [invoiceId])
    const { pageId } = await books.enterNumber(url)
    await settlePage(client(clientId), { pageId })
    await tell()
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
    await provider.act(`disputes/${dispute}/close`, { status: 'won' })
    await tell()
    await tell()
    expect(await refundsOf(invoiceId)).toMatchObject([{ reason: 'paid_twice', status: 'asked' }])
    expect(await mailsOf(clientId, 'invoice-refunded')).toMatchObject([{ reason: 'paid_twice' }])
  })
})

describe('a method', () => {
  it('that its bank replaced pays what it was refused for', async () => {
    const { id, method, invoiceId, debit } = await due()
    await provider.act(`methods/${method}/expire`)
    await debit()
    expect(await methodOf(id)).toMatchObject({ is_usable: false })
    await provider.act(`methods/${method}/update`)
    await recordMethod(clock(tomorrow), method)
    await recordMethod(clock(tomorrow), method)
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
    expect(await methodOf(id)).toMatchObject({ is_usable: true, last_four: '4242' })
    // The refusal's event arrives late.
    const [{ intent_id: refused }] = await attemptsOf(invoiceId)
    await settleIntent(clock(tomorrow), refused)
    expect(await methodOf(id)).toMatchObject({ is_usable: true })
  })

  it.each(['payment_method.updated', 'payment_method.automatically_updated'])(
    'whose end was told is told again of the next one after %s',
    async (type) => {
      const { id, method, customer: customerId } = await due()
      await rows('update payment_methods set expiry_told_at = now() where method_id = $1', method)
      await books.tell({ kind: 'platform-method', methodId: method, customerId }, { type })
      expect(await methodOf(id)).not.toMatchObject({ expiry_told_at: null })
      await provider.act(`methods/${method}/update`)
      await books.tell({ kind: 'platform-method', methodId: method, customerId }, { type })
      expect(await methodOf(id)).toMatchObject({ expiry_told_at: null })
    },
  )
})

describe('a refund', () => {
  async function credited(amountCents = 1_000) {
    const paid = await due()
    await paid.debit()
    await creditSubscriptionInvoice(admin(tomorrow), {
      ...{ subscriptionId: paid.id, invoiceId: paid.invoiceId },
      ...{ reason: 'geste commercial', amountCents },
    })
    const [refund] = await refundsOf(paid.invoiceId)
    return { ...paid, refund, send: () => sendRefund(clock(tomorrow), refund.id) }
  }

  it('of a credit goes back once, and the client is told', async () => {
    const { id, clientId, invoiceId, refund, send } = await credited()
    expect(refund).toMatchObject({ status: 'asked', reason: 'credit', amount_cents: 1_000 })
    await Promise.all([send(), send()])
    await send()
    expect(await refundsOf(invoiceId)).toMatchObject([{ status: 'succeeded' }])
    expect(await mailsOf(clientId, 'invoice-refunded')).toMatchObject([
      { amountCents: 1_000, reason: 'credit' },
    ])
    expect(await timelineOf(id)).toContain('refunded')
  })

  it.each(faultKinds)('is made once by a provider that fails with %s', async (fault) => {
    const { invoiceId, send } = await credited()
    await provider.order(fault, 2, '^POST /v1/refunds')
    await send().catch(() => null)
    await provider.order('none', 0)
    await reconcile()
    expect(await refundsOf(invoiceId)).toMatchObject([{ status: 'succeeded' }])
  })

  it('that fails later is for a person', async () => {
    const { id, invoiceId, send } = await credited()
    await send()
    const [{ refund_id: made }] = await refundsOf(invoiceId)
    await provider.act(`refunds/${made}/fail`, { reason: 'expired_or_canceled_card' })
    await syncRefund(clock(tomorrow), made)
    await syncRefund(clock(tomorrow), made)
    expect(await refundsOf(invoiceId)).toMatchObject([{ status: 'failed' }])
    expect(await alerts('invoice-refund-failed')).not.toEqual([])
    expect((await timelineOf(id)).filter((kind) => kind === 'refund_failed')).toHaveLength(1)
  })

  it('of a noted payment is a transfer', async () => {
    const { id, invoiceId } = await books.owing()
    await books.note(id, [invoiceId], today)
    await creditSubscriptionInvoice(admin(today), { subscriptionId: id, invoiceId, reason: 'geste' })
    expect(await refundsOf(invoiceId)).toMatchObject([{ status: 'to_transfer', attempt_id: null }])
  })

  it('of a second payment is whole', async () => {
    const { invoiceId, clientId } = await due()
    const { url } = await payInvoices(client(clientId), [invoiceId])
    // A debit, and a payment on the page that sends no event.
    await rows(
      "update invoice_attempts set state = 'cancelled', ended_at = now() where invoice_id = $1",
      invoiceId,
    )
    await debitInvoice(clock(today), invoiceId)
    const { pageId } = await books.enterNumber(url)
    await settlePage(client(clientId), { pageId })
    const [refund] = await refundsOf(invoiceId)
    expect(refund).toMatchObject({ reason: 'paid_twice', amount_cents: 3_500 })
    await sendRefund(clock(today), refund.id)
    expect(await refundsOf(invoiceId)).toMatchObject([{ status: 'succeeded' }])
  })
})

describe('a move', () => {
  const premium = { plan: 'premium', paymentPlan: 'monthly' } as const
  const moving = async (number?: string) => {
    const running = await due(number)
    await running.debit()
    const [{ intent_id: intent }] = await attemptsOf(running.invoiceId)
    if (number) await provider.act(`intents/${intent}/settle`)
    await settleInvoice(clock(today), running.invoiceId)
    const { amountDueCents } = await previewMoveOf(client(running.clientId), { id: running.id, ...premium })
    const move = () => changePlan(client(running.clientId), { id: running.id, ...premium, amountDueCents })
    const draft = async () =>
      (
        await rows(
          "select * from invoices where subscription_id = $1 and purpose = 'move' order by id desc",
          running.id,
        )
      )[0]
    return { ...running, amountDueCents, move, draft }
  }

  it('that is paid after it lapsed is refunded whole', async () => {
    const { id, clientId, amountDueCents, move, draft } = await moving()
    await rows("update subscriptions set collection = 'manual' where id = $1", id)
    const { url } = await move()
    await books.enterNumber(url ?? '')
    await rows("update subscriptions set collection = 'automatic' where id = $1", id)
    await lapseMoves(clock(tomorrow), id)
    await closeDroppedPages(clock(tomorrow), id)
    const { id: invoiceId, status } = await draft()
    expect(status).toBe('cancelled')
    const [refund] = await refundsOf(invoiceId)
    expect(refund).toMatchObject({ reason: 'paid_twice', amount_cents: amountDueCents })
    await sendRefund(clock(tomorrow), refund.id)
    expect(await mailsOf(clientId, 'invoice-refunded')).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ plan: 'basic' })
  })

  it('that is debited from an account waits for its success past midnight', async () => {
    const { id, move, draft } = await moving(IBAN)
    expect(await move()).toMatchObject({ url: null })
    await lapseMoves(clock(tomorrow), id)
    const { id: invoiceId } = await draft()
    const [{ intent_id: intent }] = await attemptsOf(invoiceId)
    await provider.act(`intents/${intent}/settle`)
    await settleIntent(clock(addDays(today, 5)), intent)
    expect(await rowOf(id)).toMatchObject({ plan: 'premium' })
  })

  it('whose debit the provider does not take is dropped, and never debited', async () => {
    const { id, move, draft } = await moving()
    await provider.order('refuse', 2, '^POST /v1/payment_intents', 'rate_limit')
    await expect(move()).rejects.toMatchObject({ code: 'provider' })
    await provider.order('none', 0)
    await reconcile()
    const { id: invoiceId, status } = await draft()
    expect(status).toBe('cancelled')
    expect(await attemptsOf(invoiceId)).toMatchObject([{ state: 'cancelled' }])
    expect(await rowOf(id)).toMatchObject({ plan: 'basic' })
  })
})

it('an interrupted period that is paid late starts anew, and a dispute finds the payment there', async () => {
  const { id, clientId, customer, invoiceId, debit } = await due()
  await provider.act(`customers/${customer}/decline`, { code: 'insufficient_funds' })
  await debit()
  const late = addDays(today, 40)
  await rows('update subscriptions set status = $2 where id = $1', id, 'inactive')
  const { url } = await payInvoices(client(clientId), [invoiceId])
  const { sessionId } = await books.enterNumber(url)
  await settlePage(clock(late), { sessionId })
  const paid = (await books.invoicesOf(id)).find(({ status }) => status === 'paid')
  expect(paid).toMatchObject({ first: late, total_cents: 3_500 })
  const [attempt] = await attemptsOf(paid.id)
  expect(attempt).toMatchObject({ state: 'succeeded' })
  const { id: dispute } = await provider.act(`intents/${attempt.intent_id}/dispute`)
  await recordInvoiceDispute(clock(late), dispute)
  expect(await invoice(paid.id)).toMatchObject({ status: 'issued' })
})
