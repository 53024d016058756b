import PgBoss from 'pg-boss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '@/lib/domain/calendar'
import { openingClock } from '@/scripts/launch/opening-clock'
import type { FaultKind } from '@/simulators/control/faults'
import { BEGAN_DAYS_AGO, type BilledClient, billedClients, type Kind } from '../support/billed-clients'
import { endHeldCommits, waitForHeldCommit, withHeldCommits } from '../support/commits'
import { debitBooks } from '../support/debit-books'
import { startProduct } from '../support/product'
import { randomFrom } from '../support/random'
import { LONG } from '../support/rounds'
import { spoil } from '../support/stripe'

/** The number of random points that `npm run trust` adds. */
const RANDOM_POINTS = LONG ? 40 : 0
const SEED = Number(process.env.DRILL_SEED ?? Date.now() % 1_000_000)
/** The approximate time from enqueuing the job, which is polled every two seconds, to the last mail. */
const RUN_MS = 4_000
const POLLING = { timeout: 90_000, interval: 25 }

const { at, env } = openingClock()
const product = await startProduct({ env })
afterAll(async () => {
  await product.kill()
  await product.stop()
})
const books = await debitBooks({ product, at })
const { rows, pool, provider, today } = books
const { prepare, release, intentsOf, attemptsOf, outcomeOf } = billedClients(books)

const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
let before: { held: number; owed: number }

beforeAll(async () => {
  await provider.act('clock', { seconds: Math.round((at - Date.now()) / 1_000) })
  before = await books.balance()
  // The test replaces this schedule, and the sample data's subscriptions are not due.
  await rows("delete from pgboss.schedule where name = 'billing'")
  await rows("update subscriptions set looked_at = now() + interval '1 day'")
})

const bill = () => boss.send('billing', {})

const faultsUrl = `${product.simulators}/_control/faults`
const fail = (name: string, fault: FaultKind, on: string, holding = '', times = 1) =>
  spoil({ provider: name, fault, times, on, holding }, product.simulators)
const untilFailed = () => expect.poll(async () => (await fetch(faultsUrl)).json(), POLLING).toEqual([])

/** Kills the product while it commits a change of this table, and ends its transaction. */
const killAtCommit = (table: string, act: () => Promise<unknown>) =>
  withHeldCommits(pool, table, async () => {
    await act()
    await waitForHeldCommit(pool, POLLING)
    await product.kill()
    await endHeldCommits(pool)
  })

/** Kills the product after a provider received this request and before it answers. */
async function killAtRequest(fault: Parameters<typeof fail>, act: () => Promise<unknown>) {
  await fail(...fault)
  await act()
  await untilFailed()
  await product.kill()
}

const everybody: BilledClient[] = []

/** Whether the debits of earlier points are complete. */
const isSettled = async () => {
  const debits = await rows(
    `select 1 from subscriptions s left join invoices i on i.subscription_id = s.id left join invoice_attempts a on a.invoice_id = i.id
     where s.id = any($1) and s.collection = 'automatic' and (s.looked_at is null or a.state in ('created', 'unknown'))`,
    everybody.map(({ id }) => id),
  )
  return debits.length === 0
}

type Point = { kind: Kind; kill: (billed: BilledClient) => Promise<void> }

const comesDue = (billed: BilledClient) => async () => {
  await release(billed)
  await bill()
}
const pays = (billed: BilledClient) => () => release(billed)

const CREATE = '^POST /v1/payment_intents\\?'
const CONFIRM = '^POST /v1/payment_intents/[^/]+/confirm'
const noPaymentYet = { payments: [], service: 'active', site: 'active' }
const stillOff = { payments: ['succeeded'], attempts: ['open'], service: 'inactive', site: 'inactive' }

const MAILS = ['invoice-issued', 'method-saved', 'payment-received']
const ALL_MAILED = { payments: ['succeeded'], mails: MAILS, unsent: 0 }

