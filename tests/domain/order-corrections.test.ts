import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN } from '@/db/seed/accounts'
import { createOrderLink, findLinkedOrder, linkAbout } from '@/lib/domain/orders/order-link'
import { getOrder } from '@/lib/domain/orders/queries'
import { resendConfirmation } from '@/lib/domain/orders/resend-confirmation'
import { correctOrder } from '@/lib/domain/shipping/correct-order'
import { correctableOf, correctionVersion } from '@/lib/domain/shipping/correction'
import type { RelayPoint } from '@/lib/providers/relays/relays'
import { domain } from '../support/context'
import { newShop } from '../support/shop'

const { as, job, pool, mails } = await domain()

const point = (id: string, name: string, country: RelayPoint['country'] = 'FR'): RelayPoint => ({
  id,
  name,
  address: '4 place des Halles',
  zip: country === 'FR' ? '34000' : '1000',
  city: country === 'FR' ? 'Montpellier' : 'Bruxelles',
  country,
  distanceMeters: null,
  latitude: 43.6,
  longitude: 3.8,
  hours: [],
})
const POINTS = [
  point('FR-000001', 'Tabac du Marché'),
  point('FR-000002', 'Presse de la Gare'),
  point('BE-000003', 'Night Shop', 'BE'),
]
let requestedIds: string[] = []
const relays = {
  find: async () => POINTS,
  get: async (id: string) => {
    requestedIds.push(id)
    return POINTS.find((one) => one.id === id) ?? null
  },
}
const DAY = 24 * 60 * 60 * 1000
const system = job('test')

const HOME = {
  delivery_method: 'home',
  shipping_line1: '1 rue de la Loge',
  shipping_line2: 'Bâtiment B',
  shipping_zip: '34000',
  shipping_city: 'Montpellier',
  shipping_country: 'FR',
}
const RELAY = {
  delivery_method: 'relay',
  relay_point_id: 'FR-000001',
  relay_point_name: 'Tabac du Marché',
  relay_point_address: '4 place des Halles, 34000 Montpellier',
  shipping_country: 'FR',
}

/** A paid order of a new shop, with its shopper. */
async function paidOrder(columns: Record<string, unknown> = HOME) {
  const { websiteId, owner } = await newShop(pool)
  const { rows: shoppers } = await pool.query(
    `insert into customers (website_id, name, email, phone)
     values ($1, 'Sophie Lacaze', 'sophie@exemple.fr', '06 01 02 03 04') returning id`,
    [websiteId],
  )
  const values = { status: 'paid', paid_at: new Date(), customer_id: shoppers[0].id, ...columns }
  const names = Object.keys(values)
  const { rows } = await pool.query(
    `insert into orders (website_id, items_cents, delivery_cents, total_cents, ${names.join(', ')})
     values ($1, 1250, 0, 1250, ${names.map((_, index) => `$${index + 2}`).join(', ')}) returning id`,
    [websiteId, ...Object.values(values)],
  )
  const orderId: number = rows[0].id
  return { orderId, websiteId, ctx: as(owner.id, 'USER', { providers: { relays } }), owner }
}
const addShipment = (orderId: number, state: string) =>
  pool.query(
    `insert into shipments (order_id, state, carrier, attempt_id, started_at) values ($1, $2, 'Mondial Relay', gen_random_uuid(), now())`,
    [orderId, state],
  )
const mailsOf = async (orderId: number) => (await mails()).filter((mail) => mail.orderId === orderId)
const newLink = (orderId: number) =>
  system.transaction(async (tx) => {
    const { sealedToken } = await createOrderLink(tx, orderId)
    return tx.secretBox.open(sealedToken, linkAbout(orderId)) ?? ''
  })
const auditOf = async (orderId: number, action: string) =>
  (
    await pool.query('select before, after from audit_log where action = $1 and subject_id = $2', [
      action,
      String(orderId),
    ])
  ).rows
const refusal = (code: string, path?: string) =>
  expect.objectContaining({ code, ...(path && { issues: [expect.objectContaining({ path })] }) })

beforeEach(() => {
  requestedIds = []
})

