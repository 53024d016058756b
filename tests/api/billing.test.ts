import { beforeAll, describe, expect, inject, it } from 'vitest'
import { addDays, parisDay } from '@/lib/domain/calendar'
import { type Answer, call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { bearerOf, logIn, newcomer } from '../support/people'
import { sessionOf } from '../support/session-of'
import { stored } from '../support/stored'
import { insertContract, insertInvoice } from './billing-objects'

type Client = Awaited<ReturnType<typeof newcomer>> & { contract: number }

/** A day in Paris, relative to today. */
const day = (days: number) => addDays(parisDay(new Date()), days)
const EIGHT = ['Id', 'UserId', 'Name', 'Plan', 'PayementPlan', 'DueDate', 'Price', 'Status']
const ADDED = ['PeriodStart', 'PeriodEnd', 'NextDebit', 'ServiceUntil', 'NoticeOn', 'EndsOn', 'Collection']
/** Fields that no caller may set. */
const FORBIDDEN = {
  ...{ EndsOn: '2026-01-01', NoticeOn: '2026-01-01', Status: 'inactive', Price: 0, Collection: 'automatic' },
  ...{ UserId: 1, Id: 999_999, Plan: 'basic', endsOn: '2026-01-01', status: 'inactive', priceCents: 0 },
  ...{ collection: 'automatic', paymentMethodId: 1, anchor: '2020-01-01', PaidOn: '2026-01-01', DueCents: 0 },
}

/** A new client with a contract paid until its due date, by default in twenty days. */
async function client(given: Parameters<typeof insertContract>[1] = {}): Promise<Client> {
  const person = await newcomer()
  await stored(
    `update clients set kind = 'consumer', billing_name = 'Élise Nouvelle', billing_line1 = '1 rue des Fours',
       billing_postal_code = '34000', billing_city = 'Montpellier', billing_country = 'FR' where id = $1`,
    [person.id],
  )
  return {
    ...person,
    contract: await insertContract(person.id, { leadFirst: day(-11), dueDate: day(20), ...given }),
  }
}

const contractRow = async (id: number) =>
  (
    await stored(
      `select plan, payment_plan, price_cents, status, collection, notice_on::text, ends_on::text, change_plan, client_id
       from subscriptions where id = $1`,
      [id],
    )
  )[0]

const asAdmin = async (method: string, path: string, json?: unknown): Promise<Answer> =>
  call(method, path, { ...(await bearerOf('admin')), ...(json !== undefined && { json }) })

const statuses = (answers: Answer[]) => answers.map(({ status }) => status)

let someone: Client
beforeAll(async () => {
  someone = await client()
})

describe('a subscription', () => {
  it('is read with what its contract leads to, and written with the specified fields', async () => {
    const { bearer, contract } = someone
    const { body } = await call('GET', `/subscriptions/${contract}`, { bearer })
    expect(Object.keys(body).toSorted()).toEqual([...EIGHT, ...ADDED].toSorted())
    expect(body).toMatchObject({
      ...{ DueDate: day(20), PeriodEnd: day(19), ServiceUntil: null, NoticeOn: null, EndsOn: null },
      ...{ Collection: 'manual', NextDebit: { Date: day(20), AmountCents: 3_500 } },
    })
    const changed = await asAdmin('PUT', `/subscriptions/${contract}`, { Name: 'Le four' })
    expect(Object.keys(changed.body)).toEqual(EIGHT)
    const [row] = (await asAdmin('GET', '/subscriptions/list?limit=1')).body
    expect(Object.keys(row)).toEqual(EIGHT)
  })

  it('is written back as it was read', async () => {
    const { body } = await asAdmin('GET', `/subscriptions/${someone.contract}`)
    expect((await asAdmin('PUT', `/subscriptions/${someone.contract}`, body)).status).toBe(200)
  })
})

describe('the timeline', () => {
  it('tells what happened, oldest first', async () => {
    const { bearer, contract } = await client()
    const path = `/subscriptions/${contract}`
    await call('POST', `${path}/termination`, { bearer, json: {} })
    await call('DELETE', `${path}/termination`, { bearer })
    const { body } = await call('GET', `${path}/timeline`, { bearer })
    expect(body.map(({ Kind }: { Kind: string }) => Kind)).toEqual(['notice_given', 'notice_revoked'])
    expect(body[0]).toEqual({
      At: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      Kind: 'notice_given',
      Text: expect.stringMatching(/^Préavis reçu le .+\u00a0: dernier jour le /),
    })
  })
})

describe('a termination', () => {
  it('is previewed from today to two years ahead, and by the agency from the start', async () => {
    const { bearer, contract } = await client()
    const path = `/subscriptions/${contract}/termination`
    const { status, body } = await call('GET', path, { bearer })
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['NoticeEnds', 'LastDay', 'RefundCents', 'Debits'])
    expect(body.Debits[0]).toEqual({ Date: day(20), AmountCents: 3_500 })
    expect((await call('GET', `${path}?on=${day(700)}`, { bearer })).status).toBe(200)
    for (const on of [day(-1), day(740), '2026-02-30', 'demain', ''])
      expectRefusal(await call('GET', `${path}?on=${on}`, { bearer }), 400, 'validation', 'on')
    expect((await asAdmin('GET', `${path}?on=${day(-11)}`)).status).toBe(200)
    expectRefusal(await asAdmin('GET', `${path}?on=${day(-12)}`), 400, 'validation', 'on')
  })

  it('fixes the previewed end, as often as it is asked, until it is revoked', async () => {
    const { bearer, contract } = await client()
    const path = `/subscriptions/${contract}/termination`
    const { body: preview } = await call('GET', path, { bearer })
    const first = await call('POST', path, { bearer, json: {} })
    expect(first.body).toMatchObject({ NoticeOn: day(0), EndsOn: preview.LastDay, Status: 'active' })
    const again = await call('POST', path, { bearer, json: {} })
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect((await call('GET', path, { bearer })).body).toEqual(preview)
    const revoked = await call('DELETE', path, { bearer })
    expect(revoked.body).toMatchObject({ NoticeOn: null, EndsOn: null })
    expect((await call('DELETE', path, { bearer })).body).toEqual(revoked.body)
  })

  it('that was given before is recorded by the agency alone', async () => {
    const { bearer, contract } = await client()
    const path = `/subscriptions/${contract}/termination`
    expectRefusal(await call('POST', path, { bearer, json: { On: day(-3) } }), 403, 'forbidden')
    for (const On of [day(1), day(-12), '2026-13-01', 5])
      expectRefusal(await asAdmin('POST', path, { On }), 400, 'validation', 'On')
    expect((await asAdmin('POST', path, { On: day(-3) })).body).toMatchObject({ NoticeOn: day(-3) })
  })

  it('of a renewed year whose reminder was missed ends that day, as its preview says', async () => {
    const { bearer, contract } = await client({
      ...{ paymentPlan: 'yearly', priceCents: 35_000, leadFirst: day(-400), dueDate: day(-35) },
    })
    const path = `/subscriptions/${contract}/termination`
    const { body } = await call('GET', path, { bearer })
    expect(body).toEqual({ NoticeEnds: day(0), LastDay: day(0), RefundCents: 0, Debits: [] })
    const ended = await call('POST', path, { bearer, json: {} })
    expect(ended.body).toMatchObject({ NoticeOn: day(0), EndsOn: day(0), NextDebit: null })
    expect((await call('POST', path, { bearer, json: {} })).body).toEqual(ended.body)
  })

  it('takes nothing else from its caller', async () => {
    const { bearer, contract, id } = await client()
    await call('POST', `/subscriptions/${contract}/termination`, { bearer, json: FORBIDDEN })
    expect(await contractRow(contract)).toMatchObject({
      ...{ plan: 'basic', price_cents: 3_500, status: 'active', collection: 'manual', client_id: id },
      ...{ notice_on: day(0), change_plan: null },
    })
  })
})

