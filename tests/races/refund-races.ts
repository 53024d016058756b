import { cancelCheckout } from '@/lib/domain/checkout/cancel-checkout'
import { settleOrder } from '@/lib/domain/checkout/settle-order'
import { cancelPaidOrder } from '@/lib/domain/refunds/cancel-paid-order'
import { finishRefunds } from '@/lib/domain/refunds/finish-refund'
import { handleFailedRefund } from '@/lib/domain/refunds/handle-failed-refund'
import { refundOrder } from '@/lib/domain/refunds/refund-order'
import { refundUnstocked } from '@/lib/domain/refunds/refund-unstocked'
import { syncRefunds } from '@/lib/domain/refunds/sync-refunds'
import { oncePerWorld, partOf, type RoomTable, raced, racedAfter } from './row'
import type { ShopWorld } from './shop-world'

/** An expired order paid late, when the stock was gone: the payment is refunded. */
const unstocked = oncePerWorld(
  async ({ pool, provider, shopper, submission, pendingId, productId, system }: ShopWorld) => {
    await cancelCheckout(shopper(), submission)
    const { rows } = await pool.query('select stock from products where id = $1', [productId])
    await pool.query('update products set stock = held where id = $1', [productId])
    provider.pay(pendingId)
    await settleOrder(system, { orderId: pendingId })
    await pool.query('update products set stock = $2 where id = $1', [productId, rows[0].stock])
  },
)

const failed = oncePerWorld(async ({ pool, owner, orderId, provider, system }: ShopWorld) => {
  await refundOrder(owner, { orderId, amountCents: 100 })
  const { rows } = await pool.query('select id from refunds where order_id = $1', [orderId])
  provider.setRefundStatus(`refund/${rows[0].id}`, 'failed', 'expired_or_canceled_card')
  await syncRefunds(system, { orderId })
  return Number(rows[0].id)
})

export const refundRaces: RoomTable<ShopWorld> = {
  room: 'refunds',
  verbs: {
    cancelPaidOrder: raced(({ owner, orderId }) => cancelPaidOrder(owner, { orderId })),
    finishRefunds: raced(({ system, orderId }) => finishRefunds(system, orderId)),
    handleFailedRefund: racedAfter(failed, ({ owner, orderId }, refundId) =>
      handleFailedRefund(owner, { orderId, refundId }),
    ),
    refundOrder: raced(({ owner, orderId, itemId }) =>
      refundOrder(owner, { orderId, amountCents: 1_250, restock: [{ itemId, quantity: 1 }] }),
    ),
    refundUnstocked: racedAfter(unstocked, ({ system, pendingId }) => refundUnstocked(system, pendingId)),
    syncRefunds: raced(({ system, orderId }) => syncRefunds(system, { orderId })),
    tryRefund: partOf('refundOrder'),
  },
}
