import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { creditSubscriptionInvoice } from '@/lib/domain/billing/credit-subscription-invoice'
import { dueOf } from '@/lib/domain/billing/due'
import { listOwnSubscriptions } from '@/lib/domain/billing/read-details'
import { addDays, addMonths, parisInstant } from '@/lib/domain/calendar'
import { listDueDebits, listOverdue } from '@/lib/domain/collection/list-due-debits'
import { openMethodPage } from '@/lib/domain/collection/open-method-page'
import { payInvoices } from '@/lib/domain/collection/pay-invoices'
import { recordMethod } from '@/lib/domain/collection/record-method'
import { settlePage } from '@/lib/domain/collection/settle-page'
import { billSubscription } from '@/lib/server/tasks/run-billing'
import { debitBooks } from '../support/debit-books'

const books = await debitBooks()
const { provider, clock, client, admin, today, due, rows, invoice, attemptsOf, rowOf, open, note } = books
let before: { held: number; owed: number }
beforeEach(async () => {
  before = await books.balance()
})
afterEach(async () => {
  const { held, owed } = await books.balance()
  expect(held - before.held).toBe(owed - before.owed)
})

const tomorrow = addDays(today, 1)
const leave = (subscriptionId: number, invoiceId: number, cents: number, day = today) =>
  creditSubscriptionInvoice(admin(day), {
    ...{ subscriptionId, invoiceId, reason: 'geste', amountCents: 3_500 - cents },
  })
const dueFor = async (clientId: number, day = today) => {
  const at = parisInstant(day, 9).getTime()
  const [detail] = await listOwnSubscriptions(books.as(clientId, 'USER', { at }))
  if (!detail) throw new Error('No subscription')
  return dueOf(detail, day)
}

describe('less than 0,50 € of an invoice', () => {
  it('is not debited, and nothing fails or is late for it', async () => {
    const { id, clientId, invoiceId, debit } = await due()
    await leave(id, invoiceId, 49)
    await debit()
    expect(await listDueDebits(clock(today), id)).toEqual([])
    for (const days of [0, 1, 2, 8]) await billSubscription(books.job(addDays(today, days), 9), id)
    expect(await attemptsOf(invoiceId)).toEqual([])
    expect(await invoice(invoiceId)).toMatchObject({ status: 'issued', refused_on: null })
    expect(await rowOf(id)).toMatchObject({ status: 'active', due_date: addMonths(today, 1) })
    expect(await dueFor(clientId)).toMatchObject({ state: 'none', invoices: [], amountCents: 0 })
  })

  it('from 0,50 € on it is debited', async () => {
    const { id, invoiceId, debit } = await due()
    await leave(id, invoiceId, 50)
    expect(await listDueDebits(clock(today), id)).toEqual([invoiceId])
    await debit()
    expect(await attemptsOf(invoiceId)).toMatchObject([{ state: 'succeeded', amount_cents: 50 }])
  })

  it('that is left of a late one brings service back', async () => {
    const { id, invoiceId, customer, debit } = await due()
    await provider.act(`customers/${customer}/decline`, { code: 'insufficient_funds' })
    await debit()
    await billSubscription(books.job(addDays(today, 8), 9), id)
    expect(await rowOf(id)).toMatchObject({ status: 'inactive' })
    await leave(id, invoiceId, 30, addDays(today, 9))
    expect(await rowOf(id)).toMatchObject({ status: 'active' })
  })

  it('that is paid by hand does not become overdue', async () => {
    const { id, invoiceId } = await books.owing()
    await leave(id, invoiceId, 30)
    expect(await listOverdue(clock(addDays(today, 30)), id)).toEqual([])
    expect(await listDueDebits(clock(addDays(today, 30)), id)).toEqual([])
    await note(id, [invoiceId], tomorrow)
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
  })

  it('is refused on a page of its own, and carried to the next one', async () => {
    const { id, clientId, invoiceId } = await books.owing()
    await leave(id, invoiceId, 30)
    await expect(payInvoices(client(clientId), [invoiceId])).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('0,50'),
    })
    const { id: nextId } = await open(id, addMonths(today, 1))
    expect((await dueFor(clientId)).amountCents).toBe(3_530)
    const { url } = await payInvoices(client(clientId), [nextId, invoiceId])
    const { pageId } = await books.enterNumber(url)
    await settlePage(client(clientId), { pageId })
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
    expect(await invoice(nextId)).toMatchObject({ status: 'paid' })
  })

  it('keeps nobody from saving a method', async () => {
    const { id, clientId, invoiceId } = await books.owing()
    await leave(id, invoiceId, 30)
    const { url } = await openMethodPage(client(clientId), { subscriptionId: id })
    const { pageId } = await books.enterNumber(url)
    await settlePage(client(clientId), { pageId })
    expect(await invoice(invoiceId)).toMatchObject({ status: 'issued' })
    expect(await books.methodOf(id)).toMatchObject({ is_usable: true })
  })
})