describe('a contract that ended', () => {
  it('is neither terminated, revoked nor changed, nor previewed', async () => {
    const { bearer, contract } = await client()
    await stored(
      `update subscriptions set notice_on = '2026-01-01', ends_on = $2, end_reason = 'notice', status = 'inactive',
         ended_at = now() where id = $1`,
      [contract, day(-10)],
    )
    const path = `/subscriptions/${contract}`
    const asked = { Plan: 'premium', PayementPlan: 'monthly', AmountDueCents: 0 }
    const answers = [
      await call('GET', `${path}/termination`, { bearer }),
      await call('POST', `${path}/termination`, { bearer, json: {} }),
      await call('DELETE', `${path}/termination`, { bearer }),
      await call('GET', `${path}/change?plan=premium&payementPlan=monthly`, { bearer }),
      await call('POST', `${path}/change`, { bearer, json: asked }),
    ]
    for (const answer of answers) expectRefusal(answer, 409, 'conflict')
    expect((await call('GET', path, { bearer })).body).toMatchObject({ EndsOn: day(-10), NextDebit: null })
  })
})

describe('a change', () => {
  it('to another rhythm waits for the next period, and is taken back', async () => {
    const { bearer, contract } = await client()
    const path = `/subscriptions/${contract}/change`
    const preview = await call('GET', `${path}?plan=basic&payementPlan=yearly`, { bearer })
    expect(preview.body).toEqual({ EffectiveOn: day(20), AmountDueCents: 0 })
    const json = { Plan: 'basic', PayementPlan: 'yearly', AmountDueCents: 0 }
    const first = await call('POST', path, { bearer, json })
    expect(first).toMatchObject({ status: 200, body: { Plan: 'basic', PayementPlan: 'monthly' } })
    expect((await call('POST', path, { bearer, json })).body).toEqual(first.body)
    expect(await contractRow(contract)).toMatchObject({ change_plan: 'basic' })
    expect((await call('DELETE', path, { bearer })).status).toBe(200)
    expect(await contractRow(contract)).toMatchObject({ change_plan: null })
  })

  it('to a higher price is paid on a page, at the sum that was seen', async () => {
    const { bearer, contract } = await client()
    const path = `/subscriptions/${contract}/change`
    const { body } = await call('GET', `${path}?plan=premium&payementPlan=monthly`, { bearer })
    expect(body).toMatchObject({ EffectiveOn: day(0), AmountDueCents: expect.any(Number) })
    const ask = (AmountDueCents: number) =>
      call('POST', path, { bearer, json: { Plan: 'premium', PayementPlan: 'monthly', AmountDueCents } })
    expectRefusal(await ask(body.AmountDueCents - 1), 409, 'conflict')
    expectRefusal(await ask(0), 409, 'conflict')
    const asked = await ask(body.AmountDueCents)
    expect(asked).toMatchObject({ status: 200, body: { url: expect.stringMatching(/^http/) } })
    expect(await contractRow(contract)).toMatchObject({ plan: 'basic', price_cents: 3_500 })
    expect((await call('DELETE', path, { bearer })).status).toBe(200)
    const drafts = 'select status from invoices where subscription_id = $1'
    expect(await stored(drafts, [contract])).toEqual([{ status: 'cancelled' }])
    expect((await call('GET', '/invoices/user', { bearer })).body).toEqual([])
  })

  it('names the wrong fields', async () => {
    const { bearer, contract } = someone
    const path = `/subscriptions/${contract}/change`
    expectRefusal(await call('GET', path, { bearer }), 400, 'validation', 'plan', 'payementPlan')
    const wrong = { Plan: 'gold', PayementPlan: 'weekly', AmountDueCents: 1.5 }
    for (const json of [{}, wrong])
      expectRefusal(
        await call('POST', path, { bearer, json }),
        ...([400, 'validation', 'Plan', 'PayementPlan', 'AmountDueCents'] as const),
      )
    for (const AmountDueCents of [-1, '0', null])
      expectRefusal(
        await call('POST', path, { bearer, json: { Plan: 'basic', PayementPlan: 'yearly', AmountDueCents } }),
        ...([400, 'validation', 'AmountDueCents'] as const),
      )
  })

  it('takes nothing else from its caller', async () => {
    const { bearer, contract, id } = await client()
    await call('POST', `/subscriptions/${contract}/change`, {
      bearer,
      json: { ...FORBIDDEN, Plan: 'premium', PayementPlan: 'yearly', AmountDueCents: 0 },
    })
    expect(await contractRow(contract)).toEqual({
      ...{ plan: 'basic', payment_plan: 'monthly', price_cents: 3_500, status: 'active' },
      ...{ collection: 'manual', notice_on: null, ends_on: null, change_plan: 'premium', client_id: id },
    })
  })

  it('with a card that is refused changes nothing, and says why', async () => {
    const [sample] = await stored<{ id: number; customer: string; methods: number }>(
      `select subscriptions.id, stripe_customer_id as customer from subscriptions join clients on clients.id = client_id
       where collection = 'automatic' and status = 'active' and client_id = 2 and plan <> 'enterprise'
         and payment_plan = 'monthly' and notice_on is null`,
    )
    if (!sample) throw new Error('Camille has no subscription that is debited')
    const owner = await bearerOf('owner')
    const path = `/subscriptions/${sample.id}/change`
    const { body } = await call('GET', `${path}?plan=enterprise&payementPlan=monthly`, owner)
    expect(body.AmountDueCents).toBeGreaterThan(0)
    await fetch(`${inject('simulators')}/_control/stripe/customers/${sample.customer}/decline`, {
      method: 'POST',
      body: JSON.stringify({ code: 'insufficient_funds' }),
    })
    const before = await contractRow(sample.id)
    const json = { Plan: 'enterprise', PayementPlan: 'monthly', AmountDueCents: body.AmountDueCents }
    const refused = await call('POST', path, { ...owner, json })
    expectRefusal(refused, 409, 'conflict')
    expect(refused.body.message).toMatch(/refusé.+n’a pas changé/)
    expect(await contractRow(sample.id)).toEqual(before)
    expect((await call('GET', `${path}?plan=enterprise&payementPlan=monthly`, owner)).body).toEqual(body)
  })
})

