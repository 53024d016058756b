import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Instance } from '@/lib/domain/instance'
import { resolveShipment } from '@/lib/domain/shipping/resolve-shipment'
import { shipOrder } from '@/lib/domain/shipping/ship-order'
import { storeLabel } from '@/lib/domain/shipping/store-label'
import type { ShipmentOutcome } from '@/lib/providers/shipments/shipments'
import { providers } from '@/lib/server/providers'
import { domain } from '../support/context'
import { shopThatShips } from '../support/orders-to-ship'
import { relayService } from '../support/relay-service'

vi.mock('@/lib/providers/with-timeout', async (original) => {
  const real = await original<typeof import('@/lib/providers/with-timeout')>()
  return { ...real, withTimeout: vi.fn(real.withTimeout) }
})
const { withTimeout } = await import('@/lib/providers/with-timeout')
const { withTimeout: limited } = await vi.importActual<typeof import('@/lib/providers/with-timeout')>(
  '@/lib/providers/with-timeout',
)

const { as, job, pool, mails, mailTo } = await domain()
const carrier = await relayService()
let shop: Awaited<ReturnType<typeof shopThatShips>>
beforeAll(async () => {
  shop = await shopThatShips(pool)
})
afterEach(() => carrier.clear())

const MINUTE = 60_000
const later = { after: MINUTE }
const owner = (changed: Parameters<typeof as>[2] = {}) => as(shop.owner.id, 'USER', changed)
const ship = (orderId: number, changed = {}) => shipOrder(owner(changed), { orderId })
const resolve = (orderId: number, finding: Parameters<typeof resolveShipment>[1]['finding'], changed = {}) =>
  resolveShipment(owner(changed), { orderId, finding })
const parcelsOf = async (orderId: number) =>
  (await carrier.shipments()).filter(({ orderNo }) => orderNo === String(orderId))
const alertsOf = async (orderId: number) =>
  (await mails()).filter((mail) => mail.kind === 'payment-alert' && mail.orderId === orderId)
const auditOf = async (orderId: number) =>
  (
    await pool.query(
      "select action, after from audit_log where subject_type = 'order' and subject_id = $1 order by id",
      [String(orderId)],
    )
  ).rows
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => ({}),
    ({ code, message, issues }) => ({ code, message, issues }),
  )

describe('a paid order', () => {
  it('to a home is shipped with its number, its label, a mail and what the agency is billed', async () => {
    const id = await shop.order()
    const number = `10${String(id).padStart(6, '0')}`
    const answer = {
      labelUrl: `/api/orders/${id}/label`,
      expeditionNumber: number,
      trackingUrl: expect.stringContaining(`numeroExpedition=${number}&codePostal=69002`),
    }
    expect(await ship(id)).toEqual(answer)
    const { shipment, email, ...order } = await shop.read(id)
    expect(order).toMatchObject({
      status: 'shipped',
      expedition_number: number,
      shipped_at: expect.any(Date),
    })
    expect(shipment).toMatchObject({
      state: 'made',
      tariff_cents: 790,
      parcel_state: 'registered',
      next_tracking_at: expect.any(Date),
    })
    expect(await mailTo(email, 'order-shipped')).toMatchObject([
      { orderId: id, carrier: 'Mondial Relay', expeditionNumber: number, trackingUrl: order.tracking_url },
    ])
    expect(await auditOf(id)).toMatchObject([
      { action: 'order.shipped', after: { expeditionNumber: number } },
    ])
    const { rows } = await pool.query('select pdf from shipment_labels where order_id = $1', [id])
    expect(rows[0].pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await parcelsOf(id)).toMatchObject([
      { mode: 'HOM', weightGrams: 850, sender: expect.arrayContaining(['MIEL SARL']) },
    ])
  })

  it('to a relay point goes to the address that the point has today', async () => {
    const id = await shop.order(shop.RELAY)
    await ship(id)
    const [parcel] = await parcelsOf(id)
    expect(parcel).toMatchObject({ mode: '24R', location: 'FR-001001' })
    expect(parcel?.recipient[0]).toBe('ZOE LEFEVRE')
  })

  it('that is shipped answers its shipment, and makes no other', async () => {
    const id = await shop.order()
    const first = await ship(id)
    expect(await ship(id)).toEqual(first)
    expect(await parcelsOf(id)).toHaveLength(1)
  })

  it('asked for six times at once has one label', async () => {
    const id = await shop.order()
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => ship(id)))
    const done = answers.filter(({ status }) => status === 'fulfilled')
    expect(done.length).toBeGreaterThan(0)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'conflict' })
    const [parcel, ...more] = await parcelsOf(id)
    expect([parcel?.number, more]).toEqual([(await shop.read(id)).expedition_number, []])
  })

  it('is its owner’s alone, and of the named website', async () => {
    const id = await shop.order()
    const stranger = await shopThatShips(pool)
    const asked = [
      () => shipOrder(as(stranger.owner.id), { orderId: id }),
      () => shipOrder(as(), { orderId: id }),
      () => shipOrder(owner(), { orderId: id, websiteId: stranger.websiteId }),
      () => resolveShipment(as(stranger.owner.id), { orderId: id, finding: { retry: true } }),
    ]
    for (const call of asked) expect(await refusal(call())).toMatchObject({ code: 'not_found' })
    await shipOrder(owner(), { orderId: id, websiteId: shop.websiteId })
  })
})

