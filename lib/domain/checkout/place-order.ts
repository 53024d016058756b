import type { RelayPoint } from '@/lib/providers/relays/relays'
import type { Context } from '../context'
import { isForeignKeyViolation } from '../database-errors'
import { requireRelay } from '../delivery/require-relay'
import { notFound } from '../errors'
import { HoldRefusal } from './hold-limits'
import { notifyHeldStock } from './notify-held-stock'
import { openCheckout, type PlacedOrder } from './open-checkout'
import { readCart } from './read-cart'
import type { OrderInput } from './schema'
import { findSubmission, hashOf, lockSubmission } from './submission'
import { writeOrder } from './write-order'

/**
 * Makes a pending order of a cart and returns where it is paid. Idempotent per submission. `provider` when the provider
 * refused, with nothing reserved, or did not answer: the same submission may then be sent again, and otherwise
 * reconciliation settles it. `rate_limited` beyond what a network may reserve without paying; `replaces`: this browser's
 * earlier order was cancelled for it.
 */
export async function placeOrder(
  ctx: Context,
  { websiteId, input, replaces = false }: { websiteId: number; input: OrderInput; replaces?: boolean },
): Promise<PlacedOrder> {
  const submissionId = input.submissionId ?? crypto.randomUUID()
  const hash = input.submissionId ? hashOf(input) : null
  const submission = { websiteId, submissionId, hash }
  const earlier = input.submissionId ? await findSubmission(ctx, submission) : null
  if (earlier !== null) return openCheckout(ctx, earlier, { form: input.form })

  const relay = await findRelay(ctx, websiteId, input)
  const buyer = { networkHash: ctx.networkHash, holdLimits: ctx.holdLimits, replaces }
  const writing = ctx.transaction(async (tx) => {
    await lockSubmission(tx, submissionId)
    const other = await findSubmission(tx, submission)
    if (other !== null) return { orderId: other, isNew: false }
    const order = { websiteId, input, submissionId, hash, relay, buyer, origin: ctx.publicOrigin }
    return { orderId: await writeOrder(tx, order), isNew: true }
  })
  const { orderId, isNew } = await asNotFound(notifyingOwner(ctx, websiteId, writing))
  return openCheckout(ctx, orderId, { form: input.form, isNew })
}

/** The relay point in the carrier's network, looked up once the cart is known to be sellable. */
async function findRelay(
  ctx: Context,
  websiteId: number,
  { delivery, items }: OrderInput,
): Promise<RelayPoint | null> {
  if (delivery.method !== 'relay') return null
  await readCart(ctx, { websiteId, items, needsSizes: true })
  return requireRelay(ctx, delivery.relayPointId, 'delivery.relayPointId')
}

/** Notifies the shop's owner of an order that was refused because its network reserves too much. */
async function notifyingOwner<T>(ctx: Context, websiteId: number, writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (error instanceof HoldRefusal) await notifyHeldStock(ctx, { websiteId, what: error.what })
    throw error
  }
}

/** Maps a website or product deleted in the meantime to `not_found`. */
async function asNotFound<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    throw isForeignKeyViolation(error) ? notFound() : error
  }
}
