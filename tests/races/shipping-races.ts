import { DomainError } from '@/lib/domain/errors'
import { cancelPaidOrder } from '@/lib/domain/refunds/cancel-paid-order'
import { refundOrder } from '@/lib/domain/refunds/refund-order'
import { claimParcels } from '@/lib/domain/shipping/claim-parcels'
import { correctOrder } from '@/lib/domain/shipping/correct-order'
import { handOverOrder } from '@/lib/domain/shipping/hand-over-order'
import { moveParcel } from '@/lib/domain/shipping/move-parcel'
import { resolveShipment } from '@/lib/domain/shipping/resolve-shipment'
import { shipOrder } from '@/lib/domain/shipping/ship-order'
import { shipOrders } from '@/lib/domain/shipping/ship-orders'
import { shipWithOtherCarrier } from '@/lib/domain/shipping/ship-with-other-carrier'
import { storeLabel } from '@/lib/domain/shipping/store-label'
import { trackParcel } from '@/lib/domain/shipping/track-parcel'
import { oncePerWorld, partOf, type RoomTable, raced, racedAfter } from './row'
import { type ShopWorld, toHome } from './shop-world'

const shipped = oncePerWorld(async (world: ShopWorld) => {
  await toHome(world)
  const { expeditionNumber } = await shipOrder(world.owner, { orderId: world.orderId })
  return String(expeditionNumber)
})

/** A shipment without the carrier's answer. */
const unknown = oncePerWorld(async (world: ShopWorld) => {
  await toHome(world)
  const { rowCount } = await world.pool.query(
    `insert into shipments (order_id, state, carrier, attempt_id, started_at)
     values ($1, 'unknown', 'Mondial Relay', gen_random_uuid(), now() - interval '1 hour') on conflict do nothing`,
    [world.orderId],
  )
  if (rowCount === 0) throw new DomainError('conflict', 'It has its label.')
})

const carriage = { carrier: 'Colissimo', trackingNumber: '6A12345678901', trackingUrl: null }

export const shippingRaces: RoomTable<ShopWorld> = {
  room: 'shipping',
  verbs: {
    beginShipment: partOf('shipOrder'),
    claimParcels: raced(({ system }) => claimParcels(system, 2)),
    correctOrder: racedAfter(toHome, ({ owner, orderId }) =>
      correctOrder(owner, { orderId, shippingLine1: '6 allée des Œillets' }),
    ),
    handOverOrder: raced(({ owner, orderId }) => handOverOrder(owner, orderId)),
    moveParcel: racedAfter(shipped, ({ system }, expeditionNumber) =>
      moveParcel(system, { expeditionNumber, state: 'delivered', at: new Date() }),
    ),
    readParcel: partOf('shipOrder'),
    recordOutcome: partOf('shipOrder'),
    resolveShipment: racedAfter(unknown, ({ owner, orderId }) =>
      resolveShipment(owner, { orderId, finding: { retry: true } }),
    ),
    shipOrder: racedAfter(toHome, ({ owner, orderId }) => shipOrder(owner, { orderId })),
    shipOrderAndWait: partOf('shipOrder'),
    shipOrders: racedAfter(toHome, ({ owner, websiteId, orderId }) =>
      shipOrders(owner, { websiteId, orderIds: [orderId] }),
    ),
    shipWithOtherCarrier: racedAfter(toHome, ({ owner, orderId }) =>
      shipWithOtherCarrier(owner, { orderId, carriage }),
    ),
    storeLabel: racedAfter(shipped, ({ system, orderId }) => storeLabel(system, orderId)),
    trackParcel: racedAfter(shipped, ({ system }, expeditionNumber) => trackParcel(system, expeditionNumber)),
  },
}

/** Races across rooms: a parcel and its order's money. */
export const parcelAndMoneyRaces: RoomTable<ShopWorld> = {
  room: 'shipping and refunds',
  verbs: {
    cancelPaidOrder: raced(({ owner, orderId }) => cancelPaidOrder(owner, { orderId })),
    refundOrder: raced(({ owner, orderId }) => refundOrder(owner, { orderId })),
    shipOrder: shippingRaces.verbs.shipOrder as never,
    shipWithOtherCarrier: shippingRaces.verbs.shipWithOtherCarrier as never,
  },
}