describe('the sides of a parcel to a home', () => {
  const sides = { length: 41, width: 30, height: 8 }
  /** Ships an order for one product with these sides, in this shop; returns the parcel's declared sides. */
  async function declared(
    own: typeof shop,
    given: { piece?: string; quantity?: number; stated?: typeof sides },
  ) {
    const id = await own.order()
    const { piece = 'null, null, null', quantity = 1, stated } = given
    await pool.query(
      `with product as (insert into products (website_id, name, price_cents, weight_grams, length_cm, width_cm, height_cm)
         values ($2, 'Ruche', 100, 100, ${piece}) returning id)
       update order_items set product_id = product.id, quantity = $3 from product where order_id = $1`,
      [id, own.websiteId, quantity],
    )
    await shipOrder(as(own.owner.id), { orderId: id, ...(stated && { sides: stated }) })
    return (await parcelsOf(id))[0]?.sides
  }

  it('are those that the seller states, then those of its one piece, then those of the shop’s usual parcel', async () => {
    const own = await shopThatShips(pool)
    const piece = '21.2, 14, 3'
    expect(await declared(own, { piece, stated: sides })).toEqual([41, 30, 8])
    expect(await declared(own, { piece })).toEqual([22, 14, 3])
    expect(await declared(own, { piece, quantity: 2 })).toEqual([30, 20, 12])
    expect(await declared(own, { piece: '21.5, 14, null' })).toEqual([30, 20, 12])
  })

  it('are asked for where nothing says them, before the carrier is', async () => {
    const own = await shopThatShips(pool)
    await pool.query(
      'update shops set parcel_length_cm = null, parcel_width_cm = null, parcel_height_cm = null where website_id = $1',
      [own.websiteId],
    )
    const id = await own.order()
    const call = (stated = {}) => shipOrder(as(own.owner.id), { orderId: id, ...stated })
    expect(await refusal(call())).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('longueur'),
      issues: [{ path: 'sides' }],
    })
    expect(await refusal(call({ sides: { length: 100, width: 50, height: 1 } }))).toMatchObject({
      issues: [{ path: 'sides' }],
    })
    expect(await own.read(id)).toMatchObject({ shipment: undefined })
    expect(await call({ sides })).toMatchObject({ expeditionNumber: expect.any(String) })
    // A relay point does not need it.
    expect(await shipOrder(as(own.owner.id), { orderId: await own.order(own.RELAY) })).toMatchObject({
      expeditionNumber: expect.any(String),
    })
  })
})