const POINTS: Point[] = [
  // Between issue and debit: the invoice exists, and no debit is stored.
  {
    kind: 'card',
    async kill(billed) {
      await killAtCommit('invoice_attempts', comesDue(billed))
      const invoices = [`invoice issued ${today}`]
      expect(await outcomeOf(billed)).toMatchObject({ ...noPaymentYet, invoices, attempts: [] })
    },
  },
  // The debit is stored, but the provider has not created it.
  {
    kind: 'card',
    async kill(billed) {
      await killAtRequest(['stripe', 'timeout_before', CREATE, billed.customer], comesDue(billed))
      expect(await attemptsOf(billed)).toEqual([{ state: 'created', intent_id: null }])
      expect(await intentsOf(billed)).toEqual([])
    },
  },
  // Between the event of a late payment and its effects: the event is being read.
  {
    kind: 'late',
    async kill(billed) {
      await killAtRequest(['stripe', 'timeout_before', '^GET /v1/checkout/sessions/'], pays(billed))
      expect(await outcomeOf(billed)).toMatchObject(stillOff)
    },
  },
  // The provider has created the debit, but its id is not stored.
  {
    kind: 'card',
    async kill(billed) {
      await killAtRequest(['stripe', 'timeout_after', CREATE, billed.customer], comesDue(billed))
      expect(await attemptsOf(billed)).toEqual([{ state: 'created', intent_id: null }])
      expect(await intentsOf(billed)).toMatchObject([{ status: 'requires_confirmation' }])
    },
  },
  // The late payment and the reactivation are written but not committed.
  {
    kind: 'late',
    async kill(billed) {
      await expect.poll(isSettled, POLLING).toBe(true)
      await killAtCommit('subscription_entries', pays(billed))
      expect(await outcomeOf(billed)).toMatchObject(stillOff)
    },
  },
  // The debit's id is stored, but no money has moved.
  {
    kind: 'card',
    async kill(billed) {
      await expect.poll(isSettled, POLLING).toBe(true)
      await killAtRequest(['stripe', 'timeout_before', CONFIRM], comesDue(billed))
      const [intent] = await intentsOf(billed)
      expect(intent).toMatchObject({ status: 'requires_confirmation' })
      expect(await attemptsOf(billed)).toEqual([{ state: 'created', intent_id: intent?.id }])
    },
  },
  // Between debit and event: days later the bank has paid, and the event is being read.
  {
    kind: 'account',
    async kill(billed) {
      await comesDue(billed)()
      await expect.poll(() => attemptsOf(billed), POLLING).toMatchObject([{ state: 'processing' }])
      const [attempt] = await attemptsOf(billed)
      const settle = () => provider.act(`intents/${attempt.intent_id}/settle`)
      const read = `^GET /v1/payment_intents/${attempt.intent_id}`
      await killAtRequest(['stripe', 'timeout_before', read], settle)
      expect(await outcomeOf(billed)).toMatchObject({ payments: ['succeeded'], attempts: ['processing'] })
    },
  },
  // The site is back online, but the payment page is not marked done.
  {
    kind: 'late',
    async kill(billed) {
      await killAtCommit('payment_pages', pays(billed))
      const attempts = ['succeeded']
      expect(await outcomeOf(billed)).toMatchObject({ attempts, service: 'active', site: 'active' })
    },
  },
  // The mails are sent but not marked done. A busy machine may retry one of them before the other's turn.
  {
    kind: 'card',
    async kill(billed) {
      await fail('resend', 'timeout_after', '', billed.email, 20)
      await comesDue(billed)()
      await expect.poll(() => outcomeOf(billed), POLLING).toMatchObject(ALL_MAILED)
      await product.kill()
      expect(await outcomeOf(billed)).toMatchObject(ALL_MAILED)
    },
  },
  // The money has moved without an event, which arrives only at the end: the product has to find out by reconciliation.
  {
    kind: 'card',
    async kill(billed) {
      await expect.poll(isSettled, POLLING).toBe(true)
      await provider.act('webhooks/hold')
      await killAtRequest(['stripe', 'timeout_after', CONFIRM], comesDue(billed))
      expect(await outcomeOf(billed)).toMatchObject({ payments: ['succeeded'], attempts: ['created'] })
    },
  },
]

