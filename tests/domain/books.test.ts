import { beforeAll, describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, MODERATOR } from '@/db/seed/accounts'
import { listDocuments } from '@/lib/domain/books/documents'
import { listIncoming } from '@/lib/domain/books/incoming'
import { listPayments } from '@/lib/domain/books/payments'
import { listReceivables, readReceivables } from '@/lib/domain/books/receivables'
import { readRecurring } from '@/lib/domain/books/recurring'
import { reportedOf } from '@/lib/domain/books/reported'
import { vatOfMonth } from '@/lib/domain/books/vat-of-month'
import { listWaitingDrafts } from '@/lib/domain/books/waiting'
import { addDays, type Day, parisInstant } from '@/lib/domain/calendar'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { draftInvoice } from '@/lib/domain/invoices/draft-invoice'
import { issueInvoice } from '@/lib/domain/invoices/issue-invoice'
import { VAT_RATES } from '@/lib/domain/vat'
import { withClients } from '../support/clients'
import { domain } from '../support/context'
import { randomFrom } from '../support/random'
import { LONG } from '../support/rounds'

const { as, job, pool } = await domain()
const ROUNDS = LONG ? 200 : 24
const at = (day: Day, hour = 9) => parisInstant(day, hour).getTime()
const admin = (day: Day) => as(ADMIN, 'ADMIN', { at: at(day) })
const rows = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows

async function newClient(kind: 'consumer' | 'professional', country = 'FR'): Promise<number> {
  const [user] = await rows(
    withClients(
      `insert into users (email, password_hash, first_name, last_name, phone)
       values (gen_random_uuid() || '@exemple.fr', '-', 'Léa', 'Martin', '06')`,
    ),
  )
  await rows(
    `update clients set kind = $2, billing_name = 'Léa Martin', billing_line1 = '1 rue des Fours', billing_postal_code = '34000',
       billing_city = 'Montpellier', billing_country = $3, siren = $4, vat_number = $5 where id = $1`,
    ...[user.id, kind, country],
    ...(kind === 'consumer'
      ? [null, null]
      : country === 'FR'
        ? ['900000019', 'FR25900000019']
        : [null, 'BE0123456749']),
  )
  return user.id
}

type Line = { label: string; quantity: number; unitCents: number; vatPermille: number }

/** An invoice issued on a day, optionally paid by transfer some days later and credited in part afterwards. */
async function invoiced(
  day: Day,
  clientId: number,
  lines: Line[],
  more: { paidOn?: Day; credit?: number; creditOn?: Day } = {},
) {
  const issued = await job('test', { at: at(day) }).transaction(async (tx) =>
    issueInvoice(tx, await draftInvoice(tx, { clientId, purpose: 'other', lines }), { isManual: true }),
  )
  const { id } = issued.invoice
  if (more.paidOn)
    await rows(
      "update invoices set status = 'paid', paid_on = $2, received_on = $2, payment_reference = 'VIR' where id = $1",
      ...[id, more.paidOn],
    )
  if (more.credit)
    await job('test', { at: at(more.creditOn ?? day) }).transaction(async (tx) => {
      const [row] = await rows('select status from invoices where id = $1', id)
      const note = await creditInvoice(
        tx,
        { ...issued.invoice, status: row.status },
        {
          ...{ amountCents: more.credit ?? 0, reason: 'geste commercial' },
        },
      )
      if (row.status === 'paid')
        await tx.db.execute(
          `insert into invoice_refunds (invoice_id, reason, credit_note_id, amount_cents, status, transferred_on, transfer_reference, created_at, changed_at)
           values (${id}, 'credit', ${note.id}, ${note.totalCents}, 'transferred', '${more.creditOn ?? day}', 'VIR R', now(), now())`,
        )
    })
  return issued.invoice
}

const sum = <Row>(all: readonly Row[], of: (row: Row) => number) =>
  all.reduce((total, row) => total + of(row), 0)

