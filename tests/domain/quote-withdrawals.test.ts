import { describe, expect, it } from 'vitest'
import { ADMIN } from '@/db/seed/accounts'
import { notePayment } from '@/lib/domain/billing/record-payment'
import { readToDecide } from '@/lib/domain/books/read-to-decide'
import { addDays, parisDay } from '@/lib/domain/calendar'
import { settleQuoteWithdrawal } from '@/lib/domain/contracts/settle-quote-withdrawal'
import { withdrawFromQuote } from '@/lib/domain/contracts/withdraw-from-quote'
import { acceptQuote } from '@/lib/domain/quotes/accept-quote'
import { finishStage } from '@/lib/domain/quotes/finish-stage'
import { listQuotes } from '@/lib/domain/quotes/list-quotes'
import { getQuote, readSentQuote } from '@/lib/domain/quotes/queries'
import { draftQuote } from '@/lib/domain/quotes/save-quote'
import type { QuoteInput } from '@/lib/domain/quotes/schema'
import { sendQuote } from '@/lib/domain/quotes/send-quote'
import { domain, linkToken } from '../support/context'

const { as, job, pool, mailTo } = await domain()
const admin = as(ADMIN, 'ADMIN')
const today = parisDay(new Date())
const DAY_MS = 86_400_000
const inDays = (days: number) => ({ at: Date.now() + days * DAY_MS })

const rows = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows
const refused = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error) => error.code ?? String(error),
  )

let count = 0

type Accepted = { quote?: Partial<QuoteInput>; startsAtOnce?: boolean; isComplete?: boolean }

/** A quote of 1 000 € with a deposit of 300 € and a subscription, accepted by its link. */
async function accepted({ quote = {}, startsAtOnce = false, isComplete = true }: Accepted = {}) {
  const email = `retractation-${++count}@exemple.fr`
  const { id } = await draftQuote(admin, {
    source: null,
    quote: {
      ...{ email, firstName: 'Marius', lastName: 'Olive', businessName: null, clientKind: 'consumer' },
      ...{ isOffPremises: false, websiteId: null, depositPermille: 300, deliveryWeeks: 6, note: '' },
      ...{ siteName: 'Le Mas', siteUrl: 'https://le-mas.example/' },
      ...{ formula: 'one_time_and_subscription', plan: 'basic', paymentPlan: 'monthly' },
      lines: [
        { kind: 'development', label: 'Développement', quantity: 1, unitCents: 100_000, vatPermille: 200 },
      ],
      ...quote,
    },
  })
  await sendQuote(admin, { id, termsText: 'Article 1.' })
  const [{ link_id }] = await rows('select link_id from quotes where id = $1', id)
  const key = { token: linkToken(link_id, 'quote') }
  const accept = () => acceptQuote(as(), { key, version: 1, typedName: 'Marius Olive', startsAtOnce })
  if (isComplete) await completeOnAcceptance(email)
  await accept()
  const [row] = await rows('select * from quotes where id = $1', id)
  const [project] = await rows('select id from projects where quote_id = $1', id)
  return {
    ...{ id, email, key, accept, projectId: project.id as number, clientId: row.client_id as number },
    ...{ depositId: row.deposit_invoice_id as number, websiteId: row.website_id as number },
    withdraw: (at = inDays(1)) => withdrawFromQuote(as(undefined, undefined, at), { key }),
    pay: () =>
      notePayment(admin, {
        ...{ subscriptionId: null, invoiceIds: [row.deposit_invoice_id], on: today },
        reference: `VIR ${id}`,
      }),
    finish: (stage: 'brief' | 'delivery') => finishStage(admin, { projectId: project.id, stage, on: today }),
    deposit: async () => (await rows('select * from invoices where id = $1', row.deposit_invoice_id))[0],
    notes: () =>
      rows(
        `select total_cents, reason from invoices where corrected_invoice_id = $1 and kind = 'credit_note'`,
        row.deposit_invoice_id,
      ),
    refunds: () =>
      rows('select amount_cents, status from invoice_refunds where invoice_id = $1', row.deposit_invoice_id),
    row: async () =>
      (
        await rows(
          'select q.*, w."on"::text as day from quotes q left join quote_withdrawals w on w.quote_id = q.id where q.id = $1',
          id,
        )
      )[0],
  }
}

