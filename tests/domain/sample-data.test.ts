import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { SAMPLE_PAYMENTS } from '@/db/seed/sample-payments'
import { hasOldSamples } from '@/scripts/launch/sample-version'
import { testDatabase } from '../support/database'

const url = await testDatabase()
const pool = new pg.Pool({ connectionString: url })
afterAll(() => pool.end())

it('holds the four sample accounts', async () => {
  const { rows } = await pool.query('select email from users where is_sample order by id')
  expect(rows.map(({ email }) => email)).toEqual([
    'admin@ostal.example',
    'camille@ostal.example',
    'julien@ostal.example',
    'moderateur@ostal.example',
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
    isOnItsWay: row.status === 'pending',
  }))
  expect(known).toEqual(SAMPLE_PAYMENTS)
})

it('is known to be today’s, until it is written otherwise', async () => {
  expect(await hasOldSamples(url)).toBe(false)
  await pool.query("comment on column users.is_sample is 'another'")
  expect(await hasOldSamples(url)).toBe(true)
  await pool.query('update users set is_sample = false')
  expect(await hasOldSamples(url)).toBe(false)
})