describe('invoices', () => {
  it('are read by their client and listed by the agency, with lines and cents', async () => {
    const { bearer, contract, id } = await client()
    const invoice = await insertInvoice(id, contract)
    await insertInvoice(id, contract, { first: '2026-12-01', isDraft: true })
    const { body } = await call('GET', '/invoices/user', { bearer })
    expect(body).toHaveLength(2)
    expect(body[0]).toMatchObject({
      ...{ Id: invoice, UserId: id, SubscriptionId: contract, Number: expect.stringMatching(/^F-1999-/) },
      ...{ Kind: 'invoice', Status: 'issued', IssuedOn: '2026-11-01', DueOn: '2026-11-15' },
      ...{ TotalCents: 3_500, DueCents: 3_500, VatCents: 583 },
      Lines: [{ Label: 'Abonnement', Quantity: 1, UnitCents: 3_500, TotalCents: 3_500, VatPermille: 200 }],
    })
    expect(body[1]).toMatchObject({ Number: null, Status: 'draft', DueCents: 0, IssuedOn: null })
    const one = await call('GET', `/invoices/${invoice}`, { bearer })
    expect(one.body).toMatchObject({ ...body[0], Client: { Name: 'Léa Martin' }, CreditNotes: [] })
    const listed = await asAdmin('GET', `/invoices/list?clientId=${id}&status=issued&from=2026-11-01`)
    expect(listed.body).toEqual([body[0]])
    const paged = await call('GET', '/invoices/user?limit=1', { bearer })
    expect([paged.body, paged.headers.get('link')]).toEqual([[body[0]], expect.stringMatching(/rel="next"/)])
  })

  it('refuse filters that they do not know', async () => {
    for (const [query, field] of [
      ['status=open', 'status'],
      ['kind=quote', 'kind'],
      ['clientId=abc', 'clientId'],
      ['from=2026-02-30', 'from'],
      ['sort=number', 'sort'],
      ['owner=2', 'owner'],
    ] as const)
      expectRefusal(await asAdmin('GET', `/invoices/list?${query}`), 400, 'validation', field)
  })
})

