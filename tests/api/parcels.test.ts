import { describe, expect, inject, it } from 'vitest'
import { secrets } from '@/scripts/launch/secrets'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { mailTo } from '../support/inbox'
import { signedReport } from '../support/parcel-reports'
import { newcomer } from '../support/people'
import { stored } from '../support/stored'

const SECRET = secrets().MONDIALRELAY_WEBHOOK_SECRET
let count = 0

/** A new shop with an order, its owner and its shopper's address. */
async function newOrder(columns: Record<string, unknown>) {
  count += 1
  const { id: userId, bearer } = await newcomer()
  const email = `cliente-${count}-${Date.now()}@exemple.fr`
  const [site] = await stored<{ id: number }>(
    "insert into websites (client_id, name, url) values ($1, 'Une boutique', 'https://une-boutique.example') returning id",
    [userId],
  )
  const [customer] = await stored<{ id: number }>(
    "insert into customers (website_id, name, email) values ($1, 'Sophie Lacaze', $2) returning id",
    [site?.id, email],
  )
  const row = {
    website_id: site?.id,
    customer_id: customer?.id,
    status: 'paid',
    paid_at: new Date(),
    items_cents: 1_250,
    delivery_cents: 0,
    total_cents: 1_250,
    delivery_method: 'home',
    // The seller named in the shopper's mails.
    seller: {
      legalName: 'Miel SARL',
      addressLine1: '3 chemin des Ruches',
      addressLine2: '',
      postalCode: '34270',
      city: 'Saint-Mathieu',
      country: 'FR',
      email: 'boutique@miel.example',
      phone: '',
      vatRegime: 'standard',
      termsUrl: '',
    },
    ...columns,
  }
  const names = Object.keys(row)
  const [order] = await stored<{ id: number }>(
    `insert into orders (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})
     returning id`,
    Object.values(row),
  )
  return { id: order?.id ?? 0, bearer, email }
}

/** A sent order with its parcel's number. */
async function sentOrder() {
  const number = `5${String(Date.now()).slice(-7)}${count}`
  const order = await newOrder({ status: 'shipped', shipped_at: new Date(), expedition_number: number })
  await stored(
    `insert into shipments (order_id, state, carrier, attempt_id, started_at, parcel_state, parcel_state_at)
     values ($1, 'made', 'Mondial Relay', gen_random_uuid(), now(), 'registered', now() - interval '1 hour')`,
    [order.id],
  )
  return { ...order, number }
}

const send = (body: string, headers: Record<string, string>) =>
  fetch(`${inject('origin')}/api/mondialrelay/webhook`, { method: 'POST', body, headers })
const reportOf = (number: string, status: number) =>
  JSON.stringify({ ExpeditionNumber: number, Status: status, At: new Date().toISOString() })
async function push(number: string, status: number) {
  const body = reportOf(number, status)
  return (await send(body, signedReport(body, { secret: SECRET }))).status
}
const statusOf = async (id: number) =>
  (await stored<{ status: string }>('select status from orders where id = $1', [id]))[0]?.status

describe('a pushed parcel report', () => {
  it('moves its order only forward, and changes nothing when repeated', async () => {
    const { id, number, email } = await sentOrder()
    expect([await push(number, 81), await statusOf(id)]).toEqual([204, 'shipped'])
    expect([await push(number, 82), await statusOf(id)]).toEqual([204, 'delivered'])
    expect([await push(number, 82), await push(number, 81), await push(number, 83)]).toEqual([204, 204, 204])
    expect(await statusOf(id)).toBe('delivered')
    await mailTo(email, ({ subject }) => subject.includes('est livrée'))
    const moves = await stored(
      "select 1 from audit_log where subject_id = $1 and action = 'order.delivered'",
      [String(id)],
    )
    expect(moves).toHaveLength(1)
  })

  it('is refused unless its exact body was signed with the secret less than five minutes ago', async () => {
    const { id, number } = await sentOrder()
    const body = reportOf(number, 82)
    const now = Math.floor(Date.now() / 1000)
    const headers = signedReport(body, { secret: SECRET })
    const refused = [
      {},
      { ...headers, 'x-ostal-signature': 'v1=abc' },
      signedReport(body, { secret: `${SECRET}x` }),
      signedReport(body, { secret: SECRET, seconds: now - 400 }),
      signedReport(body, { secret: SECRET, seconds: now + 400 }),
      signedReport(reportOf(number, 81), { secret: SECRET }),
    ]
    for (const wrong of refused) {
      const answer = await send(body, wrong as Record<string, string>)
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'validation'])
    }
    expect(await statusOf(id)).toBe('shipped')
  })

  it('must name the parcel number of an order and a known state', async () => {
    const { number } = await sentOrder()
    expect(await push('9999999999', 82)).toBe(404)
    expect(await push(number, 84)).toBe(400)
    const body = JSON.stringify({ ExpeditionNumber: number, Status: 82, At: 'hier' })
    expect((await send(body, signedReport(body, { secret: SECRET }))).status).toBe(400)
  })
})

it('a paid pickup is handed over once; anything else is a conflict', async () => {
  const pickup = await newOrder({ delivery_method: 'pickup' })
  const handOver = (order: { id: number; bearer: string }, json: object = { status: 'delivered' }) =>
    call('PUT', `/orders/status/${order.id}`, { bearer: order.bearer, json })
  expectRefusal(await handOver(pickup, { status: 'shipped' }), 400, 'validation', 'status')
  for (const _ of [1, 2]) {
    const { status, body } = await handOver(pickup)
    expect([status, body.Id, body.Status]).toEqual([200, pickup.id, 'delivered'])
  }
  await mailTo(pickup.email, ({ subject }) => subject.includes('est retirée'))
  expectRefusal(await handOver(await newOrder({})), 409, 'conflict')
  expectRefusal(
    await handOver(await newOrder({ delivery_method: 'pickup', status: 'pending' })),
    409,
    'conflict',
  )
})

it('an order sent with another carrier stores that carrier and the tracking number', async () => {
  const order = await newOrder({})
  const ship = (json: object) => call('POST', `/orders/${order.id}/shipment`, { bearer: order.bearer, json })
  expectRefusal(await ship({}), 400, 'validation', 'Carrier')
  expectRefusal(await ship({ Carrier: 'x'.repeat(61) }), 400, 'validation', 'Carrier')
  const wrong = {
    Carrier: 'Colissimo',
    TrackingNumber: 'x'.repeat(61),
    TrackingUrl: 'http://suivi.example/1',
  }
  expectRefusal(await ship(wrong), 400, 'validation', 'TrackingNumber', 'TrackingUrl')
  const { status, body } = await ship({ Carrier: 'Colissimo', TrackingNumber: '6A1' })
  expect([status, body]).toMatchObject([
    200,
    { Status: 'shipped', ExpeditionNumber: '6A1', TrackingUrl: null },
  ])
  await mailTo(order.email, ({ text }) => text?.includes('Colissimo') ?? false)
  expectRefusal(await ship({ Carrier: 'Colissimo' }), 409, 'conflict')
})