const random = randomFrom(SEED)

/** A random moment while one subscription is due and another is being paid. */
const atRandom = (kind: Kind): Point => ({
  kind,
  async kill(billed) {
    const late = await prepare('late')
    everybody.push(late)
    await comesDue(billed)()
    const paid = wait(random() * RUN_MS).then(pays(late))
    await wait(random() * RUN_MS)
    await product.kill()
    await paid
  },
})

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const points = [
  ...Array.from({ length: RANDOM_POINTS }, (_, index) => atRandom(index % 2 ? 'card' : 'account')),
  ...POINTS,
]

/** Simulates the minutes after which unanswered debits, pages and jobs are retried, and the quarter of an hour between runs of
 *  the job. */
async function letTimePass(): Promise<void> {
  await rows(
    "update invoice_attempts set created_at = created_at - interval '10 minutes' where ended_at is null",
  )
  await rows(
    "update payment_pages set created_at = created_at - interval '10 minutes' where ended_at is null",
  )
  await rows("update pgboss.job set started_on = started_on - interval '2 hours' where state = 'active'")
  await boss.maintain()
  await rows("update pgboss.job set start_after = now() where state = 'retry'")
  await bill()
}

const lateSince = addDays(today, -BEGAN_DAYS_AGO)
const SERVED = {
  attempts: ['succeeded'],
  payments: ['succeeded'],
  unsent: 0,
  service: 'active',
  site: 'active',
}
const DEBITED = {
  ...SERVED,
  invoices: [`invoice paid ${today}`],
  timeline: ['created', 'method_saved', 'payment_received', 'period_began'],
  mails: MAILS,
}
/** Its old period is cancelled, and a new one begins with the payment. */
const RESTORED = {
  ...SERVED,
  invoices: [`invoice cancelled ${lateSince}`, `credit_note issued ${lateSince}`, `invoice paid ${today}`],
  timeline: [
    ...['created', 'interrupted', 'payment_received', 'payment_refused', 'period_began', 'period_began'],
    'resumed',
  ],
  mails: ['invoice-issued', 'payment-late', 'payment-received', 'service-interrupted'],
}
const OUTCOMES: Record<Kind, object> = { card: DEBITED, account: DEBITED, late: RESTORED }

/** In the morning the product reconciles debits that banks settle in days, because it may have missed an event while down. */
const outcomes = async () => {
  await letTimePass()
  await boss.send('billing-reconcile', {})
  return Promise.all(everybody.map(async (billed) => ({ id: billed.id, ...(await outcomeOf(billed)) })))
}

it(`a product that is killed at ${points.length} points of its billing loses and doubles nothing (DRILL_SEED=${SEED})`, {
  timeout: 600_000 + RANDOM_POINTS * 20_000,
}, async () => {
  const clients = await Promise.all(points.map(({ kind }) => prepare(kind)))
  everybody.push(...clients)
  for (const [index, client] of clients.entries()) {
    await points[index]?.kill(client)
    await fetch(faultsUrl, { method: 'DELETE' })
    await letTimePass()
    await product.restart()
  }
  const wanted = everybody.map(({ id, kind }) => ({ id, ...OUTCOMES[kind] }))
  await expect.poll(outcomes, { timeout: 180_000, interval: 500 }).toEqual(wanted)
  // Late events change nothing.
  const taken: number[] = await provider.act('webhooks/release', { order: 'shuffled' })
  expect(taken.filter((status) => status !== 204)).toEqual([])
  expect(await outcomes()).toEqual(wanted)
  const { held, owed } = await books.balance()
  expect(held - before.held).toBe(owed - before.owed)
})