describe('a correction of a paid order', () => {
  it('stores address and phone, mails the changes to the shopper, and keeps the address out of the audit log', async () => {
    const { orderId, websiteId, ctx } = await paidOrder()
    const link = await newLink(orderId)
    const changes = {
      shippingLine1: '8 rue Foch',
      shippingLine2: '',
      shippingZip: '34090',
      phone: '0467000000',
    }
    await correctOrder(ctx, { orderId, ...changes })
    expect(await getOrder(ctx, orderId)).toMatchObject({
      shippingLine1: '8 rue Foch',
      shippingLine2: null,
      shippingZip: '34090',
      shippingCity: 'Montpellier',
      customer: { name: 'Sophie Lacaze', phone: '0467000000' },
    })
    const [mail, ...more] = await mailsOf(orderId)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      kind: 'order-corrected',
      to: 'sophie@exemple.fr',
      changes: [
        { label: 'Téléphone', value: '0467000000' },
        { label: 'Adresse de livraison', value: '8 rue Foch, 34090 Montpellier' },
      ],
    })
    expect(await findLinkedOrder(ctx, link)).toBe(orderId)
    expect(await auditOf(orderId, 'order.corrected')).toEqual([
      {
        before: null,
        after: { websiteId, changed: expect.stringContaining('shippingLine1') },
      },
    ])
    // A repeated call changes and mails nothing.
    expect(await correctOrder(ctx, { orderId, ...changes })).toBe(false)
    expect(await mailsOf(orderId)).toHaveLength(1)
  })

  it('treats a street as joined in the API’s answers as unchanged, and another street as the whole street', async () => {
    const { orderId, ctx } = await paidOrder()
    expect(await correctOrder(ctx, { orderId, shippingLine1: '1 rue de la Loge, Bâtiment B' })).toBe(false)
    await correctOrder(ctx, { orderId, shippingLine1: '2 rue de la Loge' })
    expect(await getOrder(ctx, orderId)).toMatchObject({
      shippingLine1: '2 rue de la Loge',
      shippingLine2: null,
    })
  })

  it('of the email address mails both addresses, revokes the old links and sends a new one', async () => {
    const { orderId, ctx } = await paidOrder()
    const old = await newLink(orderId)
    await correctOrder(ctx, { orderId, email: 'sophie.lacaze@exemple.fr' })
    expect(await findLinkedOrder(ctx, old)).toBeNull()
    const [left, corrected] = await mailsOf(orderId)
    expect(left).toMatchObject({ kind: 'order-address-left', to: 'sophie@exemple.fr' })
    expect(JSON.stringify(left)).not.toContain('sophie.lacaze')
    expect(corrected).toMatchObject({ kind: 'order-corrected', to: 'sophie.lacaze@exemple.fr' })
    const token = ctx.secretBox.open(corrected.sealedToken, linkAbout(orderId)) ?? ''
    expect(await findLinkedOrder(ctx, token)).toBe(orderId)
  })

  it('of the relay point takes its address from the carrier and records its ids in the audit log', async () => {
    const { orderId, websiteId, ctx } = await paidOrder(RELAY)
    await correctOrder(ctx, { orderId, relayPointId: 'FR-000002' })
    expect(await getOrder(ctx, orderId)).toMatchObject({
      relayPointId: 'FR-000002',
      relayPointName: 'Presse de la Gare',
      relayPointAddress: '4 place des Halles, 34000 Montpellier',
    })
    expect(await auditOf(orderId, 'order.corrected')).toEqual([
      {
        before: { relayPointId: 'FR-000001' },
        after: { websiteId, changed: 'relayPointId', relayPointId: 'FR-000002' },
      },
    ])
  })
})

