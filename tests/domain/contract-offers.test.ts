import { beforeEach, describe, expect, it } from 'vitest'
import { planCents } from '@/content/plan-facts'
import { endSubscription } from '@/lib/domain/billing/end-subscription'
import { giveNotice } from '@/lib/domain/billing/give-notice'
import { openPeriod } from '@/lib/domain/billing/open-period'
import { withdrawalEnds } from '@/lib/domain/billing-rules/withdrawal'
import { addDays, addMonths } from '@/lib/domain/calendar'
import { acceptOffer } from '@/lib/domain/collection/accept-offer'
import { readOffer } from '@/lib/domain/collection/read-offer'
import { settleIntent } from '@/lib/domain/collection/settle-intent'
import { settlePage } from '@/lib/domain/collection/settle-page'
import { DEFAULT_ANSWERS } from '@/lib/domain/onboarding/policy'
import { submitProjectRequest } from '@/lib/domain/onboarding/submit-project-request'
import { createWebsite } from '@/lib/domain/websites/create-website'
import { collectionBooks } from '../support/collection-books'

const books = await collectionBooks()
const {
  provider,
  client,
  clock,
  admin,
  today,
  owing,
  enterNumber,
  rows,
  pageRow,
  sessionStatus,
  subscribed,
} = books
const { mailsOf, newClient, timelineOf, invoicesOf, at, as } = books
beforeEach(() => provider.order('none', 0))

const ADMIN = 1
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error) => error.code,
  )

const STANDARD: Parameters<typeof acceptOffer>[1] = {
  ...({ plan: 'premium', paymentPlan: 'monthly', startsAtOnce: true } as const),
  ...{ priceCents: 5_900, termsText: 'Conditions du jour' },
}

async function withSite() {
  const clientId = await newClient()
  const site = { name: 'La Table', url: 'https://table.example', imageUrl: null, status: 'active' } as const
  const { id: websiteId } = await createWebsite(admin(today), { ...site, clientId, subscriptionId: null })
  return { clientId, websiteId }
}

const siteRow = async (id: number) => (await rows('select * from websites where id = $1', id))[0]
const subscriptionsOf = (clientId: number) =>
  rows(
    `select id, plan, collection, status, anchor::text, concluded_on::text, starts_at_once, price_cents, due_date::text, ends_on,
       ended_at, notice_on, payment_method_id
     from subscriptions where client_id = $1 order by id`,
    clientId,
  )
const offersOf = (clientId: number) =>
  rows('select * from contract_offers where client_id = $1 order by id', clientId)

async function conclude(clientId: number, input: Partial<Parameters<typeof acceptOffer>[1]> = {}) {
  const { url } = await acceptOffer(client(clientId), { ...STANDARD, ...input })
  const { pageId } = await enterNumber(url)
  await settlePage(client(clientId), { pageId })
  return pageId
}

describe('a firm offer', () => {
  it('says what a consumer has to know, with dates and sums', async () => {
    const { clientId, websiteId } = await withSite()
    const offer = await readOffer(client(clientId), { ...STANDARD, websiteId })
    expect(offer).toMatchObject({
      ...{ priceCents: 5_900, vatCents: 983, payNowCents: 5_900, firstDay: today, site: 'La Table' },
      nextDebit: { date: addMonths(today, 1), amountCents: 5_900 },
      withdrawalUntil: withdrawalEnds(today),
      lacksDetails: false,
    })
    for (const words of ['59\u00a0€ par mois', 'préavis de 2\u00a0mois', '14\u00a0jours', 'Ostal SAS'])
      expect(offer.text).toContain(words)
  })

  it('names the development of the project that was asked for with it', async () => {
    const { clientId } = await withSite()
    await submitProjectRequest(client(clientId), {
      ...DEFAULT_ANSWERS,
      ...{ selectedPlan: 'Standard', annual: false, contactOption: 'email' },
    })
    const offer = await readOffer(client(clientId), STANDARD)
    expect(offer.developmentCents).toBe(160_000)
    expect(offer.text).toContain('1\u00a0600\u00a0€ une fois')
  })
})