describe('the books of a month', () => {
  it('add up to the invoices to the cent, with any lines, rates and credits', async () => {
    const random = randomFrom(2031)
    const upTo = (most: number) => Math.floor(random() * most)
    const clients = [
      await newClient('consumer'),
      await newClient('professional'),
      await newClient('professional', 'BE'),
    ]
    for (let index = 0; index < ROUNDS; index += 1) {
      const lines = Array.from({ length: 1 + upTo(5) }, (_, line) => ({
        ...{ label: `Ligne ${line}`, quantity: 1 + upTo(4), unitCents: 1 + upTo(40_000) },
        vatPermille: VAT_RATES[upTo(VAT_RATES.length)] ?? 200,
      }))
      const day = addDays('2031-03-01', upTo(31))
      const total = sum(lines, ({ quantity, unitCents }) => quantity * unitCents)
      const isPaid = upTo(2) === 0
      await invoiced(day, clients[upTo(clients.length)] ?? 0, lines, {
        ...(isPaid && { paidOn: day }),
        ...(upTo(3) === 0 && { credit: 1 + upTo(total), creditOn: '2031-03-31' as const }),
      })
    }
    const ctx = admin('2031-04-02')
    const [documents, payments] = [await listDocuments(ctx, '2031-03'), await listPayments(ctx, '2031-03')]
    const [stored] = await rows(
      `select sum(total_cents) filter (where kind = 'invoice')::int as sold, sum(vat_cents) filter (where kind = 'invoice')::int as vat,
         sum(total_cents) filter (where kind = 'credit_note')::int as credited,
         sum(vat_cents) filter (where kind = 'credit_note')::int as "creditedVat",
         sum(total_cents) filter (where status = 'paid')::int as paid, sum(vat_cents) filter (where status = 'paid')::int as "paidVat",
         (select sum(amount_cents)::int from invoice_refunds where transferred_on between '2031-03-01' and '2031-03-31') as back
       from invoices where issued_on between '2031-03-01' and '2031-03-31'`,
    )
    const sales = documents.filter(({ kind }) => kind === 'invoice')
    const credits = documents.filter(({ kind }) => kind === 'credit_note')
    expect(stored.credited).toBeGreaterThan(0)
    expect(stored.back).toBeGreaterThan(0)
    expect(sum(sales, ({ grossCents }) => grossCents)).toBe(stored.sold)
    expect(sum(sales, ({ vatCents }) => vatCents)).toBe(stored.vat)
    expect(sum(credits, ({ grossCents }) => grossCents)).toBe(-stored.credited)
    expect(sum(credits, ({ vatCents }) => vatCents)).toBe(-stored.creditedVat)
    const rates = vatOfMonth(documents)
    expect(sum(rates, ({ grossCents }) => grossCents)).toBe(stored.sold - stored.credited)
    expect(sum(rates, ({ vatCents }) => vatCents)).toBe(stored.vat - stored.creditedVat)
    for (const rate of rates) expect(rate.netCents + rate.vatCents).toBe(rate.grossCents)
    const [received, back] = [
      payments.filter(({ isRefund }) => !isRefund),
      payments.filter(({ isRefund }) => isRefund),
    ]
    expect(sum(received, ({ grossCents }) => grossCents)).toBe(stored.paid)
    expect(sum(received, ({ vatCents }) => vatCents)).toBe(stored.paidVat)
    expect(sum(back, ({ grossCents }) => grossCents)).toBe(-stored.back)
    const reported = reportedOf(documents, payments)
    const isSale = ({ nature }: (typeof reported)[number]) => !nature.endsWith('_payment')
    expect(sum(reported.filter(isSale), ({ grossCents }) => grossCents)).toBe(stored.sold - stored.credited)
    expect(
      sum(
        reported.filter((row) => !isSale(row)),
        ({ grossCents }) => grossCents,
      ),
    ).toBe(stored.paid - stored.back)
    expect(new Set(reported.map(({ nature }) => nature)).size).toBe(6)
    for (const { nature, number } of reported) expect(number === null).toBe(nature.startsWith('day'))
  })

  it('count a part that was credited before it was paid in no payment', async () => {
    const clientId = await newClient('consumer')
    const lines = [{ label: 'Conseil', quantity: 1, unitCents: 12_000, vatPermille: 200 }]
    const { id } = await invoiced('2031-05-04', clientId, lines, { credit: 2_000 })
    await rows(
      "update invoices set status = 'paid', paid_on = '2031-05-09', received_on = '2031-05-08' where id = $1",
      id,
    )
    const payments = await listPayments(admin('2031-06-01'), '2031-05')
    expect(payments).toMatchObject([
      { day: '2031-05-09', grossCents: 10_000, vatCents: 1_667, way: 'transfer' },
    ])
  })

  it('begin and end with the day of issue in Paris', async () => {
    const clientId = await newClient('consumer')
    const lines = [{ label: 'Conseil', quantity: 1, unitCents: 100, vatPermille: 200 }]
    for (const day of ['2031-06-30', '2031-07-01', '2031-07-31', '2031-08-01'] as const)
      await invoiced(day, clientId, lines)
    const july = await listDocuments(admin('2031-08-02'), '2031-07')
    expect(july.map(({ issuedOn }) => issuedOn)).toEqual(['2031-07-01', '2031-07-31'])
  })
})

