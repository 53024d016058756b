import PgBoss from 'pg-boss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FaultKind } from '@/simulators/control/faults'
import { type Product, startProduct } from '../support/product'
import { randomFrom } from '../support/random'
import { LONG } from '../support/rounds'
import { BOUGHT, LEFT, type Shopper, shoppersOf } from '../support/shoppers'
import { spoil, stripe } from '../support/stripe'

/** The number of random points that `npm run trust` adds. */
const RANDOM_POINTS = LONG ? 45 : 0
const SEED = Number(process.env.DRILL_SEED ?? Date.now() % 1_000_000)
/** The approximate time from the order to the last mail. */
const JOURNEY_MS = 1_500
const POLLING = { timeout: 60_000, interval: 50 }

let product: Product
let shop: ReturnType<typeof shoppersOf>
const everybody: Shopper[] = []

beforeAll(async () => {
  product = await startProduct()
  shop = shoppersOf(product)
})
afterAll(async () => {
  await product?.kill()
  await product?.stop()
})

const control = (path: string, body: object = {}) => stripe(path, body, 'POST', product.simulators)
const faultsUrl = () => `${product.simulators}/_control/faults`

/** Makes the next two requests to a provider fail this way. */
const fail = (provider: string, fault: FaultKind, on = '') =>
  spoil({ provider, fault, times: 2, on }, product.simulators)
const untilBothFailed = () => expect.poll(async () => (await fetch(faultsUrl())).json(), POLLING).toEqual([])

async function kill(): Promise<void> {
  await product.kill()
  await fetch(faultsUrl(), { method: 'DELETE' })
  // Late enough that the killed instance's jobs may be retried.
  await shop.query("update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active'")
}

/** Kills the product at one point of two shoppers' orders. */
type Point = (shoppers: Shopper[]) => Promise<unknown>

const all = <T>(shoppers: Shopper[], act: (one: Shopper) => Promise<T>) => Promise.all(shoppers.map(act))

async function order(shoppers: Shopper[]): Promise<void> {
  for (const answer of await all(shoppers, shop.send)) expect(answer?.status).toBe(200)
}

const POINTS: Point[] = [
  // When an order is stored but its payment is not requested.
  async (shoppers) => {
    await fail('stripe', 'timeout_before', '^POST /v1/checkout/sessions\\?')
    const sent = all(shoppers, shop.send)
    await untilBothFailed()
    for (const one of shoppers) expect(await shop.ordersOf(one)).toMatchObject([{ session: null }])
    await kill()
    expect(await sent).toEqual([null, null])
  },
  // When its payment page is created but no answer has been sent.
  async (shoppers) => {
    await fail('stripe', 'timeout_after', '^POST /v1/checkout/sessions\\?')
    const sent = all(shoppers, shop.send)
    for (const one of shoppers)
      await expect.poll(() => shop.sessionsOf(one), POLLING).toMatchObject([{ status: 'open' }])
    await kill()
    expect(await sent).toEqual([null, null])
  },
  // While a payment event is being processed.
  async (shoppers) => {
    await order(shoppers)
    await fail('stripe', 'timeout_before', '^GET /v1/checkout/sessions/')
    await all(shoppers, shop.pay)
    await untilBothFailed()
    await kill()
  },
  // When the mails of a payment are sent but not marked done.
  async (shoppers) => {
    await order(shoppers)
    await fail('resend', 'timeout_after')
    await all(shoppers, shop.pay)
    await untilBothFailed()
    await kill()
  },
]

/** When a payment is made without an event, which arrives only at the end: the product has to find out by reconciliation. */
const withoutNews: Point = async (shoppers) => {
  await order(shoppers)
  await control('webhooks/hold')
  await all(shoppers, shop.pay)
  await kill()
}

async function playRound(point: Point): Promise<void> {
  const shoppers = [await shop.newShopper(), await shop.newShopper()]
  everybody.push(...shoppers)
  await point(shoppers)
  await product.restart()
  // If unpaid, the first shopper sends the same order again and the second one leaves.
  const [first] = shoppers
  if (!first || first.hasPaid) return
  await order([first])
  await shop.pay(first)
}

const random = randomFrom(SEED)

/** A random moment of the shoppers' journey. */
const atRandom: Point = async (shoppers) => {
  const journeys = all(shoppers, async (one) => {
    if ((await shop.send(one))?.status === 200) await shop.pay(one)
  })
  await new Promise((resolve) => setTimeout(resolve, random() * JOURNEY_MS))
  await kill()
  await journeys
}

/** Simulates ten minutes for orders and the retry delays of jobs, then runs the schedules: every two minutes that of orders,
 *  every ten seconds that of a killed instance's jobs, for which long rounds wait in real time. */
async function letTimePass(): Promise<void> {
  await shop.query(
    "update orders set created_at = created_at - interval '11 minutes' where status = 'pending' and created_at > now() - interval '11 minutes'",
  )
  await shop.query("update pgboss.job set start_after = now() where state = 'retry'")
  const executeSql = async (text: string, values: unknown[]) => ({ rows: await shop.query(text, values) })
  const boss = new PgBoss({ db: { executeSql } })
  await boss.send('orders', {}, { singletonKey: 'drill', singletonSeconds: 1 })
  if (!LONG) await boss.maintain()
}

const outcomes = async () => {
  await letTimePass()
  return shop.outcomesOf(everybody)
}

const points = [...POINTS, ...Array.from({ length: RANDOM_POINTS }, () => atRandom), withoutNews]

it(`a product that is killed at ${points.length} points of a sale loses no payment and takes none twice (DRILL_SEED=${SEED})`, {
  timeout: 600_000 + RANDOM_POINTS * 20_000,
}, async () => {
  for (const point of points) await playRound(point)
  // The payment pages of shoppers who left expire.
  await control('clock', { seconds: 32 * 60 })
  const wanted = everybody.map(({ email, hasPaid }) => ({ email, ...(hasPaid ? BOUGHT : LEFT) }))
  await expect.poll(outcomes, { ...POLLING, interval: 500 }).toEqual(wanted)
  // Late events change nothing.
  const taken: number[] = await control('webhooks/release', { order: 'shuffled' })
  expect(taken.filter((status) => status !== 204)).toEqual([])
  expect(await outcomes()).toEqual(wanted)
})
