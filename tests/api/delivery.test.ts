import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { newcomer } from '../support/people'
import { stored } from '../support/stored'

const seller = {
  legal_name: 'Élise Nouvelle EI',
  address_line1: '3 rue du Four',
  postal_code: '34000',
  city: 'Montpellier',
  email: 'boutique@exemple.fr',
  phone: '06 01 02 03 04',
  terms_url: 'https://exemple.fr/cgv',
}

let websiteId = 0
/** A product of 400 g, one of 2,5 kg with a size, and a hidden one. */
let [light, heavy, hidden, size] = [0, 0, 0, 0]

/** A new, open shop. */
beforeAll(async () => {
  const { id } = await newcomer()
  await stored('update clients set stripe_account_id = $2 where id = $1', [id, `acct_quote_${id}`])
  await stored('insert into payment_accounts (account_id, is_ready) values ($1, true)', [`acct_quote_${id}`])
  websiteId = await insert(
    "insert into websites (client_id, name, url) values ($1, 'Le Four', 'https://four.example')",
    [id],
  )
  const columns = Object.keys(seller)
  await stored(
    `insert into shops (website_id, packaging_weight_grams, preparation_days, ${columns.join(', ')})
     values ($1, 100, 1, ${columns.map((_, index) => `$${index + 2}`).join(', ')})`,
    [websiteId, ...Object.values(seller)],
  )
  const product = (name: string, grams: number, cents: number, active = true) =>
    insert(
      'insert into products (website_id, name, weight_grams, price_cents, active) values ($1, $2, $3, $4, $5)',
      [websiteId, name, grams, cents, active],
    )
  light = await product('Miel', 400, 1_250)
  heavy = await product('Cocotte', 2_500, 8_900)
  hidden = await product('Brouillon', 100, 100, false)
  size = await insert("insert into product_sizes (product_id, website_id, size) values ($1, $2, '24 cm')", [
    heavy,
    websiteId,
  ])
})

async function insert(text: string, values: unknown[]): Promise<number> {
  const [row] = await stored<{ id: number }>(`${text} returning id`, values)
  return row?.id ?? 0
}

const quote = (items: unknown, more = {}) =>
  call('POST', '/shipping/quote', { json: { websiteId, items, country: 'FR', zip: '34000', ...more } })
const set = (assignment: string) =>
  stored(`update shops set ${assignment} where website_id = $1`, [websiteId])