describe('no label is made', () => {
  it.each([
    ['pending', 'home', 'pas encore payée'],
    ['refunded', 'home', 'remboursée'],
    ['cancelled', 'home', 'annulée'],
    ['paid', 'pickup', 'se retire en boutique'],
  ])('of an order that is %s, to be delivered by %s', async (status, delivery_method, words) => {
    const id = await shop.order({ status, delivery_method })
    expect(await refusal(ship(id))).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(words),
    })
    expect((await shop.read(id)).shipment).toBeUndefined()
  })

  it('while the shop’s address does not fit, which names its fields', async () => {
    const own = await shopThatShips(pool)
    const id = await own.order()
    const settings = (line1: string, city: string) =>
      pool.query('update shops set address_line1 = $2, city = $3 where website_id = $1', [
        own.websiteId,
        line1,
        city,
      ])
    await settings('A'.repeat(41), '')
    const call = () => shipOrder(as(own.owner.id), { orderId: id })
    expect(await refusal(call())).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Expéditeur'),
      issues: [{ path: 'sender.line1' }, { path: 'sender.city' }],
    })
    await settings('3 chemin des Ruches', 'Saint-Mathieu')
    expect((await call()).expeditionNumber).toMatch(/^\d{8}$/)
  })

  it('without the shopper’s phone number for a home', async () => {
    const id = await shop.order()
    await pool.query(
      'update customers set phone = null where id = (select customer_id from orders where id = $1)',
      [id],
    )
    expect(await refusal(ship(id))).toMatchObject({ code: 'conflict', issues: [{ path: 'recipient.phone' }] })
  })

  it('for a relay point that is gone', async () => {
    const id = await shop.order({ ...shop.RELAY, relay_point_id: 'FR-999999' })
    expect(await refusal(ship(id))).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('n’existe plus'),
    })
  })
})

/** Makes the next call time out after the carrier's ordered faults have occurred. */
const giveUpAfterFault = () =>
  vi.mocked(withTimeout).mockImplementationOnce((_, call) => {
    const end = new AbortController()
    const isTaken = vi.waitFor(async () => expect(await carrier.faults()).toEqual([]), 60_000)
    void isTaken.finally(() => end.abort(new DOMException('No answer in time', 'TimeoutError')))
    return limited(60_000, call, end.signal)
  })

