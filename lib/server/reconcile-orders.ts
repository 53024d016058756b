import { listUnsettledOrders, reconcileOrder } from '../domain/checkout/reconcile-order'
import type { Context } from '../domain/context'
import { log } from './log'

/** How many are asked for at a time, so that a provider that is silent does not keep all of them waiting. */
const AT_ONCE = 4

/** Moves the pending orders of which neither webhook nor page has told. One that fails must not keep the others waiting; the
 *  next run takes it again. */
export async function reconcileOrders(ctx: Context): Promise<void> {
  const waiting = await listUnsettledOrders(ctx)
  const work = async () => {
    for (let orderId = waiting.shift(); orderId !== undefined; orderId = waiting.shift())
      await reconcileOrder(ctx, orderId).catch((error) =>
        log().warn({ err: error, orderId }, 'An order could not be reconciled; it will be tried again'),
      )
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