describe('POST shipping/quote', () => {
  it('prices a cart by the database’s weights, packed, not by the body’s', async () => {
    const answer = await quote([{ productId: light, quantity: 2, weight: 1, price: 1 }])
    expect([answer.status, answer.body]).toEqual([
      200,
      [
        {
          method: 'relay',
          priceCents: 539,
          label: 'Livraison en point relais',
          delay: 'livré sous 4 à 6\u00a0jours ouvrés',
        },
        {
          method: 'home',
          priceCents: 790,
          label: 'Livraison à domicile',
          delay: 'livré sous 3 à 4\u00a0jours ouvrés',
        },
      ],
    ])
    const heavier = await quote([
      { productId: light, quantity: 1 },
      { productId: heavy, quantity: 1, sizeId: size },
    ])
    expect(heavier.body[0]).toMatchObject({ method: 'relay', priceCents: 740 })
  })

  it('offers what the shop offers, free from its amount, and nothing over the carrier’s limits', async () => {
    const methods = async (...cart: Parameters<typeof quote>) =>
      (await quote(...cart)).body.map(({ method, priceCents }: { method: string; priceCents: number }) => [
        method,
        priceCents,
      ])
    await set('offers_home = false, offers_pickup = true, free_delivery_from_cents = 2500')
    expect(await methods([{ productId: light, quantity: 1 }])).toEqual([
      ['relay', 430],
      ['pickup', 0],
    ])
    expect(await methods([{ productId: light, quantity: 2 }])).toEqual([
      ['relay', 0],
      ['pickup', 0],
    ])
    expect(await methods([{ productId: heavy, quantity: 12 }])).toEqual([['pickup', 0]])
    expect(await methods([{ productId: light, quantity: 1 }], { country: 'US', zip: '10001' })).toEqual([
      ['pickup', 0],
    ])
    await stored('update products set length_cm = 100, width_cm = 40, height_cm = 10.5 where id = $1', [
      light,
    ])
    expect(await methods([{ productId: light, quantity: 1 }])).toEqual([['pickup', 0]])
    await stored('update products set length_cm = null where id = $1', [light])
    await set('offers_home = true, offers_pickup = false, free_delivery_from_cents = null')
  })

  it.each([
    ['no cart', undefined, {}, 'items'],
    ['an empty cart', [], {}, 'items'],
    ['no quantity', [{ productId: 1 }], {}, 'items.0.quantity'],
    ['a hundred pieces', [{ productId: 1, quantity: 100 }], {}, 'items.0.quantity'],
    ['half a piece', [{ productId: 1, quantity: 0.5 }], {}, 'items.0.quantity'],
    ['a product that is no id', [{ productId: '1', quantity: 1 }], {}, 'items.0.productId'],
    ['a country’s name', [{ productId: 1, quantity: 1 }], { country: 'France' }, 'country'],
    ['a postcode of another country', [{ productId: 1, quantity: 1 }], { zip: '1000' }, 'zip'],
  ])('with %s is malformed', async (_, items, more, field) => {
    expectRefusal(await quote(items, more), 400, 'validation', field)
  })

  it('refuses in the contract’s order: offline site, unknown product, closed shop', async () => {
    const unknown = [{ productId: 2_147_483_647, quantity: 1 }]
    expectRefusal(await quote(unknown, { websiteId: 4 }), 403, 'site_inactive')
    await set("pause_message = 'Fermé jusqu’au 3 mai.'")
    expectRefusal(await quote(unknown), 404, 'not_found')
    const closed = await quote([{ productId: light, quantity: 1 }])
    expectRefusal(closed, 409, 'conflict')
    expect(closed.body.message).toBe('Fermé jusqu’au 3 mai.')
    await set('pause_message = null')
  })

  it('knows no inactive product, no other site’s, no other product’s size, no unknown site', async () => {
    const other = await insert(
      "insert into products (website_id, name, weight_grams, price_cents) values (3, 'Table', 100, 100)",
      [],
    )
    for (const item of [{ productId: hidden }, { productId: other }, { productId: light, sizeId: size }])
      expectRefusal(await quote([{ quantity: 1, ...item }]), 404, 'not_found')
    const nowhere = await quote([{ productId: light, quantity: 1 }], { websiteId: 2_147_483_647 })
    expectRefusal(nowhere, 404, 'not_found')
  })

  it.each([
    ['the seller’s identity is incomplete', "phone = ''", `phone = '${seller.phone}'`],
    ['the seller’s terms are missing', "terms_url = ''", `terms_url = '${seller.terms_url}'`],
  ])('is refused while %s', async (_, change, back) => {
    await set(change)
    expectRefusal(await quote([{ productId: light, quantity: 1 }]), 409, 'conflict')
    await set(back)
  })

  it('is refused while the payment account is not ready', async () => {
    const setReady = (isReady: boolean) =>
      stored(
        `update payment_accounts set is_ready = $1 where account_id =
           (select stripe_account_id from clients join websites w on w.client_id = clients.id where w.id = $2)`,
        [isReady, websiteId],
      )
    await setReady(false)
    expectRefusal(await quote([{ productId: light, quantity: 1 }]), 409, 'conflict')
    await setReady(true)
    expect((await quote([{ productId: light, quantity: 1 }])).status).toBe(200)
  })
})

