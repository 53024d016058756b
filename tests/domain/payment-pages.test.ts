import { beforeEach, describe, expect, it } from 'vitest'
import { addMonths } from '@/lib/domain/calendar'
import { debitInvoice } from '@/lib/domain/collection/debit-invoice'
import { openMethodPage } from '@/lib/domain/collection/open-method-page'
import { payInvoices } from '@/lib/domain/collection/pay-invoices'
import { reconcilePages } from '@/lib/domain/collection/reconcile-pages'
import { settleInvoice } from '@/lib/domain/collection/settle-invoice'
import { settlePage } from '@/lib/domain/collection/settle-page'
import { collectionBooks } from '../support/collection-books'

const {
  provider,
  client,
  clock,
  today,
  owing,
  enterNumber,
  rows,
  pageRow,
  sessionStatus,
  attemptsOf,
  invoice,
  open,
  subscribed,
  mailsOf,
  newClient,
  timelineOf,
  jobAt,
  at,
} = await collectionBooks()
beforeEach(() => provider.order('none', 0))

const ADMIN = 1
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error) => error.code,
  )

describe('a page that pays', () => {
  it('pays its invoice once, however often and by whomever it is settled', async () => {
    const { clientId, invoiceId } = await owing()
    const { url } = await payInvoices(client(clientId), [invoiceId])
    expect(await attemptsOf(invoiceId)).toMatchObject([{ state: 'open', amount_cents: 3_500 }])
    const { pageId, sessionId } = await enterNumber(url)
    await Promise.all([
      settlePage(client(clientId), { pageId }),
      settlePage(clock(today), { sessionId }),
      settlePage(clock(today), { pageId }),
    ])
    expect(await settlePage(clock(today), { sessionId })).toMatchObject({ state: 'complete' })
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
    expect(await mailsOf(clientId, 'payment-received')).toHaveLength(1)
    expect(await refused(payInvoices(client(clientId), [invoiceId]))).toBe('conflict')
  })

  it('pays invoices of two subscriptions with one payment', async () => {
    const first = await owing()
    const second = await owing({ clientId: first.clientId, priceCents: 5_900 })
    const { url } = await payInvoices(client(first.clientId), [second.invoiceId, first.invoiceId])
    const { pageId } = await enterNumber(url)
    await settlePage(client(first.clientId), { pageId })
    const attempts = [...(await attemptsOf(first.invoiceId)), ...(await attemptsOf(second.invoiceId))]
    expect(attempts.map(({ state, amount_cents }) => [state, amount_cents])).toEqual([
      ['succeeded', 3_500],
      ['succeeded', 5_900],
    ])
    expect(new Set(attempts.map(({ intent_id }) => intent_id)).size).toBe(1)
    expect(await invoice(second.invoiceId)).toMatchObject({ status: 'paid' })
  })

  it('ends the older page of its invoice; one that was paid there meanwhile is not paid again', async () => {
    const { clientId, invoiceId } = await owing()
    const { url: former } = await payInvoices(client(clientId), [invoiceId])
    const { url } = await payInvoices(client(clientId), [invoiceId])
    expect(await sessionStatus(former)).toBe('expired')
    expect(await pageRow(former)).toMatchObject({ state: 'expired' })
    await enterNumber(url)
    expect(await refused(payInvoices(client(clientId), [invoiceId]))).toBe('conflict')
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
  })

  it('leaves one of two pages of an invoice that are opened at once', async () => {
    const { clientId, invoiceId } = await owing()
    const opened = await Promise.allSettled([1, 2, 3].map(() => payInvoices(client(clientId), [invoiceId])))
    const pages = await rows(
      "select session_id from payment_pages where client_id = $1 and state = 'open'",
      clientId,
    )
    expect(pages.length).toBeLessThanOrEqual(1)
    expect(opened.some(({ status }) => status === 'fulfilled')).toBe(true)
    const live = (await attemptsOf(invoiceId)).filter(({ state }) => ['created', 'open'].includes(state))
    expect(live.length).toBe(pages.length)
  })

  it('gives a second payment of one invoice back whole', async () => {
    const { id, clientId, invoiceId } = await owing()
    const { url: former } = await payInvoices(client(clientId), [invoiceId])
    const formerPage = await pageRow(former)
    // As if ending it had never reached the provider.
    await rows(
      "update invoice_attempts set state = 'cancelled', ended_at = now() where page_id = $1",
      formerPage.id,
    )
    const { url } = await payInvoices(client(clientId), [invoiceId])
    const pages = [await enterNumber(former), await enterNumber(url)]
    await Promise.all(pages.map(({ pageId }) => settlePage(clock(today), { pageId })))
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
    expect((await timelineOf(id)).filter((kind) => kind === 'paid_twice')).toHaveLength(1)
    expect(
      await rows('select reason, amount_cents from invoice_refunds where invoice_id = $1', invoiceId),
    ).toEqual([{ reason: 'paid_twice', amount_cents: 3_500 }])
  })

  it('that expires leaves its invoice to be paid otherwise', async () => {
    const { clientId, invoiceId } = await owing()
    const { url } = await payInvoices(client(clientId), [invoiceId])
    const { session_id: sessionId, id } = await pageRow(url)
    await provider.act(`sessions/${sessionId}/expire`)
    await settlePage(clock(today), { sessionId })
    expect(await pageRow(url)).toMatchObject({ state: 'expired' })
    expect(await attemptsOf(invoiceId)).toMatchObject([{ state: 'cancelled', page_id: id }])
    await payInvoices(client(clientId), [invoiceId])
  })

  it('stays open when a card is refused on it', async () => {
    const { clientId, invoiceId } = await owing()
    const { url } = await payInvoices(client(clientId), [invoiceId])
    const { pageId } = await enterNumber(url, '4000000000000002')
    expect(await settlePage(client(clientId), { pageId })).toMatchObject({ state: 'open' })
    await enterNumber(url)
    expect(await settlePage(client(clientId), { pageId })).toMatchObject({ state: 'complete' })
  })

  it('counts a bank debit that is on its way as being paid', async () => {
    const { clientId, invoiceId } = await owing()
    const { url } = await payInvoices(client(clientId), [invoiceId])
    const { pageId } = await enterNumber(url, 'FR1420041010050500013M02606')
    expect(await settlePage(client(clientId), { pageId })).toMatchObject({ state: 'complete' })
    expect(await attemptsOf(invoiceId)).toMatchObject([{ state: 'processing' }])
    expect(await refused(payInvoices(client(clientId), [invoiceId]))).toBe('conflict')
  })
})