describe('a contract concluded online', () => {
  it('begins with its page: subscription, website, paid invoice, texts', async () => {
    const { clientId, websiteId } = await withSite()
    const { url } = await acceptOffer(client(clientId), { ...STANDARD, websiteId })
    expect(await subscriptionsOf(clientId)).toEqual([])
    const { pageId, sessionId } = await enterNumber(url)
    await Promise.all([
      settlePage(client(clientId), { pageId }),
      settlePage(clock(today), { sessionId }),
      settlePage(clock(today), { sessionId }),
    ])
    await settlePage(clock(today), { sessionId })
    const [subscription, ...others] = await subscriptionsOf(clientId)
    expect(others).toEqual([])
    expect(subscription).toMatchObject({
      ...{ plan: 'premium', collection: 'automatic', status: 'active', anchor: today, price_cents: 5_900 },
      ...{ concluded_on: today, starts_at_once: true, due_date: addMonths(today, 1) },
    })
    expect(await siteRow(websiteId)).toMatchObject({ subscription_id: subscription?.id, status: 'active' })
    expect(await invoicesOf(subscription?.id)).toMatchObject([
      { status: 'paid', first: today, total_cents: 5_900 },
    ])
    expect(await timelineOf(subscription?.id)).toEqual(['period_began', 'concluded', 'payment_received'])
    expect(await mailsOf(clientId, 'contract-concluded')).toMatchObject([{ termsText: 'Conditions du jour' }])
    expect(await offersOf(clientId)).toMatchObject([
      { subscription_id: subscription?.id, terms_text: 'Conditions du jour', lapsed_at: null },
    ])
  })

  it('without the box begins after the right to withdraw, with the method alone saved', async () => {
    const { clientId, websiteId } = await withSite()
    const firstDay = addDays(withdrawalEnds(today), 1)
    await conclude(clientId, { websiteId, startsAtOnce: false })
    const [subscription] = await subscriptionsOf(clientId)
    expect(subscription).toMatchObject({ anchor: firstDay, due_date: firstDay, starts_at_once: false })
    expect(await invoicesOf(subscription?.id)).toEqual([])
    expect(await openPeriod(clock(withdrawalEnds(today)), subscription?.id)).toEqual([])
    expect(await openPeriod(clock(firstDay), subscription?.id)).toMatchObject([{ totalCents: 5_900 }])
  })

  it('of a professional begins at once, box or not', async () => {
    const { clientId } = await withSite()
    await rows("update clients set kind = 'professional', siren = '732829320' where id = $1", clientId)
    await conclude(clientId, { startsAtOnce: false })
    expect(await subscriptionsOf(clientId)).toMatchObject([{ anchor: today, starts_at_once: true }])
  })

  it('paid by a bank debit begins at once, and its invoice is paid when the debit succeeds', async () => {
    const { clientId } = await withSite()
    const { url } = await acceptOffer(client(clientId), STANDARD)
    const { pageId, sessionId } = await enterNumber(url, 'FR1420041010050500013M02606')
    await settlePage(client(clientId), { pageId })
    const [subscription] = await subscriptionsOf(clientId)
    expect(await invoicesOf(subscription?.id)).toMatchObject([{ status: 'issued', refused_on: null }])
    const [attempt] = await rows('select * from invoice_attempts where page_id = $1', pageId)
    expect(attempt).toMatchObject({ state: 'processing' })
    await provider.act(`intents/${attempt?.intent_id}/settle`)
    await settleIntent(clock(today), String(attempt?.intent_id))
    await settlePage(clock(today), { sessionId })
    expect(await invoicesOf(subscription?.id)).toMatchObject([{ status: 'paid' }])
    const [method] = await rows('select * from payment_methods where client_id = $1', clientId)
    expect(method).toMatchObject({ kind: 'sepa', brand: 'SEPA' })
    expect(method?.mandate_id).not.toBeNull()
  })

  it('is refused with the next acceptance while the client owes for the website’s ended contract', async () => {
    const { clientId, websiteId } = await withSite()
    const { id } = await owing({ clientId })
    await rows('update websites set subscription_id = $1 where id = $2', id, websiteId)
    expect(await refused(acceptOffer(client(clientId), { ...STANDARD, websiteId }))).toBe('conflict')
    await rows(
      "update subscriptions set ends_on = $2, end_reason = 'unpaid', ended_at = now() where id = $1",
      ...[id, addDays(today, -1)],
    )
    expect(await refused(acceptOffer(client(clientId), { ...STANDARD, websiteId }))).toBe('conflict')
  })

  it('does not come about by an abandoned page: the offer lapses and nothing is owed', async () => {
    const { clientId, websiteId } = await withSite()
    const { url } = await acceptOffer(client(clientId), { ...STANDARD, websiteId })
    const { session_id: sessionId } = await pageRow(url)
    await provider.act(`sessions/${sessionId}/expire`)
    await settlePage(clock(today), { sessionId })
    expect(await subscriptionsOf(clientId)).toEqual([])
    const [offer] = await offersOf(clientId)
    expect(offer).toMatchObject({ concluded_at: null, subscription_id: null })
    expect(offer?.lapsed_at).not.toBeNull()
    expect(await rows('select 1 from invoices where client_id = $1', clientId)).toEqual([])
  })

  it('is one where two acceptances of one website race', async () => {
    const { clientId, websiteId } = await withSite()
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => acceptOffer(client(clientId), { ...STANDARD, websiteId })),
    )
    const urls = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.url] : []))
    const open = (await Promise.all(urls.map(sessionStatus))).filter((status) => status === 'open')
    expect(open).toHaveLength(1)
    for (const url of urls) {
      if ((await sessionStatus(url)) === 'open') await enterNumber(url)
      await settlePage(clock(today), { sessionId: String((await pageRow(url)).session_id) })
    }
    expect(await subscriptionsOf(clientId)).toHaveLength(1)
    expect(await refused(acceptOffer(client(clientId), { ...STANDARD, websiteId }))).toBe('conflict')
  })

  it('is found concluded by who accepts again after paying', async () => {
    const { clientId, websiteId } = await withSite()
    const { url } = await acceptOffer(client(clientId), { ...STANDARD, websiteId })
    await enterNumber(url)
    expect(await refused(acceptOffer(client(clientId), { ...STANDARD, websiteId }))).toBe('conflict')
    expect(await subscriptionsOf(clientId)).toHaveLength(1)
  })

  it('keeps offer and terms as they were accepted', async () => {
    const { clientId } = await withSite()
    await conclude(clientId)
    await expect(
      rows("update contract_offers set terms_text = 'x' where client_id = $1", clientId),
    ).rejects.toThrow(/final/)
  })
})