describe('the payment of invoices', () => {
  it('is one page for all that a client names', async () => {
    const { bearer, contract, id } = await client()
    const other = await insertContract(id, { leadFirst: day(-25), dueDate: day(5) })
    const Ids = [await insertInvoice(id, contract), await insertInvoice(id, other, { totalCents: 5_900 })]
    const { status, body } = await call('POST', '/invoices/pay', { bearer, json: { Ids } })
    expect({ status, body }).toEqual({ status: 200, body: { url: expect.stringMatching(/^http/) } })
    const pages = `select count(distinct page_id)::int as pages, sum(amount_cents)::int as cents from invoice_attempts
      where invoice_id = any ($1) and state = 'open'`
    expect(await stored(pages, [Ids])).toEqual([{ pages: 1, cents: 9_400 }])
    // The previous payment page is ended first.
    expect((await call('POST', '/invoices/pay', { bearer, json: { Ids } })).status).toBe(200)
    expect(await stored(pages, [Ids])).toEqual([{ pages: 1, cents: 9_400 }])
  })

  it('is refused for paid ones, for later ones alone, and for those of others', async () => {
    const { bearer, contract, id } = await client()
    const first = await insertInvoice(id, contract)
    const second = await insertInvoice(id, contract, { first: '2026-12-01' })
    const foreign = await insertInvoice(someone.id, someone.contract)
    const pay = (...Ids: unknown[]) => call('POST', '/invoices/pay', { bearer, json: { ...FORBIDDEN, Ids } })
    expectRefusal(await pay(second), 409, 'conflict')
    expectRefusal(await pay(first, foreign), 404, 'not_found')
    expectRefusal(await pay(2_147_483_647), 404, 'not_found')
    for (const Ids of [[], ['1'], [0], Array.from({ length: 51 }, (_, n) => n + 1)])
      expect((await pay(...Ids)).status).toBe(400)
    expectRefusal(await call('POST', '/invoices/pay', { bearer, json: {} }), 400, 'validation', 'Ids')
    await asAdmin('POST', `/invoices/${first}/payments`, { On: day(0), Reference: 'VIR 1' })
    expectRefusal(await pay(first, second), 409, 'conflict')
    expect((await pay(second)).status).toBe(200)
  })
})