describe('who may pay what', () => {
  it('is the client alone, and not who only views', async () => {
    const { clientId, invoiceId } = await owing()
    expect(await refused(payInvoices(client(await newClient()), [invoiceId]))).toBe('not_found')
    expect(await refused(payInvoices(client(ADMIN), [invoiceId]))).toBe('not_found')
    expect(await refused(payInvoices(client(clientId, { viewedBy: ADMIN }), [invoiceId]))).toBe('forbidden')
    expect(await rows('select 1 from payment_pages where client_id = $1', clientId)).toEqual([])
  })

  it('is an older period first, or with the later one', async () => {
    const start = addMonths(today, -1)
    const { id, clientId } = await subscribed(start, start)
    const older = await open(id, start)
    const later = await open(id, today)
    expect(await refused(payInvoices(client(clientId), [later.id]))).toBe('conflict')
    expect(
      await rows("select 1 from payment_pages where client_id = $1 and state <> 'expired'", clientId),
    ).toEqual([])
    await payInvoices(client(clientId), [later.id, older.id])
  })

  it('is no page of another client', async () => {
    const { clientId, invoiceId } = await owing()
    const { url } = await payInvoices(client(clientId), [invoiceId])
    const { id: pageId } = await pageRow(url)
    expect(await refused(settlePage(client(await newClient()), { pageId }))).toBe('not_found')
  })
})

describe('a provider that fails', () => {
  for (const fault of ['timeout_before', 'timeout_after', 'server_error', 'rate_limited', 'reset'])
    it(`with ${fault} while a page is opened leaves its invoice free`, async () => {
      const { clientId, invoiceId } = await owing()
      await provider.order(fault, 2, '^POST /v1/checkout/sessions.?[?]')
      expect(await refused(payInvoices(client(clientId), [invoiceId]))).toBe('provider')
      await provider.order('none', 0)
      expect((await attemptsOf(invoiceId)).map(({ state }) => state)).toEqual(['cancelled'])
      const { url } = await payInvoices(client(clientId), [invoiceId])
      const { pageId } = await enterNumber(url)
      await settlePage(client(clientId), { pageId })
      expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
    })

  it('while a page is read changes nothing, and the next reading pays', async () => {
    const { clientId, invoiceId } = await owing()
    const { url } = await payInvoices(client(clientId), [invoiceId])
    const { pageId } = await enterNumber(url)
    await provider.order('server_error', 2, 'checkout/sessions/')
    expect(await refused(settlePage(client(clientId), { pageId }))).toBe('provider')
    await provider.order('none', 0)
    await settlePage(client(clientId), { pageId })
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
  })
})