describe('an unpaid last invoice', () => {
  /** A subscription refused on its first day, whose contract ended the day after. */
  async function ended(code: string) {
    const running = await due()
    await provider.act(`customers/${running.customer}/decline`, { code })
    await running.debit()
    await rows(
      `update subscriptions set ends_on = $2, end_reason = 'notice', notice_on = $3 where id = $1`,
      ...[running.id, tomorrow, today],
    )
    await billSubscription(books.job(addDays(today, 2), 9), running.id)
    return running
  }

  it('is tried no more after the contract’s end, and the client is told what remains to be paid', async () => {
    const { id, clientId, invoiceId } = await ended('insufficient_funds')
    for (const days of [2, 4, 6, 8]) {
      expect(await listDueDebits(clock(addDays(today, days)), id)).toEqual([])
      await billSubscription(books.job(addDays(today, days), 9), id)
    }
    expect(await attemptsOf(invoiceId)).toHaveLength(1)
    expect(await books.mailsOf(clientId, 'subscription-ended')).toMatchObject([{ dueCents: 3_500 }])
    expect(await books.mailsOf(clientId, 'service-interrupted')).toEqual([])
  })

  it('stays owed, and is paid on a page without beginning anything', async () => {
    const { id, clientId, invoiceId } = await ended('insufficient_funds')
    expect(await dueFor(clientId, addDays(today, 3))).toMatchObject({
      ...{ state: 'late', amountCents: 3_500, serviceUntil: null },
    })
    const later = books.as(clientId, 'USER', { at: parisInstant(addDays(today, 3), 9).getTime() })
    const { url } = await payInvoices(client(clientId), [invoiceId])
    const { pageId } = await books.enterNumber(url)
    await settlePage(later, { pageId })
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
    expect(await books.invoicesOf(id)).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ status: 'inactive', ends_on: tomorrow })
  })

  it('is not debited when the bank replaces the card', async () => {
    const { invoiceId, method } = await ended('lost_card')
    await provider.act(`methods/${method}/update`)
    await recordMethod(clock(addDays(today, 3)), method)
    expect(await invoice(invoiceId)).toMatchObject({ status: 'issued' })
    expect(await attemptsOf(invoiceId)).toHaveLength(1)
  })

  it('of one who pays by hand is late the day after its due date, ended or not', async () => {
    const { id, clientId } = await books.owing()
    await rows(`update subscriptions set ends_on = $2, end_reason = 'withdrawal' where id = $1`, id, tomorrow)
    await billSubscription(books.job(addDays(today, 2), 9), id)
    expect(await dueFor(clientId, addDays(today, 14))).toMatchObject({ state: 'to_pay', amountCents: 3_500 })
    const late = addDays(today, 15)
    expect(await dueFor(clientId, late)).toMatchObject({ state: 'late', since: late })
  })
})