describe('when the carrier', () => {
  it.each([
    ['rate_limited', 'failed', 'provider', 0],
    ['server_error', 'unknown', 'shipment_unknown', 0],
    ['reset', 'unknown', 'shipment_unknown', 0],
    ['html_answer', 'unknown', 'shipment_unknown', 0],
    ['truncate', 'unknown', 'shipment_unknown', 1],
    ['timeout_before', 'unknown', 'shipment_unknown', 0],
    ['timeout_after', 'unknown', 'shipment_unknown', 1],
  ])('shows %s, the shipment is %s, and its owner can go on', async (fault, state, code, made) => {
    const id = await shop.order()
    await carrier.order(fault)
    if (fault.startsWith('timeout')) giveUpAfterFault()
    expect(await refusal(ship(id))).toMatchObject({ code, message: expect.stringMatching(/[.]$/) })
    expect(await shop.read(id)).toMatchObject({ status: 'paid', shipment: { state } })
    const [parcel] = await parcelsOf(id)
    expect(parcel ? 1 : 0).toBe(made)
    if (state === 'unknown') {
      expect(await refusal(ship(id))).toMatchObject({ code: 'conflict' })
      await resolve(id, parcel ? { expeditionNumber: parcel.number } : { retry: true })
    }
    await ship(id)
    expect(await shop.read(id)).toMatchObject({ status: 'shipped' })
    expect(await parcelsOf(id)).toHaveLength(1)
  })

  it('answers late, the order is shipped', async () => {
    const id = await shop.order()
    await carrier.order('slow')
    await ship(id)
    expect((await parcelsOf(id)).map(({ number }) => number)).toEqual([
      (await shop.read(id)).expedition_number,
    ])
  })

  it.each(['server_error', 'reset', 'truncate', 'html_answer', 'wrong_stat', 'rate_limited'])(
    'does not say where the relay point is, on %s, nothing was begun',
    async (fault) => {
      const id = await shop.order(shop.RELAY)
      await carrier.order(fault, undefined, 'Web_Services')
      expect(await refusal(ship(id))).toMatchObject({ code: 'provider' })
      expect((await shop.read(id)).shipment).toBeUndefined()
      await ship(id)
      expect(await parcelsOf(id)).toHaveLength(1)
    },
  )

  it('refuses for a reason that the agency mends, the agency is notified and the order can be tried again', async () => {
    const id = await shop.order()
    await carrier.order('refuse', '10001')
    expect(await refusal(ship(id))).toMatchObject({
      code: 'provider',
      message: 'Le transporteur n’accepte pas le compte de l’agence. L’agence est prévenue et s’en occupe.',
    })
    expect((await shop.read(id)).shipment).toMatchObject({
      state: 'refused',
      refusal: { whoCanMend: 'agency' },
    })
    expect(await alertsOf(id)).toMatchObject([{ about: 'shipment-refused' }])
    await ship(id)
    expect((await shop.read(id)).shipment).toMatchObject({ state: 'made', refusal: null })
  })

  it('refuses for a reason that the owner mends, the agency hears nothing', async () => {
    const id = await shop.order()
    await carrier.order('refuse', '10054')
    expect(await refusal(ship(id))).toMatchObject({
      code: 'provider',
      message: expect.stringContaining('adresse'),
    })
    expect((await shop.read(id)).shipment.refusal).toMatchObject({
      whoCanMend: 'owner',
      reasons: [{ field: 'line1' }],
    })
    expect(await alertsOf(id)).toEqual([])
  })

  it('has no sorting plan, its sentence is shown and the agency notified', async () => {
    const id = await shop.order(shop.RELAY)
    await carrier.order('refuse_within', '10055')
    expect(await refusal(ship(id))).toMatchObject({
      code: 'provider',
      message: expect.stringMatching(/«\u00a0Le plan de tri est introuvable .*\u00a0».* autre point relais/),
    })
    expect((await shop.read(id)).shipment.refusal).toMatchObject({
      whoCanMend: 'agency',
      reasons: [{ field: 'destination' }],
    })
    expect(await alertsOf(id)).toMatchObject([{ about: 'shipment-refused' }])
  })

  it('fails with its own system, the shipment is unknown', async () => {
    const id = await shop.order()
    await carrier.order('refuse', '99999')
    expect(await refusal(ship(id))).toMatchObject({ code: 'shipment_unknown' })
  })
})

describe('a label', () => {
  it('that the carrier does not give leaves the order shipped without one', async () => {
    const id = await shop.order()
    await carrier.order('no_label')
    expect(await ship(id)).toMatchObject({ labelUrl: null, expeditionNumber: expect.any(String) })
    await storeLabel(job('labels'), id)
    expect(await shop.read(id)).toMatchObject({ status: 'shipped', label_url: null })
  })

  it('that cannot be fetched at once is fetched by its job', async () => {
    const id = await shop.order()
    await carrier.order('server_error', undefined, 'etiquette')
    const warn = vi.fn<Instance['warn']>()
    expect(await ship(id, { instance: { warn } })).toMatchObject({ labelUrl: null })
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'provider' }),
      expect.stringContaining('label'),
      { orderId: id },
    )
    const { rows } = await pool.query(
      "select data - 'cause' as data from pgboss.job where name = 'labels' and data->>'orderId' = $1",
      [String(id)],
    )
    expect(rows).toEqual([{ data: { orderId: id } }])
    for (const _ of [1, 2]) await storeLabel(job('labels'), id)
    expect(await shop.read(id)).toMatchObject({ label_url: `/api/orders/${id}/label` })
  })
})

/** A carrier that answers on command. */
function slowCarrier() {
  const answers: ((outcome: ShipmentOutcome) => void)[] = []
  const create = () => new Promise<ShipmentOutcome>((resolve) => answers.push(resolve))
  const fakes = { providers: { shipments: { ...providers.shipments, create } } }
  const done = (expeditionNumber: string): ShipmentOutcome => ({
    outcome: 'done',
    expeditionNumber,
    labelUrl: null,
    trackingUrl: `https://suivi.example/${expeditionNumber}`,
    warnings: [],
  })
  return {
    /** Ships, and returns after the carrier received the request. */
    begin: async (orderId: number, changed = {}) => {
      const before = answers.length
      const shipping = refusal(ship(orderId, { ...fakes, ...changed }))
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(before), 10_000)
      const answer = answers.at(-1)
      const end = (came: string | ShipmentOutcome) => {
        answer?.(typeof came === 'string' ? done(came) : came)
        return shipping
      }
      return Object.assign(end, { answered: shipping })
    },
  }
}

