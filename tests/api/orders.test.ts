import { describe, expect, it } from 'vitest'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { bearerOf, newcomer } from '../support/people'
import { stored } from '../support/stored'

const owner = () => bearerOf('owner')
const ids = (body: { Id: number }[]) => body.map(({ Id }) => Id)

/** A new site with orders in the given statuses, oldest first. */
async function siteWith(...statuses: string[]) {
  const { id, bearer } = await newcomer()
  const [site] = await stored<{ id: number }>(
    "insert into websites (client_id, name, url) values ($1, 'Une boutique', 'https://une-boutique.example') returning id",
    [id],
  )
  const rows = await stored<{ id: number }>(
    `insert into orders (website_id, status, items_cents, delivery_cents, total_cents, delivery_method)
     select $1, status::order_status, 1250, 0, 1250, 'pickup' from unnest($2::text[]) status returning id`,
    [site?.id, statuses],
  )
  return { bearer, path: `/orders/website/${site?.id}`, orders: rows.map((row) => row.id) }
}

describe('an order', () => {
  it('is answered with every field of the specification: sums in cents, prices of its lines in euros', async () => {
    const { status, body } = await call('GET', '/orders/9', await owner())
    expect([status, body]).toEqual([
      200,
      {
        Id: 9,
        Status: 'paid',
        TotalAmount: 6270,
        OrderDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        PaiementIntentId: 'pi_ostalsample0009',
        DeliveryMethod: 'home',
        ShippingAddress: '27 avenue de Lodève',
        ShippingCity: 'Montpellier',
        ShippingZip: '34000',
        ShippingCountry: 'FR',
        RelayPointId: null,
        RelayPointName: null,
        RelayPointAddress: null,
        ExpeditionNumber: null,
        LabelUrl: null,
        TrackingUrl: null,
        ShippedAt: null,
        CustomerId: expect.any(Number),
        WebsiteId: 2,
        customer: {
          Name: 'Amandine Teyssier',
          Email: 'amandine.teyssier@exemple.fr',
          Phone: '+33 6 10 20 30 40',
        },
        items: [
          {
            ProductId: expect.any(Number),
            Name: 'Tablier de cuisine en lin lavé',
            Quantity: 1,
            Size: 'S/M',
            Customization: 'Broder « Élise » sur la poche',
            Price: 39,
          },
          {
            ProductId: expect.any(Number),
            Name: expect.any(String),
            Quantity: 2,
            Size: null,
            Customization: null,
            Price: 7.9,
          },
        ],
      },
    ])
  })

  it('sent to a relay point names it, with what the carrier said', async () => {
    const { body } = await call('GET', '/orders/2', await owner())
    expect(body).toMatchObject({
      Status: 'shipped',
      DeliveryMethod: 'relay',
      ShippingAddress: null,
      RelayPointName: 'TABAC DE LA GARE',
      RelayPointAddress: '12 RUE DE LA LOGE, 34000 MONTPELLIER',
      ExpeditionNumber: '31240002',
      TrackingUrl: expect.stringContaining('31240002'),
      ShippedAt: expect.any(String),
    })
  })

  it('without a shopper says so', async () => {
    const { bearer, orders } = await siteWith('paid')
    const { body } = await call('GET', `/orders/${orders[0]}`, { bearer })
    expect(body).toMatchObject({ CustomerId: null, customer: null, items: [] })
  })

  it('that does not exist, or is another’s, is not found', async () => {
    expectRefusal(await call('GET', '/orders/2147483647', await owner()), 404, 'not_found')
    expectRefusal(await call('GET', '/orders/9', await bearerOf('stranger')), 404, 'not_found')
    expectRefusal(await call('GET', '/orders/neuf', await owner()), 400, 'validation')
  })
})

describe('the orders of a website', () => {
  it('come in all statuses, newest first, each as it is answered alone', async () => {
    const { body } = await call('GET', '/orders/website/2', await owner())
    expect(ids(body)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(body[1]).toEqual((await call('GET', '/orders/9', await owner())).body)
  })

  it('come by pages and by status', async () => {
    const { bearer, path, orders } = await siteWith('paid', 'shipped', 'paid', 'cancelled', 'paid')
    const paid = [orders[4], orders[2], orders[0]]
    expect(ids((await call('GET', `${path}?status=paid`, { bearer })).body)).toEqual(paid)
    const first = await call('GET', `${path}?status=paid&limit=2`, { bearer })
    expect(ids(first.body)).toEqual(paid.slice(0, 2))
    const next = new URL(/<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '')
    expect([next.pathname, next.searchParams.get('status')]).toEqual([`/api${path}`, 'paid'])
    const second = await call('GET', `${path}${next.search}`, { bearer })
    expect(ids(second.body)).toEqual(paid.slice(2))
    expect(second.headers.get('link')).toBeNull()
  })

  it('are found by number and by shopper', async () => {
    const find = async (words: string) =>
      ids((await call('GET', `/orders/website/2?search=${encodeURIComponent(words)}`, await owner())).body)
    expect(await find('teyssier')).toEqual([9])
    expect(await find('JP.RIEU@')).toEqual([7])
    expect(await find('caumes etienne')).toEqual([4])
    expect(await find('#3')).toEqual([3])
    expect(await find('personne')).toEqual([])
  })

  it('of a website without any are none, and another owner’s are not found', async () => {
    const { bearer, path } = await siteWith()
    expect((await call('GET', path, { bearer })).body).toEqual([])
    expectRefusal(await call('GET', path, await owner()), 404, 'not_found')
  })

  it.each(['status=payee', 'etat=paid', 'limit=0'])('refuse what they do not know: %s', async (query) => {
    expectRefusal(await call('GET', `/orders/website/2?${query}`, await owner()), 400, 'validation')
  })

  it('longer than one read come whole', async () => {
    const { bearer, path, orders } = await siteWith(...Array<string>(1_203).fill('shipped'))
    expect(ids((await call('GET', path, { bearer })).body)).toEqual(orders.toReversed())
  })
})

describe('an order’s papers', () => {
  it('are PDFs that no cache keeps, under a name of their own', async () => {
    for (const [paper, name] of [
      ['packing-slip', 'bon-de-preparation-9.pdf'],
      ['receipt', 'recu-commande-9.pdf'],
    ]) {
      const { status, headers } = await call('GET', `/orders/9/${paper}`, await owner())
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('application/pdf')
      expect(headers.get('content-disposition')).toContain(name)
      expect(headers.get('cache-control')).toBe('private, no-store')
    }
  })

  it('hold no receipt of an order that was not paid', async () => {
    const { bearer, orders } = await siteWith('pending')
    expectRefusal(await call('GET', `/orders/${orders[0]}/receipt`, { bearer }), 409, 'conflict')
    expect((await call('GET', `/orders/${orders[0]}/packing-slip`, { bearer })).status).toBe(200)
  })
})