describe('what clients owe', () => {
  it('is late by the days since its due date, or from its refusal on', async () => {
    const clientId = await newClient('consumer')
    const lines = [{ label: 'Conseil', quantity: 1, unitCents: 1_000, vatPermille: 200 }]
    const today: Day = '2032-06-30'
    await rows(
      "update invoices set status = 'paid', paid_on = issued_on where status = 'issued' and kind = 'invoice'",
    )
    // Due 14 days after their issue: today, and 1, 30, 31, 60, 61, 90 and 91 days ago.
    for (const late of [0, 1, 30, 31, 60, 61, 90, 91])
      await invoiced(addDays(today, -14 - late), clientId, lines)
    const refused = await invoiced(today, clientId, lines)
    await rows('update invoices set refused_on = $2 where id = $1', refused.id, today)
    expect(await readReceivables(admin(today))).toEqual({
      inTime: { count: 1, cents: 1_000 },
      late: {
        '1-30': { count: 3, cents: 3_000 },
        '31-60': { count: 2, cents: 2_000 },
        '61-90': { count: 2, cents: 2_000 },
        '90+': { count: 1, cents: 1_000 },
      },
    })
    expect(await listReceivables(admin(today))).toHaveLength(9)
    const late = await listReceivables(admin(today), { isLate: true })
    expect(late.map(({ lateDays }) => lateDays)).toEqual([91, 90, 61, 60, 31, 30, 1, 1])
  })
})

