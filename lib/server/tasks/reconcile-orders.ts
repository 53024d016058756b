import pLimit from 'p-limit'
import { listUnsettledOrders, reconcileOrder } from '../../domain/checkout/reconcile-order'
import type { Context } from '../../domain/context'
import { log } from '../instance/log'

/** How many are checked at a time, so that a silent provider does not keep all of them waiting. */
const CONCURRENCY = 4

/** Settles the pending orders for which neither webhook nor page has arrived. A failure must not keep the others waiting; the
 *  next run retries it. */
export async function reconcileOrders(ctx: Context): Promise<void> {
  await pLimit(CONCURRENCY).map(await listUnsettledOrders(ctx), (orderId) =>
    reconcileOrder(ctx, orderId).catch((error) =>
      log().warn({ err: error, orderId }, 'An order could not be reconciled; it will be tried again'),
    ),
  )
}
