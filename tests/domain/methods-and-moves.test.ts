import { beforeEach, describe, expect, it } from 'vitest'
import { lapseMoves } from '@/lib/domain/billing/lapse-moves'
import { beginContract } from '@/lib/domain/billing-rules/due-date'
import { moveTo } from '@/lib/domain/billing-rules/moves'
import { addDays } from '@/lib/domain/calendar'
import { changePlan } from '@/lib/domain/collection/change-plan'
import { openMethodPage } from '@/lib/domain/collection/open-method-page'
import { reconcilePages } from '@/lib/domain/collection/reconcile-pages'
import { settlePage } from '@/lib/domain/collection/settle-page'
import { collectionBooks } from '../support/collection-books'

const books = await collectionBooks()
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
} = books
const { open, subscribed, mailsOf, newClient, timelineOf, invoicesOf } = books
beforeEach(() => provider.order('none', 0))

const ADMIN = 1
const REFUSED_LATER = '4000000000000341'
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error) => error.code,
  )
const stored = async (id: number) =>
  (await rows('select *, anchor::text from subscriptions where id = $1', id))[0]
const methodsOf = (clientId: number) =>
  rows('select * from payment_methods where client_id = $1 order by id', clientId)

async function save(id: number, clientId: number, number?: string) {
  const { url } = await openMethodPage(client(clientId), { subscriptionId: id })
  const { pageId } = await enterNumber(url, number)
  await settlePage(client(clientId), { pageId })
  return pageId
}

/** A subscription paid for today's period and debited from then on. */
async function automatic(number?: string) {
  const { id, clientId } = await subscribed(today, addDays(today, 10))
  await save(id, clientId, number)
  return { id, clientId }
}

describe('a method', () => {
  it('that is saved while nothing is due makes a subscription automatic and keeps its anchor', async () => {
    const { id, clientId } = await automatic()
    expect(await stored(id)).toMatchObject({ collection: 'automatic', anchor: addDays(today, 10) })
    expect(await methodsOf(clientId)).toMatchObject([{ kind: 'card', brand: 'visa', last_four: '4242' }])
    expect((await timelineOf(id)).filter((kind) => kind === 'method_saved')).toHaveLength(1)
    expect(await mailsOf(clientId, 'method-saved')).toHaveLength(1)
  })

  it('that is saved while something is due pays it with the same page', async () => {
    const { id, clientId, invoiceId } = await owing()
    const pageId = await save(id, clientId)
    await Promise.all([1, 2].map(() => settlePage(clock(today), { pageId })))
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
    expect(await stored(id)).toMatchObject({ collection: 'automatic' })
    expect(await mailsOf(clientId, 'method-saved')).toHaveLength(1)
  })

  it('debits what became due while its page was open', async () => {
    const { id, clientId } = await subscribed(today, today)
    const { url } = await openMethodPage(client(clientId), { subscriptionId: id })
    const { id: invoiceId } = await open(id, today)
    const { pageId } = await enterNumber(url)
    await settlePage(clock(today), { pageId })
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid' })
    expect(await attemptsOf(invoiceId)).toMatchObject([{ state: 'succeeded', page_id: null }])
  })

  it('that replaces another forgets it, unless it pays another subscription', async () => {
    const { id, clientId } = await automatic()
    await save(id, clientId, '5555555555554444')
    const [former, current] = await methodsOf(clientId)
    expect(former).toMatchObject({ is_usable: false })
    expect(former?.removed_at).not.toBeNull()
    expect(await stored(id)).toMatchObject({ payment_method_id: current?.id })
    const second = await subscribed(today, addDays(today, 10), { clientId })
    await rows('update subscriptions set payment_method_id = $1 where id = $2', current?.id, second.id)
    await save(id, clientId)
    expect((await methodsOf(clientId))[1]).toMatchObject({ removed_at: null })
  })

  it('of a page that is settled after a later one does not come back', async () => {
    const { id, clientId } = await subscribed(today, addDays(today, 10))
    const pages = [
      await openMethodPage(client(clientId), { subscriptionId: id }),
      await openMethodPage(client(clientId), { subscriptionId: id }),
    ]
    const used = [
      await enterNumber(pages[0]?.url ?? ''),
      await enterNumber(pages[1]?.url ?? '', '5555555555554444'),
    ]
    for (const { pageId } of used.reverse()) await settlePage(clock(today), { pageId })
    const { payment_method_id: methodId } = await stored(id)
    expect((await methodsOf(clientId)).find((method) => method.id === methodId)).toMatchObject({
      brand: 'mastercard',
      removed_at: null,
    })
  })

  it('is saved by the client alone', async () => {
    const { id, clientId } = await subscribed(today, addDays(today, 10))
    const tries = [client(await newClient()), client(ADMIN), client(clientId, { viewedBy: ADMIN })]
    for (const [index, code] of ['not_found', 'not_found', 'forbidden'].entries()) {
      const by = tries[index]
      if (by) expect(await refused(openMethodPage(by, { subscriptionId: id }))).toBe(code)
    }
  })

  it.each(['timeout_after', 'server_error'])('survives %s of the provider on each call', async (fault) => {
    const { id, clientId } = await subscribed(today, addDays(today, 10))
    await provider.order(fault, 2, '^POST /v1/customers')
    expect(await refused(openMethodPage(client(clientId), { subscriptionId: id }))).toBe('provider')
    await provider.order('none', 0)
    await save(id, clientId)
    const { url } = await openMethodPage(client(clientId), { subscriptionId: id })
    const { pageId } = await enterNumber(url, '5555555555554444')
    await provider.order(fault, 2, 'payment_methods/.*/detach')
    await settlePage(clock(today), { pageId })
    expect(await stored(id)).toMatchObject({ collection: 'automatic' })
    expect((await methodsOf(clientId))[0]?.removed_at).not.toBeNull()
  })
})