describe('GET shipping/free-delivery', () => {
  const ask = (query: string) => call('GET', `/shipping/free-delivery?${query}`)
  const missing = async (items: string) => (await ask(`website=${websiteId}&items=${items}`)).body

  it('says what a cart misses, where a parcel can be sent at all', async () => {
    expect(await missing(`${light}:1`)).toEqual({ missingCents: null })
    await set('free_delivery_from_cents = 3300')
    expect(await missing(`${light}:1`)).toEqual({ missingCents: 2_050 })
    expect(await missing(`${light}:2,${hidden}:1`)).toEqual({ missingCents: 800 })
    expect(await missing(`${light}:3`)).toEqual({ missingCents: null })
    expect(await missing('')).toEqual({ missingCents: null })
    await set('offers_home = false, offers_relay = false, offers_pickup = true')
    expect(await missing(`${light}:1`)).toEqual({ missingCents: null })
    await set(
      'offers_home = true, offers_relay = true, offers_pickup = false, free_delivery_from_cents = null',
    )
  })

  it('refuses a cart that cannot be read, and a website that is unknown or inactive', async () => {
    expectRefusal(await ask(`website=${websiteId}&items=x`), 400, 'validation', 'items')
    expectRefusal(await ask('website=2000000000&items='), 404, 'not_found')
    expectRefusal(await ask('website=4&items=1:1'), 403, 'site_inactive')
  })

  it('is open to scripts of any site', async () => {
    const answer = await call('GET', `/shipping/free-delivery?website=${websiteId}&items=${light}:1`, {
      headers: { origin: 'https://ailleurs.example' },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('GET mondialrelay/points', () => {
  const points = (query: string, headers = {}) => call('GET', `/mondialrelay/points?${query}`, { headers })
  const control = (init: RequestInit) => fetch(`${inject('simulators')}/_control/faults`, init)
  const order = (fault: string) =>
    control({ method: 'POST', body: JSON.stringify({ provider: 'mondial-relay', fault }) })
  afterEach(() => control({ method: 'DELETE' }))

  it('answers the nearest points with their hours', async () => {
    const { status, body } = await points('country=FR&zip=34000&weight=800')
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(5)
    expect(body[0]).toEqual({
      id: expect.stringMatching(/^FR-\d{6}$/),
      name: expect.any(String),
      address: expect.any(String),
      zip: '34000',
      city: 'MONTPELLIER',
      country: 'FR',
      distanceMeters: expect.any(Number),
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      hours: expect.any(Array),
    })
    expect(body[0].hours).toHaveLength(7)
  })

  it('declares a parcel under the carrier’s least at it, and knows no point far from any', async () => {
    expect((await points('country=FR&zip=34000&weight=0&city=Montpellier')).body.length).toBeGreaterThan(5)
    expect((await points('country=BE&zip=1000&weight=800')).body[0].country).toBe('BE')
    expect((await points('country=FR&zip=99999&weight=800')).body).toEqual([])
    expect((await points('country=FR&city=Nîmes&weight=800')).body[0].city).toBe('NIMES')
    expect((await points('country=FR&city=Nulle-Part&weight=800')).body).toEqual([])
  })

  it.each([
    ['no country', 'zip=34000&weight=800', 'country'],
    ['a country without relay points', 'country=US&zip=34000&weight=800', 'country'],
    ['neither postcode nor town', 'country=FR&weight=800', 'zip'],
    ['a postcode of another country', 'country=FR&zip=1000&weight=800', 'zip'],
    ['no weight', 'country=FR&zip=34000', 'weight'],
    ['a weight in words', 'country=FR&zip=34000&weight=lourd', 'weight'],
    ['more than the carrier takes', 'country=FR&zip=34000&weight=30001', 'weight'],
  ])('with %s is malformed', async (_, query, field) => {
    expectRefusal(await points(query), 400, 'validation', field)
  })

  it.each(['server_error', 'reset', 'truncate', 'html_answer', 'wrong_stat', 'timeout_before'])(
    'is 502 when the carrier fails by %s, within ten seconds, and works the next time',
    async (fault) => {
      await order(fault)
      const begun = performance.now()
      expectRefusal(await points('country=FR&zip=34000&weight=800'), 502, 'provider')
      expect(performance.now() - begun).toBeLessThan(10_000)
      expect((await points('country=FR&zip=34000&weight=800')).status).toBe(200)
    },
  )

  it('is open to scripts of any site, as the quote is, and so are its refusals', async () => {
    const origin = { origin: 'https://ailleurs.example' }
    const open = (answer: { headers: Headers }) => answer.headers.get('access-control-allow-origin')
    expect(open(await points('country=FR&zip=34000&weight=800', origin))).toBe('*')
    expect(open(await points('', origin))).toBe('*')
    expect(open(await call('POST', '/shipping/quote', { json: {}, headers: origin }))).toBe('*')
    const preflight = await call('OPTIONS', '/shipping/quote', { headers: origin })
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST')
  })
})