/** Creates the account beforehand, with complete billing details. */
async function completeOnAcceptance(email: string): Promise<void> {
  const [user] = await rows(
    `insert into users (email, password_hash, first_name, last_name, phone, email_confirmed_at)
     values ($1, '-', 'Marius', 'Olive', '06', now()) returning id`,
    email,
  )
  await rows(
    `insert into clients (id, owner_id, kind, billing_name, billing_line1, billing_postal_code, billing_city, billing_country)
     values ($1, $1, 'consumer', 'Marius Olive', '1 rue des Fours', '34000', 'Montpellier', 'FR')`,
    user.id,
  )
}

describe('a consumer’s withdrawal from an accepted quote', () => {
  it('credits the deposit, stops the project, takes the site offline and is acknowledged by mail', async () => {
    const quote = await accepted()
    expect(await quote.deposit()).toMatchObject({ status: 'issued', total_cents: 30_000 })
    await quote.withdraw()
    expect(await quote.deposit()).toMatchObject({ status: 'cancelled', credited_cents: 30_000 })
    expect(await quote.notes()).toEqual([{ total_cents: 30_000, reason: 'rétractation' }])
    expect(await quote.refunds()).toEqual([])
    expect(await quote.row()).toMatchObject({ status: 'accepted', day: addDays(today, 1) })
    const [site] = await rows('select status from websites where id = $1', quote.websiteId)
    expect(site.status).toBe('inactive')
    expect(await refused(quote.finish('brief'))).toBe('conflict')
    expect(await mailTo(quote.email, 'quote-withdrawn')).toMatchObject([
      { on: addDays(today, 1), refundCents: 0 },
    ])
    const [audited] = await rows(
      `select actor_type from audit_log where action = 'quote.contract-withdrawn' and subject_id = $1`,
      String(quote.id),
    )
    expect(audited).toBeDefined()
    expect(await readSentQuote(as(), quote.key)).toMatchObject({
      ...{ status: 'withdrawn', withdrawalUntil: null, withdrawal: { keptCents: 0 } },
    })
    const { rows: listed } = await listQuotes(admin, {
      filter: { etat: 'withdrawn', order: undefined, search: undefined } as never,
      page: { limit: 50 },
    })
    expect(listed.map(({ id }) => id)).toContain(quote.id)
  })

  it('gives a paid deposit back, once, however often it is said', async () => {
    const quote = await accepted()
    await quote.pay()
    await Promise.all([quote.withdraw(), quote.withdraw(), quote.withdraw()])
    await quote.withdraw()
    expect(await quote.refunds()).toEqual([{ amount_cents: 30_000, status: 'to_transfer' }])
    expect(await mailTo(quote.email, 'quote-withdrawn')).toMatchObject([{ refundCents: 30_000 }])
  })

  it('drops a deposit that was never issued', async () => {
    const quote = await accepted({ quote: { isOffPremises: true }, isComplete: false })
    expect(await quote.deposit()).toMatchObject({ status: 'draft' })
    await quote.withdraw()
    expect(await quote.deposit()).toMatchObject({ status: 'cancelled', number: null })
  })

  it('waits for the agency’s decision where a stage was finished at the client’s wish, and keeps no more than the deposit', async () => {
    const quote = await accepted({ startsAtOnce: true })
    await quote.pay()
    await quote.finish('brief')
    await quote.withdraw()
    expect(await quote.refunds()).toEqual([])
    const { withdrawals: open } = await readToDecide(admin, { late: 20 })
    expect(open.find(({ quoteId }) => quoteId === quote.id)).toMatchObject({ refundBy: addDays(today, 15) })
    const settle = (keptCents: number, reason = 'le cadrage') =>
      refused(settleQuoteWithdrawal(admin, { id: quote.id, keptCents, reason }))
    expect(await settle(30_001)).toBe('validation')
    expect(await settle(10_000, ' ')).toBe('validation')
    expect(await refused(settleQuoteWithdrawal(as(), { id: quote.id, keptCents: 0, reason: '' }))).not.toBe(
      'done',
    )
    expect(await Promise.all([settle(10_000), settle(10_000)])).toEqual(['done', 'done'])
    expect(await settle(5_000)).toBe('conflict')
    expect(await quote.refunds()).toEqual([{ amount_cents: 20_000, status: 'to_transfer' }])
    expect(await mailTo(quote.email, 'quote-withdrawal-settled')).toMatchObject([
      { keptCents: 10_000, refundCents: 20_000, reason: 'le cadrage' },
    ])
    expect((await getQuote(admin, quote.id)).withdrawal).toMatchObject({ keptCents: 10_000 })
  })

  it('keeps nothing of work that the client had not asked for at once', async () => {
    const quote = await accepted()
    await quote.pay()
    await quote.finish('brief')
    await quote.withdraw()
    expect(await quote.refunds()).toEqual([{ amount_cents: 30_000, status: 'to_transfer' }])
  })

  it('ends the subscription and credits the balance that a delivery has begun', async () => {
    const quote = await accepted()
    await quote.pay()
    await quote.finish('delivery')
    await quote.withdraw()
    const { balance_invoice_id: balanceId, subscription_id: subscriptionId } = await quote.row()
    const [balance] = await rows('select status from invoices where id = $1', balanceId)
    expect(balance.status).toBe('cancelled')
    const [subscription] = await rows(
      'select end_reason, ends_on::text from subscriptions where id = $1',
      subscriptionId,
    )
    expect(subscription).toEqual({ end_reason: 'withdrawal', ends_on: addDays(today, 1) })
    const open = await rows(
      `select id from invoices where client_id = $1 and status = 'issued' and kind = 'invoice'`,
      quote.clientId,
    )
    expect(open).toEqual([])
  })

  it('is over after fourteen days, and is no right of a professional', async () => {
    const late = await accepted()
    // After the next working day in any case.
    expect(await refused(late.withdraw(inDays(20)))).toBe('conflict')
    const firm = await accepted({ quote: { clientKind: 'professional' } })
    expect(await refused(firm.withdraw())).toBe('conflict')
    expect(await refused(withdrawFromQuote(admin, { id: firm.id, on: today }))).toBe('conflict')
    expect(await refused(withdrawFromQuote(as(), { key: { id: late.id } }))).toBe('unauthenticated')
  })

  it('that came by letter is recorded by the agency with its day, not in the future nor before the acceptance', async () => {
    const quote = await accepted()
    const record = (on: typeof today) => refused(withdrawFromQuote(admin, { id: quote.id, on }))
    expect(await record(addDays(today, 1))).toBe('validation')
    expect(await record(addDays(today, -1))).toBe('validation')
    expect(await record(today)).toBe('done')
    expect((await quote.row()).day).toBe(today)
    const owner = as(quote.clientId, 'USER')
    expect(await refused(withdrawFromQuote(owner, { id: quote.id, on: today }))).toBe('forbidden')
  })

  it('at once with the acceptance, the delivery or a payment leaves one of two ends', async () => {
    const paying = await accepted()
    await Promise.allSettled([paying.pay(), paying.withdraw()])
    const { status, credited_cents: credited } = await paying.deposit()
    const refunds = await paying.refunds()
    expect([status === 'cancelled' || status === 'paid', credited]).toEqual([true, 30_000])
    expect(refunds).toHaveLength(status === 'paid' ? 1 : 0)

    const delivering = await accepted()
    await Promise.allSettled([delivering.finish('delivery'), delivering.withdraw(), delivering.accept()])
    const left = await rows(
      `select id from invoices where client_id = $1 and status in ('draft', 'issued') and kind = 'invoice'`,
      delivering.clientId,
    )
    expect(left).toEqual([])
    expect((await delivering.row()).day).toBe(addDays(today, 1))
  })

  it('is found by no other link, and leaves no waiting invoice to the job', async () => {
    const quote = await accepted({ quote: { isOffPremises: true } })
    await quote.withdraw()
    const { issueWaitingQuoteInvoices } = await import('@/lib/domain/quotes/issue-waiting-quote-invoices')
    await issueWaitingQuoteInvoices(job('quotes', inDays(9)))
    expect(await quote.deposit()).toMatchObject({ status: 'cancelled', number: null })
    expect(await refused(withdrawFromQuote(as(), { key: { token: 'faux' } }))).toBe('not_found')
  })
})
