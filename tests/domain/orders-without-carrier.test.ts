import { describe, expect, it } from 'vitest'
import { getOrder } from '@/lib/domain/orders/queries'
import { handOverOrder } from '@/lib/domain/shipping/hand-over-order'
import { shipWithOtherCarrier } from '@/lib/domain/shipping/ship-with-other-carrier'
import { domain } from '../support/context'
import { shopThatShips } from '../support/orders-to-ship'

const { as, pool, mailTo } = await domain()
const shop = await shopThatShips(pool)
const owner = as(shop.owner.id)
const stranger = as((await shopThatShips(pool)).owner.id)
const PICKUP = { delivery_method: 'pickup' }
const conflict = { code: 'conflict' }

describe('an order that is fetched', () => {
  it('is delivered once it was handed over; again, nothing changes', async () => {
    const id = await shop.order(PICKUP)
    await Promise.all([handOverOrder(owner, id), handOverOrder(owner, id)])
    const { status, email } = await shop.read(id)
    expect(status).toBe('delivered')
    expect(await mailTo(email, 'order-delivered')).toMatchObject([{ orderId: id, deliveryMethod: 'pickup' }])
  })

  it.each(['pending', 'refunded', 'cancelled'])('is not handed over while it is %s', async (status) => {
    const id = await shop.order({ ...PICKUP, status })
    await expect(handOverOrder(owner, id)).rejects.toMatchObject(conflict)
  })

  it('is its owner’s, and no parcel', async () => {
    const id = await shop.order(PICKUP)
    await expect(handOverOrder(stranger, id)).rejects.toMatchObject({ code: 'not_found' })
    const parcel = await shop.order()
    await expect(handOverOrder(owner, parcel)).rejects.toMatchObject(conflict)
    await expect(shipWithOtherCarrier(owner, { orderId: id, carriage })).rejects.toMatchObject(conflict)
  })
})

const carriage = {
  carrier: 'Colissimo',
  trackingNumber: '6A12345678901',
  trackingUrl: 'https://www.laposte.fr/outils/suivre-vos-envois?code=6A12345678901',
}

describe('an order that another carrier takes', () => {
  it('is shipped, and its shopper is told by whom and under which number', async () => {
    const orderId = await shop.order()
    await shipWithOtherCarrier(owner, { orderId, carriage })
    const { status, shipped_at, email } = await shop.read(orderId)
    expect([status, shipped_at]).toEqual(['shipped', expect.any(Date)])
    expect(await getOrder(owner, orderId)).toMatchObject({
      expeditionNumber: '6A12345678901',
      trackingUrl: carriage.trackingUrl,
      shipment: { carrier: 'Colissimo' },
    })
    expect(await mailTo(email, 'order-shipped')).toMatchObject([
      { carrier: 'Colissimo', expeditionNumber: '6A12345678901', trackingUrl: carriage.trackingUrl },
    ])
    await expect(shipWithOtherCarrier(owner, { orderId, carriage })).rejects.toMatchObject(conflict)
    expect(await mailTo(email, 'order-shipped')).toHaveLength(1)
  })

  it('may have the number of another order', async () => {
    for (const orderId of [await shop.order(), await shop.order()]) {
      await shipWithOtherCarrier(owner, { orderId, carriage: { ...carriage, trackingUrl: null } })
      expect((await shop.read(orderId)).status).toBe('shipped')
    }
  })

  it.each([
    ['creating', conflict],
    ['unknown', conflict],
    ['refused', null],
    ['failed', null],
  ])('when our carrier was asked before, and that is %s', async (state, refusal) => {
    const orderId = await shop.order()
    await pool.query(
      `insert into shipments (order_id, state, carrier, attempt_id, started_at)
       values ($1, $2, 'Mondial Relay', gen_random_uuid(), now())`,
      [orderId, state],
    )
    const sending = shipWithOtherCarrier(owner, { orderId, carriage })
    if (refusal) await expect(sending).rejects.toMatchObject(refusal)
    else await sending
    const { status, shipment } = await shop.read(orderId)
    expect([status, shipment.state]).toEqual(refusal ? ['paid', state] : ['shipped', 'made'])
  })

  it('is its owner’s', async () => {
    const orderId = await shop.order()
    await expect(shipWithOtherCarrier(stranger, { orderId, carriage })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
