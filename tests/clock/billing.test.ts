import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, inject, it } from 'vitest'
import { addDays, type Day, parisInstant } from '@/lib/domain/calendar'
import { setClock } from '../support/set-clock'

const pool = new pg.Pool({ connectionString: inject('databaseUrl') })
afterAll(() => pool.end())

const rows = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows
/** The daily job runs every quarter of an hour. */
const TIMEOUT_MS = 240_000

async function until(what: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS
  while (!(await what())) {
    if (performance.now() > end) throw new Error(`It did not happen: ${what.toString()}`)
    await delay(1_000)
  }
}

/** Twenty seconds before a quarter past an hour. */
const beforeQuarter = (day: Day, hour: number) =>
  new Date(parisInstant(day, hour).getTime() + 14 * 60_000 + 40_000)
const products = (website: number) => fetch(`${inject('origin')}/api/products/website/${website}`)

it('a late client’s site goes offline the night after the last day of service', async () => {
  const [late] = await rows(
    `select s.id, w.id as website, (i.refused_on + 8)::text as day from subscriptions s
     join websites w on w.subscription_id = s.id join invoices i on i.subscription_id = s.id
     where s.status = 'late' and s.collection = 'automatic' and i.status = 'issued' and i.refused_on is not null`,
  )
  await setClock(beforeQuarter(addDays(late.day, -1), 23))
  expect((await fetch(`${inject('origin')}/api/testimonials/website/${late.website}`)).status).toBe(200)
  await setClock(beforeQuarter(late.day, 0))
  const status = async () => (await rows('select status from subscriptions where id = $1', late.id))[0].status
  await until(async () => (await status()) === 'inactive')
  const answer = await fetch(`${inject('origin')}/api/testimonials/website/${late.website}`)
  expect([answer.status, (await answer.json()).code]).toEqual([403, 'site_inactive'])
}, 600_000)

it('a saved card is debited on the first day of its period, once, and the shop goes on', async () => {
  const [paid] = await rows(
    // The clock never goes back: if the due day is past, uses the next one.
    `select s.id, w.id as website, s.price_cents,
       (s.due_date + case when s.due_date <= now()::date then interval '1 month' else '0' end)::date::text as day from subscriptions s
     join websites w on w.subscription_id = s.id join payment_methods m on m.id = s.payment_method_id
     where s.status = 'active' and s.collection = 'automatic' and m.is_usable and s.ends_on is null order by s.due_date limit 1`,
  )
  await setClock(beforeQuarter(paid.day, 8))
  const invoices = () =>
    rows(
      `select i.status, i.total_cents, i.issued_on::text, count(a.id)::int as debits from invoices i
       left join invoice_attempts a on a.invoice_id = i.id
       where i.subscription_id = $1 and i.first = $2 group by i.id`,
      ...[paid.id, paid.day],
    )
  await until(async () => (await invoices())[0]?.status === 'paid')
  expect(await invoices()).toEqual([
    { status: 'paid', total_cents: paid.price_cents, issued_on: paid.day, debits: 1 },
  ])
  expect((await products(paid.website)).status).toBe(200)
}, 600_000)
