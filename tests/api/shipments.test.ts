import { afterEach, describe, expect, inject, it } from 'vitest'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { bearerOf, newcomer } from '../support/people'
import { stored } from '../support/stored'

const faults = () => `${inject('simulators')}/_control/faults`
afterEach(() => fetch(`${faults()}?provider=mondial-relay`, { method: 'DELETE' }))

/** The carrier's next answer to this order's request. */
const fail = (orderId: number, fault: string, code?: string) =>
  fetch(faults(), {
    method: 'POST',
    body: JSON.stringify({
      provider: 'mondial-relay',
      fault,
      code,
      times: 1,
      holding: `<OrderNo>${orderId}</OrderNo>`,
    }),
  })

/** A new client's shop with a paid home-delivery order. */
async function newOrder(changes: { status?: string; method?: string; usualSideCm?: number | null } = {}) {
  const { id, bearer } = await newcomer()
  const [site] = await stored<{ id: number }>(
    "insert into websites (client_id, name, url) values ($1, 'Une boutique', 'https://une-boutique.example') returning id",
    [id],
  )
  await stored(
    `insert into shops (website_id, legal_name, address_line1, postal_code, city, email, phone, parcel_length_cm,
       parcel_width_cm, parcel_height_cm)
     values ($1, 'Miel SARL', '3 chemin des Ruches', '34270', 'Saint-Mathieu', 'miel@exemple.fr', '04 67 00 00 00', $2, $2, $2)`,
    [site?.id, changes.usualSideCm === undefined ? 20 : changes.usualSideCm],
  )
  const [order] = await stored<{ id: number }>(
    `with shopper as (
       insert into customers (website_id, name, email, phone)
       values ($1, 'Zoé Lefèvre', 'zoe@client.example', '06 12 34 56 78') returning id)
     insert into orders (website_id, customer_id, status, items_cents, delivery_cents, total_cents, weight_grams,
       delivery_method, shipping_line1, shipping_zip, shipping_city, shipping_country)
     select $1, id, $2, 1250, 0, 1250, 850, $3, '5 allée des Œillets', '69002', 'Lyon', 'FR' from shopper returning id`,
    [site?.id, changes.status ?? 'paid', changes.method ?? 'home'],
  )
  const [websiteId, orderId] = [site?.id ?? 0, order?.id ?? 0]
  const ship = (body: object = {}) =>
    call('POST', '/mondialrelay/ship', { bearer, json: { websiteId, orderId, ...body } })
  const settle = (json: object) => call('PUT', `/orders/shipment/${orderId}`, { bearer, json })
  return { orderId, websiteId, bearer, ship, settle }
}