/** A request answered after nine (simulated) seconds while the carrier is still working. */
async function answeredEarly(orderId: number) {
  const real = setTimeout
  const soon = ((work: () => void, ms: number) => real(work, ms === 9_000 ? 20 : ms)) as typeof setTimeout
  const clock = vi.spyOn(globalThis, 'setTimeout').mockImplementation(soon)
  const warn = vi.fn<Instance['warn']>()
  let going: Promise<unknown> = Promise.resolve()
  const finish: Instance['finish'] = (work) => {
    going = work.catch(() => {})
    return work
  }
  const end = await slowCarrier().begin(orderId, { instance: { warn, finish } })
  const answered = await end.answered
  clock.mockRestore()
  return {
    answered,
    warn,
    /** The carrier answers, and the background work stores the answer. */
    ends: async (came: string | ShipmentOutcome) => {
      await end(came)
      await going
    },
  }
}

describe('a request that the carrier has not answered after nine seconds', () => {
  it('is unconfirmed, lets no other begin, and ships the order when its number comes', async () => {
    const id = await shop.order()
    const { answered, warn, ends } = await answeredEarly(id)
    expect(answered).toMatchObject({
      code: 'shipment_unknown',
      message: expect.stringContaining('La demande continue'),
    })
    expect(await shop.read(id)).toMatchObject({ status: 'paid', shipment: { state: 'creating' } })
    // Another instance sees the same row.
    expect(await refusal(ship(id))).toMatchObject({ code: 'conflict' })
    expect(await refusal(resolve(id, { retry: true }))).toMatchObject({ code: 'conflict' })
    await ends('76000001')
    const { email, ...order } = await shop.read(id)
    expect(order).toMatchObject({ status: 'shipped', expedition_number: '76000001' })
    expect(await mailTo(email, 'order-shipped')).toHaveLength(1)
    expect(await parcelsOf(id)).toEqual([])
    expect(warn).not.toHaveBeenCalled()
  })

  it('and is refused then can be asked again, and the refusal is logged', async () => {
    const id = await shop.order()
    const { warn, ends } = await answeredEarly(id)
    const reasons = [{ field: 'zip' as const, message: 'Le code postal est faux.' }]
    await ends({ outcome: 'refused', whoCanMend: 'owner', reasons })
    expect((await shop.read(id)).shipment).toMatchObject({ state: 'refused', refusal: { reasons } })
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.any(String), { orderId: id })
    await ship(id)
    expect(await parcelsOf(id)).toHaveLength(1)
  })

  it('and was given up for having no label keeps the number that comes after all', async () => {
    const id = await shop.order()
    const { ends } = await answeredEarly(id)
    await resolve(id, { retry: true }, later)
    await ends('77000001')
    expect(await shop.read(id)).toMatchObject({ status: 'shipped', expedition_number: '77000001' })
  })
})

it('an instance that stops begins no shipment', async () => {
  const id = await shop.order()
  const stopping = { instance: { isStopping: () => true } }
  expect(await refusal(ship(id, stopping))).toMatchObject({ code: 'unavailable' })
  expect((await shop.read(id)).shipment).toBeUndefined()
})