describe('what comes in', () => {
  const subscribed = (plan: string, paymentPlan: string, cents: number, due: Day, more = '') =>
    rows(
      `insert into subscriptions (client_id, name, plan, payment_plan, price_cents, due_date, anchor, invoice_from, status)
       values ($1, 'Essai', $2, $3, $4, $5, $5, $5, 'active') returning id`,
      ...[CAMILLE, plan, paymentPlan, cents, due],
    ).then(([{ id }]) => (more ? rows(`update subscriptions set ${more} where id = $1`, id) : []))

  beforeAll(async () => {
    await rows("update subscriptions set status = 'inactive'")
    await subscribed('basic', 'monthly', 3_500, '2033-02-01')
    await subscribed('basic', 'yearly', 35_000, '2033-01-20')
    await subscribed('premium', 'monthly', 5_900, '2033-03-15')
    await subscribed('premium', 'monthly', 5_900, '2033-01-25', "status = 'inactive'")
    await subscribed(
      'enterprise',
      'monthly',
      9_900,
      '2033-01-26',
      "ends_on = '2033-01-25', end_reason = 'notice'",
    )
  })

  it('is each period that begins within thirty days, two of a month that is shorter', async () => {
    const incoming = (await listIncoming(admin('2033-01-31'))).filter(({ name }) => name === 'Essai')
    expect(incoming.map(({ day, cents }) => [day, cents])).toEqual([
      ['2033-02-01', 3_500],
      ['2033-03-01', 3_500],
    ])
    expect((await listIncoming(admin('2033-01-15'))).map(({ day, cents }) => [day, cents])).toEqual([
      ['2033-01-20', 35_000],
      ['2033-02-01', 3_500],
    ])
  })

  it('recurs by the month, an annual price by its twelfth', async () => {
    expect(await readRecurring(admin('2033-01-15'))).toEqual([
      { plan: 'basic', count: 2, monthlyCents: 6_417 },
      { plan: 'premium', count: 1, monthlyCents: 5_900 },
      { plan: 'enterprise', count: 1, monthlyCents: 9_900 },
    ])
  })

  it('recurs with the lines next to the plans, but for a licence that the plan holds', async () => {
    const clientId = await newClient('professional')
    const [premium] = await rows("select id from subscriptions where plan = 'premium' limit 1")
    await rows(
      `insert into recurring_lines (client_id, subscription_id, kind, label, price_cents, vat_permille, payment_plan, anchor, next_on)
       values ($1, null, 'cms_licence', 'Licence CMS', 19800, 200, 'yearly', '2033-01-20', '2033-01-20'),
              ($1, null, 'other', 'Astreinte', 1000, 200, 'monthly', '2033-01-05', '2033-02-05'),
              ($1, $2, 'cms_licence', 'Licence CMS', 19800, 200, 'yearly', '2033-01-20', '2033-01-20')`,
      ...[clientId, premium.id],
    )
    const lines = (await readRecurring(admin('2033-01-15'))).filter(({ plan }) => plan === null)
    expect(lines).toEqual([{ plan: null, count: 2, monthlyCents: 2_650 }])
    const incoming = (await listIncoming(admin('2033-01-15'))).filter(({ name }) =>
      /Licence|Astreinte/.test(name),
    )
    expect(incoming.map(({ day, cents }) => [day, cents])).toEqual([
      ['2033-01-20', 19_800],
      ['2033-02-05', 1_000],
    ])
    await rows('delete from recurring_lines where client_id = $1', clientId)
  })
})

describe('a draft that waits', () => {
  it('says whose facts are missing', async () => {
    const clientId = await newClient('consumer')
    await rows('update clients set billing_city = null where id = $1', clientId)
    await invoiced('2033-01-02', clientId, [
      { label: 'Conseil', quantity: 1, unitCents: 500, vatPermille: 200 },
    ])
    const waiting = async (seller = {}) =>
      (await listWaitingDrafts(as(ADMIN, 'ADMIN', { seller }), 20)).filter(
        (draft) => draft.clientId === clientId,
      )
    expect(await waiting()).toMatchObject([{ label: 'Conseil', totalCents: 500, lacks: 'client' }])
    expect(await waiting({ legalForm: 'À compléter' })).toMatchObject([{ lacks: 'seller' }])
    await rows("update clients set billing_city = 'Sète' where id = $1", clientId)
    expect(await waiting()).toMatchObject([{ lacks: null }])
  })
})

it('the books are the administration’s alone', async () => {
  for (const ctx of [as(CAMILLE), as(MODERATOR, 'MODERATOR')]) {
    const reads = [
      () => listDocuments(ctx, '2031-03'),
      () => listPayments(ctx, '2031-03'),
      () => readReceivables(ctx),
      () => listReceivables(ctx),
      () => listIncoming(ctx),
      () => readRecurring(ctx),
      () => listWaitingDrafts(ctx, 5),
    ]
    for (const read of reads) await expect(read()).rejects.toMatchObject({ code: 'forbidden' })
  }
})