describe('forgotten pages', () => {
  it('are settled by the job: paid ones count, overdue ones and those without a session end', async () => {
    const [used, overdue, lost] = [await owing(), await owing(), await owing()]
    const { url } = await payInvoices(client(used.clientId), [used.invoiceId])
    await enterNumber(url)
    const { url: former } = await payInvoices(client(overdue.clientId), [overdue.invoiceId])
    const { url: unseen } = await payInvoices(client(lost.clientId), [lost.invoiceId])
    // As if the process had died before it stored the answer.
    await rows("update payment_pages set state = 'created', session_id = null where url = $1", unseen)
    const failed: unknown[] = []
    const later = jobAt(at + 62 * 60_000)
    await Promise.all([1, 2].map(() => reconcilePages(later, (error) => failed.push(error))))
    expect(failed).toEqual([])
    expect(await invoice(used.invoiceId)).toMatchObject({ status: 'paid' })
    expect(await sessionStatus(former)).toBe('expired')
    for (const address of [former, unseen]) expect(await pageRow(address)).toMatchObject({ state: 'expired' })
    await payInvoices(client(lost.clientId), [lost.invoiceId])
  })

  it('do not keep others waiting when the provider does not answer', async () => {
    const { clientId, invoiceId } = await owing()
    const { url } = await payInvoices(client(clientId), [invoiceId])
    await enterNumber(url)
    const later = jobAt(at + 10 * 60_000)
    await provider.order('server_error', 2, 'checkout/sessions/')
    const failed: unknown[] = []
    await reconcilePages(later, (error) => failed.push(error))
    expect(failed.length).toBeGreaterThan(0)
    await provider.order('none', 0)
    await reconcilePages(later, (error) => failed.push(error))
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
  })
})

it('a page that is paid while its invoice is debited moves money once, or gives the second back', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, clientId } = await subscribed(today, today)
    const { url: saving } = await openMethodPage(client(clientId), { subscriptionId: id })
    await settlePage(client(clientId), await enterNumber(saving))
    const { id: invoiceId } = await open(id, today)
    const { url } = await payInvoices(client(clientId), [invoiceId])
    const page = { pageId: Number((await pageRow(url)).id) }
    await Promise.allSettled([
      enterNumber(url),
      debitInvoice(clock(today), invoiceId),
      debitInvoice(clock(today), invoiceId),
    ])
    await Promise.allSettled([settlePage(clock(today), page), settleInvoice(clock(today), invoiceId)])
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
    const paid = (await attemptsOf(invoiceId)).filter(({ state }) => state === 'succeeded')
    const refunds = await rows('select 1 from invoice_refunds where invoice_id = $1', invoiceId)
    expect(paid.length - refunds.length).toBe(1)
    expect((await timelineOf(id)).filter((kind) => kind === 'payment_received')).toHaveLength(1)
  }
})

it('any order of event, screen and job leads to one truth', async () => {
  for (const order of [
    ['event', 'screen', 'job'],
    ['job', 'event', 'screen'],
    ['screen', 'job', 'event'],
  ]) {
    const { id, clientId, invoiceId } = await owing()
    const { url } = await payInvoices(client(clientId), [invoiceId])
    const { pageId, sessionId } = await enterNumber(url)
    const later = jobAt(at + 10 * 60_000)
    for (const who of order) {
      if (who === 'event') await settlePage(clock(today), { sessionId })
      if (who === 'screen') await settlePage(client(clientId), { pageId })
      if (who === 'job') await reconcilePages(later, () => {})
    }
    expect((await timelineOf(id)).filter((kind) => kind === 'payment_received')).toHaveLength(1)
    expect(await mailsOf(clientId, 'payment-received')).toHaveLength(1)
  }
})
