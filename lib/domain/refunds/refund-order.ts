import type { Context } from '../context'
import { DomainError } from '../errors'
import { lockOwnOrder, type OrderRow } from '../orders/lock-order'
import { tryRefund } from './finish-refund'
import { findRequest, type RefundInput, requestRefund } from './request-refund'

/**
 * Refunds an order of the actor's own shop, in whole or in part. A refusal by the provider undoes the request (`provider`). If
 * the provider does not answer, the refund stays requested, which is no failure: the job finishes it, and this returns false.
 */
export async function refundOrder(ctx: Context, input: RefundInput): Promise<boolean> {
  const asked = await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, input.orderId)
    const known = await findRequest(tx, order.id, input.requestId)
    if (known !== null) return { refundId: known, isNew: false }
    requirePaid(order)
    return { refundId: await requestRefund(tx, order, input), isNew: true }
  })
  return tryRefund(ctx, asked)
}

function requirePaid({ status }: OrderRow): void {
  if (status === 'pending')
    throw new DomainError('conflict', 'Cette commande n’est pas payée\u00a0: rien à rembourser.')
  if (status === 'cancelled')
    throw new DomainError('conflict', 'Cette commande est annulée\u00a0: rien à rembourser ici.')
}