describe('a payment that the agency notes', () => {
  it('pays its invoice once, however often its reference comes', async () => {
    const { bearer, contract, id } = await client()
    const invoice = await insertInvoice(id, contract)
    const note = (json: object) => asAdmin('POST', `/invoices/${invoice}/payments`, json)
    const first = await note({ ...FORBIDDEN, On: day(-2), Reference: 'VIR 12' })
    expect(first).toMatchObject({
      status: 200,
      body: { Status: 'paid', DueCents: 0, PaidOn: day(0), ReceivedOn: day(-2), Reference: 'VIR 12' },
    })
    expect((await note({ On: day(-1), Reference: 'VIR 12' })).body).toEqual(first.body)
    expectRefusal(await note({ On: day(0), Reference: 'VIR 13' }), 409, 'conflict')
    const timeline = await call('GET', `/subscriptions/${contract}/timeline`, { bearer })
    expect(timeline.body.map(({ Kind }: { Kind: string }) => Kind)).toEqual(['payment_received'])
  })

  it('names a day that is past and a reference', async () => {
    const { contract, id } = await client()
    const invoice = await insertInvoice(id, contract)
    const note = (json: object) => asAdmin('POST', `/invoices/${invoice}/payments`, json)
    expectRefusal(await note({}), 400, 'validation', 'On', 'Reference')
    expectRefusal(await note({ On: day(1), Reference: 'VIR 1' }), 400, 'validation', 'On')
  })

  it('ends a page that is open for its invoice', async () => {
    const { bearer, contract, id } = await client()
    const invoice = await insertInvoice(id, contract)
    await call('POST', '/invoices/pay', { bearer, json: { Ids: [invoice] } })
    const noted = await asAdmin('POST', `/invoices/${invoice}/payments`, { On: day(0), Reference: 'VIR 1' })
    expect(noted.body).toMatchObject({ Status: 'paid' })
    const states = 'select state from invoice_attempts where invoice_id = $1'
    expect(await stored(states, [invoice])).toEqual([{ state: 'cancelled' }])
  })

  it.each(['processing', 'unknown'])(
    'waits while another is %s, as a credit note and a page do',
    async (state) => {
      const { bearer, contract, id } = await client()
      const invoice = await insertInvoice(id, contract)
      await stored(
        `insert into invoice_attempts (invoice_id, attempt, intent_id, state, amount_cents, created_at)
       values ($1, 1, $2, $3, 3500, now())`,
        [invoice, `pi_${crypto.randomUUID()}`, state],
      )
      for (const answer of [
        await asAdmin('POST', `/invoices/${invoice}/payments`, { On: day(0), Reference: 'VIR 1' }),
        await asAdmin('POST', `/invoices/${invoice}/credit-note`, { Reason: 'geste' }),
        await call('POST', '/invoices/pay', { bearer, json: { Ids: [invoice] } }),
      ])
        expectRefusal(answer, 409, 'conflict')
      await stored(
        "update invoice_attempts set state = 'cancelled', ended_at = now() where invoice_id = $1",
        [invoice],
      )
    },
  )
})