describe('an order is shipped', () => {
  it('with its shipment in the answer and in the order; asked again it is the same', async () => {
    const { orderId, bearer, ship } = await newOrder()
    const answer = await ship()
    const shipment = {
      labelUrl: expect.stringMatching(new RegExp(`^https?://[^/]+/api/orders/${orderId}/label$`)),
      expeditionNumber: expect.stringMatching(/^\d{8}$/),
      trackingUrl: expect.stringContaining('numeroExpedition='),
    }
    expect([answer.status, answer.body]).toEqual([200, { shipment }])
    expect((await ship()).body).toEqual(answer.body)
    expect((await call('GET', `/orders/${orderId}`, { bearer })).body).toMatchObject({
      Status: 'shipped',
      ShippedAt: expect.any(String),
      ExpeditionNumber: answer.body.shipment.expeditionNumber,
      LabelUrl: answer.body.shipment.labelUrl,
      TrackingUrl: answer.body.shipment.trackingUrl,
    })
  })

  it('and its label is its owner’s alone, shown and never kept', async () => {
    const { orderId, bearer, ship } = await newOrder()
    expectRefusal(await call('GET', `/orders/${orderId}/label`, { bearer }), 404, 'not_found')
    await ship()
    const read = (headers: Record<string, string>) =>
      fetch(`${inject('origin')}/api/orders/${orderId}/label`, { headers })
    const label = await read({ authorization: `Bearer ${bearer}` })
    expect(Object.fromEntries(label.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="etiquette-${orderId}.pdf"`,
      'cache-control': 'private, no-store',
    })
    expect(await label.text()).toMatch(/^%PDF-/)
    expect((await read({})).status).toBe(401)
    const other = await bearerOf('stranger')
    expect((await read({ authorization: `Bearer ${other.bearer}` })).status).toBe(404)
  })
})

describe('an order is not shipped', () => {
  it.each([
    ['pending', 'home'],
    ['cancelled', 'home'],
    ['refunded', 'home'],
    ['paid', 'pickup'],
  ])('when it is %s, by %s', async (status, method) => {
    const { ship } = await newOrder({ status, method })
    expectRefusal(await ship(), 409, 'conflict')
  })

  it('of another website than the one named, nor with ids that are none', async () => {
    const { ship, websiteId } = await newOrder()
    expectRefusal(await ship({ websiteId: websiteId - 1 }), 404, 'not_found')
    expectRefusal(await ship({ orderId: 2_147_483_647 }), 404, 'not_found')
    expectRefusal(await ship({ orderId: 'neuf' }), 400, 'validation')
    expectRefusal(await ship({ websiteId: undefined }), 400, 'validation')
  })

  it('to a home without the parcel’s sides, unless the call states them', async () => {
    const { orderId, ship } = await newOrder({ usualSideCm: null })
    const missing = await ship()
    expectRefusal(missing, 409, 'conflict')
    expect(missing.body.issues).toEqual([{ path: 'Sides', message: expect.stringContaining('hauteur') }])
    const sides = { Length: 30.2, Width: 20, Height: 12 }
    for (const [wrong, path] of [
      [{ ...sides, Length: 0 }, 'Sides.Length'],
      [{ ...sides, Width: '20' }, 'Sides.Width'],
      [{ Length: 30, Width: 20 }, 'Sides.Height'],
      ['30 × 20 × 12', 'Sides'],
    ] as const) {
      const refused = await ship({ Sides: wrong })
      expectRefusal(refused, 400, 'validation')
      expect(refused.body.issues).toMatchObject([{ path }])
    }
    const tooLong = await ship({ Sides: { Length: 100, Width: 50, Height: 1 } })
    expectRefusal(tooLong, 409, 'conflict')
    expect(tooLong.body.issues).toMatchObject([{ path: 'Sides' }])
    expect((await ship({ Sides: sides })).status).toBe(200)
    const made = await (await fetch(`${inject('simulators')}/_control/mondial-relay/shipments`)).json()
    expect(made.find(({ orderNo }: { orderNo: string }) => orderNo === String(orderId))).toMatchObject({
      sides: [31, 20, 12],
    })
  })

  it('when the carrier refuses or fails: nothing changed, and trying again is safe', async () => {
    const { orderId, ship } = await newOrder()
    await fail(orderId, 'refuse', '10054')
    const refused = await ship()
    expectRefusal(refused, 502, 'provider')
    expect(refused.body.message).toContain('Le transporteur ne connaît pas cette adresse.')
    await fail(orderId, 'rate_limited')
    expectRefusal(await ship(), 502, 'provider')
    expect((await ship()).status).toBe(200)
  })

  it('when the carrier does not confirm it, until the owner has looked', async () => {
    const { orderId, ship, settle } = await newOrder()
    expectRefusal(await settle({ Retry: true }), 409, 'conflict')
    await fail(orderId, 'server_error')
    expectRefusal(await ship(), 502, 'shipment_unknown')
    expectRefusal(await ship(), 409, 'conflict')
    expectRefusal(await settle({}), 400, 'validation')
    expectRefusal(await settle({ ExpeditionNumber: '1234567' }), 400, 'validation')
    // The number of a sample order.
    const taken = await settle({ ExpeditionNumber: '31240002' })
    expectRefusal(taken, 409, 'conflict')
    expect(taken.body.issues).toMatchObject([{ path: 'ExpeditionNumber' }])
    expect((await settle({ Retry: true })).body).toMatchObject({ Id: orderId, Status: 'paid' })
    await fail(orderId, 'truncate')
    expectRefusal(await ship(), 502, 'shipment_unknown')
    const number = `88${String(orderId).padStart(8, '0')}`
    expect((await settle({ ExpeditionNumber: number })).body).toMatchObject({
      Status: 'shipped',
      ExpeditionNumber: number,
      LabelUrl: null,
    })
  })
})
