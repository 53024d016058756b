import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays, addMonths, type Day } from '@/lib/domain/calendar'
import { payInvoices } from '@/lib/domain/collection/pay-invoices'
import { billSubscription, runBilling } from '@/lib/server/tasks/run-billing'
import { debitBooks } from '../support/debit-books'

const books = await debitBooks()
const { provider, job, client, today, automatic, due, rows, subscribed, tell } = books
const { attemptsOf, invoicesOf, mailsOf, timelineOf, rowOf, invoice } = books
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
const after = (days: number) => addDays(today, days)
/** Runs the job at midnight and eight o'clock of each day, both days included. */
async function live(id: number, from: Day, until: Day) {
  for (let day = from; day <= until; day = addDays(day, 1))
    for (const hour of [0, 8]) await billSubscription(job(day, hour), id)
}
const daysOfTries = async (id: number): Promise<string[]> =>
  (
    await rows(
      `select to_char(a.created_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day from invoice_attempts a
       join invoices i on i.id = a.invoice_id where i.subscription_id = $1 order by a.id`,
      id,
    )
  ).map(({ day }) => day)
const processedAt = async (id: number) =>
  (await rows('select looked_at from subscriptions where id = $1', id))[0].looked_at
const kindsOf = async (id: number, kind: string) => (await timelineOf(id)).filter((entry) => entry === kind)

describe('the job of the day', () => {
  it('invoices and debits from eight o’clock, once on two instances', async () => {
    const { id, clientId } = await automatic()
    await runBilling(job(today, 7))
    expect(await invoicesOf(id)).toEqual([])
    await Promise.all([1, 2, 3].map(() => runBilling(job(today))))
    await runBilling(job(today, 12))
    expect(await invoicesOf(id)).toMatchObject([{ status: 'paid', first: today }])
    expect(await daysOfTries(id)).toEqual([today])
    expect(await mailsOf(clientId, 'payment-received')).toHaveLength(1)
    expect(await mailsOf(clientId, 'invoice-issued')).toHaveLength(1)
  })

  it('does all again after a failure, and the other subscriptions meanwhile', async () => {
    const first = await automatic()
    const second = await automatic()
    await provider.order('refuse', 1, '^POST /v1/payment_intents', 'rate_limit')
    await billSubscription(job(today), first.id).catch(() => null)
    await provider.order('none', 0)
    await runBilling(job(today, 8.25))
    for (const { id } of [first, second]) {
      expect(await invoicesOf(id)).toMatchObject([{ status: 'paid', refused_on: null }])
      expect(await daysOfTries(id)).toHaveLength(1)
      expect(await processedAt(id)).not.toBeNull()
    }
  })

  it('tries on the 2nd, 4th and 6th day, and interrupts after the 7th', async () => {
    const { id, clientId } = await automatic('4000000000000341')
    await live(id, today, after(9))
    expect(await daysOfTries(id)).toEqual([today, after(2), after(4), after(6)])
    expect(await rowOf(id)).toMatchObject({ status: 'inactive' })
    const [entry] = await rows(
      "select at from subscription_entries where subscription_id = $1 and kind = 'interrupted'",
      id,
    )
    expect(entry.at).toEqual(job(after(8), 0).now())
    expect(await mailsOf(clientId, 'payment-late')).toHaveLength(1)
    expect(await mailsOf(clientId, 'service-interrupted')).toHaveLength(1)
  })

  it('tries a year’s invoice on the 3rd, 7th, 14th, 21st and 28th day', async () => {
    const { id } = await automatic('4000000000000341', { paymentPlan: 'yearly', priceCents: 35_000 })
    await live(id, today, after(34))
    expect(await daysOfTries(id)).toEqual([0, 3, 7, 14, 21, 28].map(after))
    expect(await rowOf(id)).toMatchObject({ status: 'inactive' })
  })

  it.each(['lost_card', 'authentication_required'])('tries no more after %s', async (code) => {
    const { id, customer } = await automatic()
    await provider.act(`customers/${customer}/decline`, { code })
    await live(id, today, after(7))
    expect(await daysOfTries(id)).toEqual([today])
  })

  it('pays with a try that is accepted', async () => {
    const { id, customer } = await automatic()
    await provider.act(`customers/${customer}/decline`, { code: 'insufficient_funds' })
    await live(id, today, after(3))
    expect(await invoicesOf(id)).toMatchObject([{ status: 'paid' }])
    expect(await rowOf(id)).toMatchObject({ status: 'active' })
  })

  it('counts a manual invoice as refused the day after it is due', async () => {
    const { id, clientId } = await subscribed(today, today)
    await live(id, today, after(14))
    expect(await rowOf(id)).toMatchObject({ status: 'active' })
    await billSubscription(job(after(15), 0), id)
    expect(await invoicesOf(id)).toMatchObject([{ refused_on: after(15) }])
    expect(await mailsOf(clientId, 'payment-late')).toHaveLength(1)
  })

  it('catches days up in order: the period after an interruption never begins', async () => {
    const { id } = await subscribed(today, today)
    await billSubscription(job(today), id)
    await billSubscription(job(addMonths(today, 2)), id)
    expect(await invoicesOf(id)).toMatchObject([{ first: today, refused_on: after(15) }])
    expect(await rowOf(id)).toMatchObject({ status: 'inactive' })
    expect(await kindsOf(id, 'period_began')).toHaveLength(1)
  })

  it('invoices the last period before the contract ends, however late it runs; its client pays it', async () => {
    const { id, clientId } = await automatic()
    await billSubscription(job(today), id)
    const endsOn = addDays(addMonths(today, 2), -1)
    await rows(
      "update subscriptions set notice_on = $2, ends_on = $3, end_reason = 'notice' where id = $1 returning id",
      ...[id, today, endsOn],
    )
    await billSubscription(job(addDays(endsOn, 3), 0), id)
    expect(await invoicesOf(id)).toHaveLength(1)
    expect(await kindsOf(id, 'ended')).toEqual([])
    await billSubscription(job(addDays(endsOn, 3)), id)
    expect(await invoicesOf(id)).toMatchObject([
      { status: 'paid' },
      { first: addMonths(today, 1), status: 'issued' },
    ])
    expect(await kindsOf(id, 'ended')).toHaveLength(1)
    expect(await mailsOf(clientId, 'subscription-ended')).toMatchObject([
      { lastDay: endsOn, dueCents: 3_500 },
    ])
  })

  it('debits the period that begins with a late payment, by its next run', async () => {
    const { id, clientId, customer } = await automatic()
    await provider.act(`customers/${customer}/decline`, { code: 'insufficient_funds' })
    await billSubscription(job(today), id)
    // The card was refused permanently and is replaced by one that pays on the page.
    const [{ id: invoiceId }] = await invoicesOf(id)
    const { url } = await payInvoices(client(clientId), [invoiceId])
    const { sessionId } = await books.enterNumber(url)
    await tell({ kind: 'platform-session', sessionId }, { day: after(1) })
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
    await runBilling(job(addMonths(today, 1)))
    expect(await invoicesOf(id)).toMatchObject([{ status: 'paid' }, { status: 'paid' }])
  })
})

