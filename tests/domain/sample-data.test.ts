import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createDatabase } from '@/db/client'
import { subscriptions } from '@/db/schema/subscriptions'
import { SAMPLE_CUSTOMERS, SAMPLE_DEBITS } from '@/db/seed/sample-billing'
import { SAMPLE_PAYMENTS } from '@/db/seed/sample-payments'
import { readFacts } from '@/lib/domain/billing/read-facts'
import { firstDaysToInvoice } from '@/lib/domain/billing-rules/debits'
import { shownDates } from '@/lib/domain/billing-rules/shown-dates'
import { standingOn } from '@/lib/domain/billing-rules/standing'
import { addDays } from '@/lib/domain/calendar'
import { hasOldSamples } from '@/scripts/launch/sample-version'
import { testDatabase } from '../support/database'
import { sampleDay } from '../support/sample-day'

const url = await testDatabase()
const pool = new pg.Pool({ connectionString: url })
const today = await sampleDay(async (text) => (await pool.query(text)).rows)
afterAll(() => pool.end())

async function stored(id: number) {
  const [row] = await createDatabase(pool).select().from(subscriptions).where(eq(subscriptions.id, id))
  if (!row) throw new Error(`There is no sample subscription ${id}`)
  return row
}

it('holds the sample accounts', async () => {
  const { rows } = await pool.query('select email from users where is_sample order by id')
  expect(rows.map(({ email }) => email)).toEqual([
    'admin@ostal.example',
    'camille@ostal.example',
    'julien@ostal.example',
    'moderateur@ostal.example',
    'nadia@ostal.example',
    'leo@ostal.example',
  ])
})

it.each([
  ['testimonials', 6],
  ['staff_members', 5],
  ['events', 5],
])('holds the restaurant’s %s: at least %i, two of them hidden, at 1…n', async (table, least) => {
  const { rows } = await pool.query(
    `select position, active from ${table} where website_id = 1 order by position`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(least)
  expect(rows.filter(({ active }) => !active)).toHaveLength(2)
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1))
})

it('holds ten orders of the shop over all statuses and ways of delivery, two of them waiting for a label', async () => {
  const { rows } = await pool.query('select * from orders where website_id = 2 order by id')
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(new Set(rows.map(({ status }) => status)).size).toBe(6)
  expect(new Set(rows.map(({ delivery_method }) => delivery_method)).size).toBe(3)
  const waiting = rows.filter(({ status }) => status === 'paid')
  expect(waiting.map(({ delivery_method }) => delivery_method)).toEqual(['home', 'relay'])
})

it('has the payments of these orders as the simulated provider knows them', async () => {
  const { rows } = await pool.query(
    'select * from orders where website_id = 2 and checkout_session_id is not null order by id',
  )
  const known = rows.map((row) => ({
    orderId: row.id,
    sessionId: row.checkout_session_id,
    paymentIntentId: row.payment_intent_id,
    totalCents: row.total_cents,
    feeCents: row.fee_cents,
    refundedCents: row.refunded_cents,
    isPending: row.status === 'pending',
  }))
  expect(known).toEqual(SAMPLE_PAYMENTS)
})

it('holds subscriptions that are active, late, in notice and interrupted, with their websites', async () => {
  const { rows } = await pool.query(
    `select s.id, s.client_id, plan, payment_plan, s.status, collection, notice_on is not null as notice,
       ends_on is not null as ends, array_agg(w.id || ' ' || w.status || coalesce(' ' || w.inactive_by, '')) as sites
     from subscriptions s join websites w on w.subscription_id = s.id group by s.id order by s.id`,
  )
  const rowOf = ({
    id,
    client_id,
    plan,
    payment_plan,
    status,
    collection,
    notice,
    ends,
    sites,
  }: (typeof rows)[0]) =>
    [id, client_id, plan, payment_plan, status, collection, notice, ends, ...sites].join()
  expect(rows.map(rowOf)).toEqual([
    '1,2,premium,monthly,active,automatic,false,false,1 active',
    '2,2,enterprise,yearly,active,manual,false,false,2 active',
    '3,3,basic,monthly,late,automatic,false,false,3 late',
    '4,5,basic,yearly,active,automatic,true,true,5 active',
    '5,6,basic,monthly,inactive,automatic,false,false,6 inactive billing',
  ])
})

it('holds Julien’s invoice of 35 € that was refused three days ago, and twice', async () => {
  const { rows } = await pool.query(
    `select first::text, refused_on::text, total_cents, (select count(*)::int from invoice_attempts where invoice_id = i.id) as tries
     from invoices i where subscription_id = 3 and status = 'issued'`,
  )
  const day = addDays(today, -3)
  expect(rows).toEqual([{ first: day, refused_on: day, total_cents: 3_500, tries: 2 }])
  const subscription = await stored(3)
  const facts = await readFacts({ db: createDatabase(pool) }, subscription)
  expect(subscription.dueDate).toBe(day)
  expect(shownDates(facts, today).serviceUntil).toBe(addDays(today, 4))
})

it('has status and due date of each subscription as the rules find them on the day it is loaded', async () => {
  for (const id of [1, 2, 3, 4, 5]) {
    const row = await stored(id)
    const facts = await readFacts({ db: createDatabase(pool) }, row)
    expect([id, row.status, row.dueDate]).toEqual([
      id,
      standingOn(facts, today),
      shownDates(facts, today).dueDate,
    ])
    expect([id, firstDaysToInvoice(facts, today)]).toEqual([id, []])
  }
})

it('numbers the sample invoices without a gap, in the order of their days', async () => {
  const { rows } = await pool.query(
    `select number, issued_on::text as day, c.last from invoices i
     join invoice_counters c on c.kind = i.kind and c.year = extract(year from i.issued_on) order by i.id`,
  )
  for (const year of new Set<string>(rows.map(({ day }) => day.slice(0, 4)))) {
    const ofYear = rows.filter(({ day }) => day.startsWith(year))
    const numbers = Array.from({ length: ofYear[0].last }, (_, index) => String(index + 1).padStart(4, '0'))
    expect(ofYear.map(({ number }) => number)).toEqual(numbers.map((number) => `F-${year}-${number}`))
  }
  const days: string[] = rows.map(({ day }) => day)
  expect(days).toEqual(days.toSorted())
})

it('has the debits and cards of these clients as the simulated provider knows them', async () => {
  const { rows: debits } = await pool.query(
    `select i.client_id as "clientId", intent_id as "intentId", invoice_id as "invoiceId", amount_cents as "amountCents",
       a.state = 'succeeded' as "isPaid" from invoice_attempts a join invoices i on i.id = a.invoice_id order by intent_id`,
  )
  expect(debits).toEqual(SAMPLE_DEBITS.toSorted((a, b) => (a.intentId < b.intentId ? -1 : 1)))
  const { rows: methods } = await pool.query(
    `select c.id as "clientId", stripe_customer_id as "customerId", billing_name as name, u.email, method_id as "methodId",
       last_four from payment_methods m join clients c on c.id = m.client_id join users u on u.id = c.owner_id order by c.id`,
  )
  expect(methods).toEqual(
    SAMPLE_CUSTOMERS.map(({ number, ...customer }) => ({ ...customer, last_four: number.slice(-4) })),
  )
})

it('is known to be today’s, until it is written otherwise', async () => {
  expect(await hasOldSamples(url)).toBe(false)
  await pool.query("comment on column users.is_sample is 'another'")
  expect(await hasOldSamples(url)).toBe(true)
  await pool.query('update users set is_sample = false')
  expect(await hasOldSamples(url)).toBe(false)
})