describe('a credit note', () => {
  it('lowers what is due, and cancels an invoice that it credits whole', async () => {
    const { bearer, contract, id } = await client()
    const invoice = await insertInvoice(id, contract)
    const credit = (json: object) => asAdmin('POST', `/invoices/${invoice}/credit-note`, json)
    const first = await credit({ ...FORBIDDEN, Reason: 'geste commercial', AmountCents: 500 })
    expect(first).toMatchObject({
      status: 201,
      body: { Kind: 'credit_note', TotalCents: 500, CorrectedInvoiceId: invoice, Reason: 'geste commercial' },
    })
    expect((await call('GET', `/invoices/${invoice}`, { bearer })).body).toMatchObject({
      ...{ Status: 'issued', DueCents: 3_000, CreditedCents: 500 },
      CreditNotes: [{ Id: first.body.Id, Number: first.body.Number, TotalCents: 500 }],
    })
    expectRefusal(await credit({ Reason: 'trop', AmountCents: 3_001 }), 409, 'conflict')
    expect((await credit({ Reason: 'le reste' })).body).toMatchObject({ TotalCents: 3_000 })
    expect((await call('GET', `/invoices/${invoice}`, { bearer })).body).toMatchObject({
      ...{ Status: 'cancelled', DueCents: 0 },
    })
    expectRefusal(await credit({ Reason: 'encore' }), 409, 'conflict')
    expectRefusal(
      await asAdmin('POST', `/invoices/${first.body.Id}/credit-note`, { Reason: 'a' }),
      404,
      'not_found',
    )
  })

  it('of a paid invoice leads to its refund', async () => {
    const { contract, id } = await client()
    const invoice = await insertInvoice(id, contract)
    await asAdmin('POST', `/invoices/${invoice}/payments`, { On: day(0), Reference: 'VIR 1' })
    const note = await asAdmin('POST', `/invoices/${invoice}/credit-note`, {
      Reason: 'erreur',
      AmountCents: 1_000,
    })
    expect(note.status).toBe(201)
    const refunds = 'select amount_cents, status, credit_note_id from invoice_refunds where invoice_id = $1'
    expect(await stored(refunds, [invoice])).toEqual([
      { amount_cents: 1_000, status: 'to_transfer', credit_note_id: note.body.Id },
    ])
  })

  it('needs a reason, and a sum in cents', async () => {
    const path = `/invoices/${await insertInvoice(someone.id, someone.contract, { first: '2027-02-01' })}/credit-note`
    expectRefusal(await asAdmin('POST', path, {}), 400, 'validation', 'Reason')
    for (const AmountCents of [0, -1, 1.5, '100'])
      expectRefusal(
        await asAdmin('POST', path, { Reason: 'a', AmountCents }),
        400,
        'validation',
        'AmountCents',
      )
  })
})