describe('a request without an answer', () => {
  it('is on its way at first, and unknown a minute later', async () => {
    const id = await shop.order()
    const answer = await slowCarrier().begin(id)
    const onItsWay = { code: 'conflict', message: expect.stringContaining('en cours') }
    expect(await refusal(ship(id))).toMatchObject(onItsWay)
    expect(await refusal(resolve(id, { retry: true }))).toMatchObject({ code: 'conflict' })
    // The carrier may take twenty seconds.
    expect(await refusal(ship(id, { after: 45_000 }))).toMatchObject(onItsWay)
    const late = await refusal(ship(id, later))
    expect(late).toMatchObject({ code: 'conflict', message: expect.stringContaining('Vérifiez') })
    // The answer arrives late.
    await answer('71000001')
    expect(await shop.read(id)).toMatchObject({ status: 'shipped', expedition_number: '71000001' })
  })

  it('whose label the owner found is shipped with its number', async () => {
    const id = await shop.order(shop.RELAY)
    const answer = await slowCarrier().begin(id)
    await resolve(id, { expeditionNumber: '72000001' }, later)
    const { email, ...order } = await shop.read(id)
    expect(order).toMatchObject({
      status: 'shipped',
      expedition_number: '72000001',
      tracking_url: expect.stringContaining('numeroExpedition=72000001&codePostal=34000'),
      shipment: { state: 'made' },
    })
    await resolve(id, { expeditionNumber: '72000001' }, later)
    await answer('72000001')
    expect(await mailTo(email, 'order-shipped')).toHaveLength(1)
    expect(await alertsOf(id)).toEqual([])
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'order.shipment-resolved',
      'order.shipped',
    ])
  })

  it('whose label has another order’s number stays unknown', async () => {
    const [first, second] = [await shop.order(), await shop.order()]
    const { expeditionNumber } = await ship(first)
    await slowCarrier().begin(second)
    expect(await refusal(resolve(second, { expeditionNumber: expeditionNumber ?? '' }, later))).toMatchObject(
      {
        code: 'conflict',
        issues: [{ path: 'expeditionNumber' }],
      },
    )
    expect(await refusal(ship(second, later))).toMatchObject({ code: 'conflict' })
  })

  it('that was given up is taken when its number comes before another request', async () => {
    const id = await shop.order()
    const answer = await slowCarrier().begin(id)
    await resolve(id, { retry: true }, later)
    await answer('73000001')
    expect(await shop.read(id)).toMatchObject({ status: 'shipped', expedition_number: '73000001' })
    expect(await alertsOf(id)).toEqual([])
  })

  it('that was given up and followed by another is told to the agency with both numbers', async () => {
    const id = await shop.order()
    const answer = await slowCarrier().begin(id)
    await resolve(id, { retry: true }, later)
    const { expeditionNumber } = await ship(id)
    await answer('74000001')
    expect(await shop.read(id)).toMatchObject({ status: 'shipped', expedition_number: expeditionNumber })
    expect(await alertsOf(id)).toMatchObject([
      { about: 'shipment-unexpected', detail: `74000001, ${expeditionNumber}` },
    ])
  })

  it('that ends after the order was refunded keeps its number, and the agency is notified', async () => {
    const id = await shop.order()
    const answer = await slowCarrier().begin(id)
    await pool.query("update orders set status = 'refunded' where id = $1", [id])
    expect(await answer('75000001')).toMatchObject({ code: 'conflict' })
    const { email, ...order } = await shop.read(id)
    expect(order).toMatchObject({ status: 'refunded', expedition_number: '75000001' })
    expect(await alertsOf(id)).toMatchObject([{ detail: '75000001, refunded' }])
    expect(await mailTo(email, 'order-shipped')).toEqual([])
    // The refund fails, so the order is shipped with its existing label.
    await pool.query("update orders set status = 'paid' where id = $1", [id])
    expect(await ship(id)).toMatchObject({ expeditionNumber: '75000001' })
    expect(await shop.read(id)).toMatchObject({ status: 'shipped' })
    expect(await parcelsOf(id)).toEqual([])
  })

  it('is not made for an order that changed since it was read', async () => {
    const id = await shop.order()
    const check = async () => {
      await pool.query("update orders set shipping_line1 = '6 allée des Œillets' where id = $1", [id])
      return []
    }
    const changing = { providers: { shipments: { ...providers.shipments, check } } }
    expect(await refusal(ship(id, changing))).toMatchObject({ code: 'conflict' })
    expect(await parcelsOf(id)).toEqual([])
  })
})
