import { afterAll, beforeAll, expect, it } from 'vitest'
import { SHOP } from '@/db/seed/products'
import type { FaultKind } from '@/simulators/control/faults'
import type { Shipment } from '@/simulators/mondial-relay/shipments'
import { type Answer, call } from '../support/api'
import { EMAIL, logIn } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { randomFrom } from '../support/random'
import { LONG } from '../support/rounds'
import { stored } from '../support/stored'
import { spoil } from '../support/stripe'

/** The number of random points that `npm run trust` adds. */
const RANDOM_POINTS = LONG ? 45 : 0
const SEED = Number(process.env.DRILL_SEED ?? Date.now() % 1_000_000)
/** The approximate time from the request to its answer. */
const SHIPPING_MS = 400
const POLLING = { timeout: 60_000, interval: 50 }

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  await product?.kill()
  await product?.stop()
})

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  stored<Row>(text, values, product.databaseUrl)

const TO_HOME = `'home', '5 allée des Œillets', '69002', 'Lyon', null`
const TO_RELAY = `'relay', null, null, null, 'FR-001001'`

/** A paid order of the sample shop that waits for a label. */
async function newOrder(to = TO_HOME): Promise<number> {
  const [order] = await query<{ id: number }>(
    `with shopper as (
       insert into customers (website_id, name, email, phone)
       values ($1, 'Zoé Lefèvre', 'zoe@drill.example', '06 12 34 56 78') returning id)
     insert into orders (website_id, customer_id, status, paid_at, items_cents, delivery_cents, total_cents, weight_grams,
       shipping_country, delivery_method, shipping_line1, shipping_zip, shipping_city, relay_point_id)
     select $1, id, 'paid', now(), 1250, 0, 1250, 850, 'FR', ${to} from shopper returning id`,
    [SHOP],
  )
  return order?.id ?? 0
}

const ask = async (method: string, path: string, json: object) =>
  call(method, path, { json, origin: product.origin, bearer: (await logIn(EMAIL.owner, product)).bearer })

/** Null when the product ended before it answered. */
async function ship(orderId: number): Promise<Answer | null> {
  try {
    return await ask('POST', '/mondialrelay/ship', { websiteId: SHOP, orderId })
  } catch (error) {
    // Thrown by fetch.
    if (error instanceof TypeError) return null
    throw error
  }
}

const parcelsOf = async (orderId: number): Promise<Shipment[]> =>
  (await (await fetch(`${product.simulators}/_control/mondial-relay/shipments`)).json()).filter(
    ({ orderNo }: Shipment) => orderNo === String(orderId),
  )

const faultsUrl = () => `${product.simulators}/_control/faults`
const untilItFailed = () => expect.poll(async () => (await fetch(faultsUrl())).json(), POLLING).toEqual([])

/** Kills the product after the carrier received this request and before it answers. */
async function killAt(fault: FaultKind, on: string, orderId: number, requests = 1): Promise<void> {
  await spoil({ provider: 'mondial-relay', fault, times: 1, on }, product.simulators)
  const sent = Array.from({ length: requests }, () => ship(orderId))
  await untilItFailed()
  await product.kill()
  await Promise.all(sent)
}

type Point = { to?: string; kill: (orderId: number) => Promise<unknown> }

const POINTS: Point[] = [
  // Before anything is written.
  { to: TO_RELAY, kill: (id) => killAt('timeout_before', 'Web_Services', id) },
  // When the carrier has received the request but created nothing.
  { kill: (id) => killAt('timeout_before', 'api/shipment', id) },
  // When it has made the shipment.
  { kill: (id) => killAt('timeout_after', 'api/shipment', id) },
  { to: TO_RELAY, kill: (id) => killAt('timeout_after', 'api/shipment', id, 6) },
  // When the number is stored and the label is not.
  { kill: (id) => killAt('timeout_before', 'etiquette', id) },
]

const random = randomFrom(SEED)
const atRandom: Point = {
  kill: async (id) => {
    const sent = ship(id)
    await new Promise((resolve) => setTimeout(resolve, random() * SHIPPING_MS))
    await product.kill()
    await sent
  },
}

/** Acts as the owner: ships again or, if refused, enters what the carrier's list shows. */
async function settle(orderId: number): Promise<void> {
  // Simulates a minute.
  await query("update shipments set started_at = started_at - interval '1 minute' where order_id = $1", [
    orderId,
  ])
  if ((await ship(orderId))?.status === 200) return
  const [found] = await parcelsOf(orderId)
  const finding = found ? { ExpeditionNumber: found.number } : { Retry: true }
  expect(await ask('PUT', `/orders/shipment/${orderId}`, finding)).toMatchObject({ status: 200 })
  expect(await ship(orderId)).toMatchObject({ status: 200 })
}

/** An order's parcels at the carrier, and its stored number. */
async function numbersOf(orderId: number) {
  const [order] = await query<{ status: string; expedition_number: string | null }>(
    'select status, expedition_number from orders where id = $1',
    [orderId],
  )
  return { parcels: (await parcelsOf(orderId)).map(({ number }) => number), ...order }
}

const points = [...POINTS, ...Array.from({ length: RANDOM_POINTS }, () => atRandom)]

it(`a product that is killed at ${points.length} points of a shipment never makes two labels (DRILL_SEED=${SEED})`, {
  timeout: 600_000 + RANDOM_POINTS * 20_000,
}, async () => {
  for (const { to, kill } of points) {
    const orderId = await newOrder(to)
    await kill(orderId)
    await product.restart()
    const { status } = await numbersOf(orderId)
    expect(['paid', 'shipped']).toContain(status)
    await settle(orderId)
    const { parcels, ...order } = await numbersOf(orderId)
    expect(parcels).toEqual([order.expedition_number])
    expect(order.status).toBe('shipped')
  }
  // Every label with a URL at the carrier is eventually stored.
  const missing = async () => {
    await query(
      "update pgboss.job set start_after = now() where name = 'labels' and state in ('created', 'retry')",
    )
    return query(
      `select order_id from shipments join orders on orders.id = order_id
       where carrier_label_url is not null and label_url is null`,
    )
  }
  await expect.poll(missing, { ...POLLING, interval: 500 }).toEqual([])
})

it('a product that is asked to end waits for a shipment that it has already answered', {
  timeout: 180_000,
}, async () => {
  const orderId = await newOrder()
  const on = `<OrderNo>${orderId}</OrderNo>`
  await spoil(
    { provider: 'mondial-relay', fault: 'slow', milliseconds: 11_000, times: 1, holding: on },
    product.simulators,
  )
  const answer = ship(orderId)
  await expect.poll(() => parcelsOf(orderId), POLLING).toHaveLength(1)
  expect(await ship(orderId)).toMatchObject({ status: 409 })
  const ended = product.end()
  expect(await answer).toMatchObject({ status: 502, body: { code: 'shipment_unknown' } })
  expect(await ended).toBe(0)
  const { parcels, ...order } = await numbersOf(orderId)
  expect(order).toEqual({ status: 'shipped', expedition_number: parcels[0] })
})