describe('a move to a higher price', () => {
  const dueToday = () => {
    const terms = { plan: 'basic', paymentPlan: 'monthly', priceCents: 3_500 } as const
    const running = { ...beginContract(today, terms) }
    return moveTo(running, { plan: 'premium', paymentPlan: 'monthly', priceCents: 5_900 }, today)
      .amountDueCents
  }
  const input = (id: number) =>
    ({ id, plan: 'premium', paymentPlan: 'monthly', amountDueCents: dueToday() }) as const

  /** A subscription with a paid period that starts today. */
  async function paid(number?: string) {
    const { id, clientId } = await owing()
    await save(id, clientId)
    if (number) await save(id, clientId, number)
    return { id, clientId }
  }

  it('is debited at once where payments are automatic', async () => {
    const { id, clientId } = await paid()
    expect(await changePlan(client(clientId), input(id))).toMatchObject({
      subscription: { plan: 'premium', priceCents: 5_900 },
      url: null,
    })
    expect((await invoicesOf(id)).map(({ status }) => status)).toEqual(['paid', 'paid'])
  })

  it('that is refused changes nothing and says why', async () => {
    const { id, clientId } = await paid(REFUSED_LATER)
    await expect(changePlan(client(clientId), input(id))).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/refusé.*n’a pas changé/),
    })
    expect(await stored(id)).toMatchObject({ plan: 'basic', status: 'active', change_plan: null })
    expect((await invoicesOf(id)).map(({ status }) => status)).toEqual(['paid', 'cancelled'])
  })

  it.each(['rate_limited', 'server_error'])(
    'is dropped or waits when the debit fails with %s',
    async (fault) => {
      const { id, clientId } = await paid()
      await provider.order(fault, 2, '^POST /v1/payment_intents')
      expect(await refused(changePlan(client(clientId), input(id)))).toBe('provider')
      await provider.order('none', 0)
      expect(await stored(id)).toMatchObject({ plan: 'basic' })
      expect(await changePlan(client(clientId), input(id))).toMatchObject({
        subscription: { plan: 'premium' },
      })
      const moves = (await invoicesOf(id)).filter(({ status }) => status === 'paid')
      expect(moves).toHaveLength(2)
    },
  )

  it('is paid on a page where payments are by hand, and takes effect with it', async () => {
    const { id, clientId, invoiceId } = await owing()
    await rows("update invoices set status = 'paid', paid_on = $2 where id = $1", ...[invoiceId, today])
    const { url } = await changePlan(client(clientId), input(id))
    expect(await stored(id)).toMatchObject({ plan: 'basic' })
    const { pageId } = await enterNumber(url ?? '')
    await settlePage(client(clientId), { pageId })
    expect(await stored(id)).toMatchObject({ plan: 'premium' })
  })

  it('that lapses ends its page', async () => {
    const { id, clientId, invoiceId } = await owing()
    await rows("update invoices set status = 'paid', paid_on = $2 where id = $1", ...[invoiceId, today])
    const { url } = await changePlan(client(clientId), input(id))
    await rows(
      "update invoices set last = last - 60, first = first - 60 where subscription_id = $1 and purpose = 'move'",
      id,
    )
    await lapseMoves(clock(today), id)
    await reconcilePages(clock(today), () => {})
    expect(await sessionStatus(url ?? '')).toBe('expired')
    expect(await pageRow(url ?? '')).toMatchObject({ state: 'expired' })
    expect(await timelineOf(id)).toContain('move_dropped')
  })
})