describe('in parallel', () => {
  it('twenty terminations, revocations and changes leave one truth', async () => {
    const { bearer, contract } = await client()
    const path = `/subscriptions/${contract}`
    const json = { Plan: 'basic', PayementPlan: 'yearly', AmountDueCents: 0 }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const who = n % 2 === 0 ? { bearer } : null
        const send = (method: string, to: string, body?: object) =>
          who
            ? call(method, `${path}/${to}`, { ...who, ...(body && { json: body }) })
            : asAdmin(method, `${path}/${to}`, body)
        if (n % 4 === 3) return send('POST', 'change', json)
        return n % 4 === 2 ? send('DELETE', 'termination') : send('POST', 'termination', {})
      }),
    )
    expect(statuses(answers).filter((status) => status !== 200 && status !== 409)).toEqual([])
    const row = await contractRow(contract)
    const { body } = await call('GET', `${path}/timeline`, { bearer })
    const kinds: string[] = body.map(({ Kind }: { Kind: string }) => Kind)
    const notices = kinds.filter((kind) => kind.startsWith('notice_'))
    // They alternate, and the last one is in effect.
    expect(notices).toEqual(notices.map((_, n) => (n % 2 === 0 ? 'notice_given' : 'notice_revoked')))
    expect(row?.notice_on !== null).toBe(notices.at(-1) === 'notice_given')
    expect(row?.ends_on !== null).toBe(row?.notice_on !== null)
    if (row?.notice_on !== null) expect(row?.change_plan).toBeNull()
  })

  it('one payment is noted and one credit note is made of what is left', async () => {
    const { contract, id } = await client()
    const invoice = await insertInvoice(id, contract)
    const noted = await Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        asAdmin('POST', `/invoices/${invoice}/payments`, { On: day(0), Reference: `VIR ${n}` }),
      ),
    )
    expect(statuses(noted).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    const credited = await Promise.all(
      Array.from({ length: 4 }, () =>
        asAdmin('POST', `/invoices/${invoice}/credit-note`, { Reason: 'erreur' }),
      ),
    )
    expect(statuses(credited).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
  })
})

it('an administrator who views a client reads, and changes nothing', async () => {
  const { contract, id } = await client()
  const invoice = await insertInvoice(id, contract)
  const { cookie, bearer } = await logIn('admin@ostal.example')
  await stored(
    `update sessions set viewed_user_id = $1, view_ends_at = now() + interval '30 minutes' where id = $2`,
    [id, sessionOf(bearer)],
  )
  const viewing = { cookie, headers: { 'sec-fetch-site': 'same-origin' } }
  const change = { Plan: 'basic', PayementPlan: 'yearly', AmountDueCents: 0 }
  for (const path of [
    `/subscriptions/${contract}`,
    `/subscriptions/${contract}/timeline`,
    `/subscriptions/${contract}/termination`,
    `/subscriptions/${contract}/change?plan=basic&payementPlan=yearly`,
    `/invoices/${invoice}`,
    '/invoices/user',
  ])
    expect((await call('GET', path, viewing)).status).toBe(200)
  for (const [method, path, json] of [
    ['POST', `/subscriptions/${contract}/termination`, {}],
    ['DELETE', `/subscriptions/${contract}/termination`, undefined],
    ['POST', `/subscriptions/${contract}/change`, change],
    ['DELETE', `/subscriptions/${contract}/change`, undefined],
    ['POST', '/invoices/pay', { Ids: [invoice] }],
    ['POST', `/invoices/${invoice}/payments`, { On: day(0), Reference: 'VIR 1' }],
    ['POST', `/invoices/${invoice}/credit-note`, { Reason: 'erreur' }],
  ] as const)
    expectRefusal(await call(method, path, { ...viewing, ...(json && { json }) }), 403, 'forbidden')
  expect(await contractRow(contract)).toMatchObject({ notice_on: null, change_plan: null })
})