describe('the debit of an account', () => {
  it('is announced once, two weeks ahead', async () => {
    const { id, clientId } = await automatic(IBAN)
    const next = addMonths(today, 1)
    await live(id, today, today)
    const [attempt] = await rows(
      'select a.* from invoice_attempts a join invoices i on i.id = a.invoice_id where i.subscription_id = $1',
      id,
    )
    await provider.act(`intents/${attempt.intent_id}/settle`)
    await tell({ kind: 'platform-intent', intentId: attempt.intent_id })
    await billSubscription(job(addDays(next, -15)), id)
    expect(await mailsOf(clientId, 'debit-announced')).toEqual([])
    for (const days of [-14, -13]) await billSubscription(job(addDays(next, days)), id)
    expect(await mailsOf(clientId, 'debit-announced')).toMatchObject([{ on: next, lastFour: '2606' }])
  })
})

describe('an event', () => {
  it('before or after the job, twice and at once, pays once', async () => {
    const { clientId, invoiceId, debit } = await due()
    await debit()
    const [{ intent_id: intentId }] = await attemptsOf(invoiceId)
    const id = `evt_${crypto.randomUUID()}`
    const subject = { kind: 'platform-intent', intentId } as const
    await Promise.all([tell(subject, { id }), tell(subject, { id }), tell(subject)])
    await tell(subject, { id })
    expect(await mailsOf(clientId, 'payment-received')).toHaveLength(1)
    expect((await rows('select id from payment_events where id = $1', id)).length).toBe(1)
  })

  it('of a payment on a page that nothing has told of settles the page', async () => {
    const { clientId, invoiceId } = await due()
    const { url } = await payInvoices(client(clientId), [invoiceId])
    const { sessionId } = await books.enterNumber(url)
    const session = (await provider.read('sessions')).find(({ id }: { id: string }) => id === sessionId)
    await tell(
      { kind: 'platform-intent', intentId: session.payment_intent },
      { type: 'payment_intent.succeeded' },
    )
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
    expect(await books.alerts('payment-unmatched')).toEqual([])
  })

  it('of a refusal on an open page leaves the page open', async () => {
    const { clientId, invoiceId } = await due()
    const { url } = await payInvoices(client(clientId), [invoiceId])
    const { sessionId } = await books.enterNumber(url, '4000000000000002')
    const session = (await provider.read('sessions')).find(({ id }: { id: string }) => id === sessionId)
    await tell({ kind: 'platform-intent', intentId: session.payment_intent })
    expect(await attemptsOf(invoiceId)).toMatchObject([{ state: 'open' }])
    await books.enterNumber(url)
    await tell({ kind: 'platform-session', sessionId })
    expect(await attemptsOf(invoiceId)).toMatchObject([{ state: 'succeeded' }])
  })

  it('of what was made elsewhere changes nothing', async () => {
    await tell({ kind: 'platform-intent', intentId: 'pi_elsewhere', isForeign: true })
    await tell({ kind: 'platform-session', sessionId: 'cs_elsewhere' })
    await tell({ kind: 'platform-method', methodId: 'pm_elsewhere', customerId: null })
  })
})