describe('who may conclude what', () => {
  it('is a client with complete details, for their own website, at the price that they saw', async () => {
    const { clientId, websiteId } = await withSite()
    const other = await newClient()
    const bare = await newClient(false)
    const input = { ...STANDARD, websiteId }
    expect(await refused(acceptOffer(client(other), input))).toBe('not_found')
    expect(await refused(acceptOffer(as(ADMIN, 'ADMIN', { at }), input))).toBe('not_found')
    expect(await refused(acceptOffer(client(clientId, { viewedBy: ADMIN }), input))).toBe('forbidden')
    expect(await refused(acceptOffer(client(bare), STANDARD))).toBe('conflict')
    expect(await refused(acceptOffer(client(clientId), { ...input, priceCents: 100 }))).toBe('conflict')
    expect(await offersOf(clientId)).toEqual([])
  })

  it('sets nothing else by naming it', async () => {
    const { clientId } = await withSite()
    const forged: object = { status: 'inactive', endsOn: '2027-01-01', clientId: 1, developmentCents: 1 }
    await conclude(clientId, forged)
    expect(await subscriptionsOf(clientId)).toMatchObject([
      { status: 'active', ends_on: null, price_cents: planCents('premium', 'monthly') },
    ])
    expect(await offersOf(clientId)).toMatchObject([{ client_id: clientId, development_cents: null }])
  })
})

