import { markReturnSeen } from '@/lib/domain/returns/mark-return-seen'
import { requestReturn } from '@/lib/domain/returns/request-return'
import { handOverOrder } from '@/lib/domain/shipping/hand-over-order'
import { oncePerWorld, type RoomTable, racedAfter } from './row'
import type { ShopWorld } from './shop-world'

/** One form, shared by all verbs that send it. */
const form = oncePerWorld(async (_world: ShopWorld) => ({
  reason: 'Trop petit.',
  submissionId: crypto.randomUUID(),
}))

const handedOver = oncePerWorld(({ owner, orderId }: ShopWorld) => handOverOrder(owner, orderId))

const requested = oncePerWorld(async (world: ShopWorld) => {
  await handedOver(world)
  await requestReturn(world.link, await form(world))
  const { rows } = await world.pool.query('select id from return_requests where order_id = $1', [
    world.orderId,
  ])
  return Number(rows[0].id)
})

export const returnRaces: RoomTable<ShopWorld> = {
  room: 'returns',
  verbs: {
    requestReturn: racedAfter(
      async (world: ShopWorld) => {
        await handedOver(world)
        return form(world)
      },
      ({ link }, sent) => requestReturn(link, sent),
    ),
    markReturnSeen: racedAfter(requested, ({ owner, orderId }, requestId) =>
      markReturnSeen(owner, { orderId, requestId }),
    ),
  },
}