describe('a correction is refused without a mail', () => {
  it.each([
    ['for another country', HOME, { shippingCountry: 'BE' }, refusal('conflict', 'shippingCountry')],
    ['for a department without a tariff', HOME, { shippingZip: '97400' }, refusal('conflict', 'shippingZip')],
    ['for an invalid postcode', HOME, { shippingZip: '3400' }, refusal('validation', 'shippingZip')],
    ['for a home delivery without a phone', HOME, { phone: '' }, refusal('validation', 'phone')],
    [
      'for the address of a relay delivery',
      RELAY,
      { shippingCity: 'Sète' },
      refusal('conflict', 'shippingCity'),
    ],
    ['for a relay point abroad', RELAY, { relayPointId: 'BE-000003' }, refusal('conflict', 'relayPointId')],
    [
      'for an unknown relay point',
      RELAY,
      { relayPointId: 'FR-000009' },
      refusal('not_found', 'relayPointId'),
    ],
    [
      'for the relay point of a home delivery',
      HOME,
      { relayPointId: 'FR-000002' },
      refusal('conflict', 'relayPointId'),
    ],
    ['for an unpaid order', { ...HOME, status: 'pending' }, { name: 'Sophie' }, refusal('conflict')],
    [
      'for an order with a label',
      { ...HOME, label_url: '/etiquette' },
      { name: 'Sophie' },
      refusal('conflict'),
    ],
  ])('%s', async (_, columns, changes, expected) => {
    const { orderId, ctx } = await paidOrder(columns)
    await expect(correctOrder(ctx, { orderId, ...changes })).rejects.toEqual(expected)
    expect(await mailsOf(orderId)).toEqual([])
  })

  it.each(['creating', 'unknown', 'made'])('while the shipment is %s', async (state) => {
    const { orderId, ctx } = await paidOrder()
    await addShipment(orderId, state)
    await expect(correctOrder(ctx, { orderId, name: 'Sophie' })).rejects.toEqual(refusal('conflict'))
  })

  it.each(['refused', 'failed'])('but not after the carrier has %s', async (state) => {
    const { orderId, ctx } = await paidOrder()
    await addShipment(orderId, state)
    expect(await correctOrder(ctx, { orderId, name: 'Sophie Martin' })).toBe(true)
  })

  it('for another owner’s order, before the carrier is asked', async () => {
    const { orderId } = await paidOrder(RELAY)
    const { ctx: other } = await paidOrder()
    await expect(correctOrder(other, { orderId, relayPointId: 'FR-000002' })).rejects.toEqual(
      refusal('not_found'),
    )
    expect(requestedIds).toEqual([])
  })

  it('for an order that has changed since it was shown, until its current state is shown', async () => {
    const { orderId, ctx } = await paidOrder()
    const versionOf = async () => {
      const order = await getOrder(ctx, orderId)
      return correctionVersion(correctableOf(order, order.customer))
    }
    const shown = await versionOf()
    await correctOrder(ctx, { orderId, shown, shippingLine1: '8 rue Foch' })
    const second = { orderId, shippingLine1: '9 rue Foch' }
    await expect(correctOrder(ctx, { ...second, shown })).rejects.toEqual(refusal('conflict'))
    expect(await correctOrder(ctx, { ...second, shown: await versionOf() })).toBe(true)
  })

  it('for an order whose label is requested at the same moment: the correction waits for the lock, then finds the label', async () => {
    const { orderId, ctx } = await paidOrder()
    const shipping = await pool.connect()
    await shipping.query('begin')
    await shipping.query('select id from orders where id = $1 for update', [orderId])
    const correcting = correctOrder(ctx, { orderId, name: 'Sophie Martin' })
    const outcome = expect(correcting).rejects.toEqual(refusal('conflict'))
    await expect
      .poll(async () => {
        const { rows } = await pool.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        )
        return rows.length
      })
      .toBeGreaterThan(0)
    await shipping.query(
      `insert into shipments (order_id, state, carrier, attempt_id, started_at)
       values ($1, 'creating', 'Mondial Relay', gen_random_uuid(), now())`,
      [orderId],
    )
    await shipping.query('commit')
    shipping.release()
    await outcome
    expect((await getOrder(ctx, orderId)).customer?.name).toBe('Sophie Lacaze')
  })
})

describe('a confirmation is mailed again', () => {
  it('with a new link and its own idempotency key, and is recorded in the audit log', async () => {
    const { orderId, ctx } = await paidOrder()
    await resendConfirmation(ctx, orderId)
    await resendConfirmation(ctx, orderId)
    const sent = await mailsOf(orderId)
    expect(sent.map(({ kind, to }) => ({ kind, to }))).toEqual(
      Array(2).fill({ kind: 'order-confirmed', to: 'sophie@exemple.fr' }),
    )
    expect(new Set(sent.map(({ again }) => again)).size).toBe(2)
    for (const { sealedToken } of sent)
      expect(await findLinkedOrder(ctx, ctx.secretBox.open(sealedToken, linkAbout(orderId)) ?? '')).toBe(
        orderId,
      )
    expect(await auditOf(orderId, 'order.confirmation-resent')).toHaveLength(2)
  })

  it('at most five times a day for an order, whoever asks', async () => {
    const { orderId, ctx, owner } = await paidOrder()
    for (let turn = 0; turn < 5; turn += 1) await resendConfirmation(ctx, orderId)
    const admin = as(ADMIN, 'ADMIN')
    for (const asking of [ctx, admin])
      await expect(resendConfirmation(asking, orderId)).rejects.toMatchObject({
        code: 'rate_limited',
        retryAfter: expect.any(Number),
      })
    await resendConfirmation(as(owner.id, 'USER', { after: DAY }), orderId)
    expect(await mailsOf(orderId)).toHaveLength(6)
  })

  it.each(['pending', 'cancelled', 'refunded'])('never for an order that is %s', async (status) => {
    const { orderId, ctx } = await paidOrder({ ...HOME, status })
    await expect(resendConfirmation(ctx, orderId)).rejects.toEqual(refusal('conflict'))
  })

  it('never for another owner', async () => {
    const { orderId } = await paidOrder()
    const { ctx: other } = await paidOrder()
    await expect(resendConfirmation(other, orderId)).rejects.toEqual(refusal('not_found'))
  })
})