describe('subscribing again', () => {
  /** A contract added by the agency two months ago and ended yesterday; its website is offline. */
  async function ended() {
    const { clientId, websiteId } = await withSite()
    const start = addMonths(today, -3)
    const { id } = await subscribed(start, addDays(today, 1), { clientId })
    await rows('update websites set subscription_id = $1 where id = $2', id, websiteId)
    await rows(
      "update subscriptions set ends_on = $2, end_reason = 'notice', notice_on = $2 where id = $1",
      ...[id, addDays(today, -1)],
    )
    await endSubscription(clock(today), id)
    expect(await siteRow(websiteId)).toMatchObject({ status: 'inactive', inactive_by: 'billing' })
    return { id, clientId, websiteId }
  }

  it('is a new contract under the same number: list price, today’s anchor, websites back', async () => {
    const { id, clientId, websiteId } = await ended()
    await conclude(clientId, { subscriptionId: id })
    expect(await subscriptionsOf(clientId)).toMatchObject([
      {
        ...{ id, anchor: today, price_cents: 5_900, status: 'active', collection: 'automatic' },
        ...{ ends_on: null, ended_at: null, notice_on: null, concluded_on: today },
      },
    ])
    expect(await siteRow(websiteId)).toMatchObject({ status: 'active', inactive_by: null })
    expect(await invoicesOf(id)).toMatchObject([{ status: 'paid', first: today }])
  })

  it('without the box brings websites back with the first day', async () => {
    const { id, clientId, websiteId } = await ended()
    await conclude(clientId, { subscriptionId: id, startsAtOnce: false })
    expect(await siteRow(websiteId)).toMatchObject({ status: 'inactive' })
    await openPeriod(clock(addDays(withdrawalEnds(today), 1)), id)
    expect(await siteRow(websiteId)).toMatchObject({ status: 'active', inactive_by: null })
  })

  it('waits for unpaid periods of the client', async () => {
    const { id, clientId } = await ended()
    await owing({ clientId })
    expect(await refused(acceptOffer(client(clientId), { ...STANDARD, subscriptionId: id }))).toBe('conflict')
  })

  it('in notice takes the notice back', async () => {
    const { id, clientId } = await subscribed(today, addDays(today, 10))
    await giveNotice(client(clientId), { id })
    await acceptOffer(client(clientId), { ...STANDARD, subscriptionId: id })
    expect(await subscriptionsOf(clientId)).toMatchObject([{ notice_on: null, ends_on: null }])
    expect(await refused(acceptOffer(client(clientId), { ...STANDARD, subscriptionId: id }))).toBe('conflict')
  })
})

describe('a provider that fails', () => {
  it.each(['timeout_after', 'server_error', 'rate_limited'])(
    'with %s leaves an offer that lapsed, and the next acceptance concludes',
    async (fault) => {
      const { clientId, websiteId } = await withSite()
      await provider.order(fault, 2, '^POST /v1/checkout/sessions')
      expect(await refused(acceptOffer(client(clientId), { ...STANDARD, websiteId }))).toBe('provider')
      await provider.order('none', 0)
      expect((await offersOf(clientId)).map(({ lapsed_at: lapsedAt }) => lapsedAt !== null)).toEqual([true])
      await conclude(clientId, { websiteId })
      expect(await subscriptionsOf(clientId)).toHaveLength(1)
    },
  )
})
