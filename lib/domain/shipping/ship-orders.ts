import { and, eq, inArray } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import type { ShipmentRefusal } from '@/db/schema/shipments'
import { type BatchLine, shippingBatches } from '@/db/schema/shipping-batches'
import { websites } from '@/db/schema/websites'
import type { Context } from '../context'
import { DomainError, notFound } from '../errors'
import { ownsWebsite } from '../permissions/scopes'
import { findShipment } from './queries'
import type { BatchInput } from './schema'
import { shipOrderAndWait } from './ship-order'

/** After so many failures in a row, the carrier is considered down. */
const FAILURES = 2

/**
 * Ships orders of the actor's own website one after another, and returns the id of the batch. A refusal or failure stops the
 * batch only if the next orders would meet it too: the agency must fix something, or the carrier is down. A stopping instance
 * finishes its current parcel and starts no other.
 */
export const shipOrders = (ctx: Context, input: BatchInput): Promise<number> =>
  ctx.instance.finish(shipAll(ctx, input))

async function shipAll(ctx: Context, input: BatchInput): Promise<number> {
  const { id, lines } = await beginBatch(ctx, input)
  let failures = 0
  let stoppedBy: (typeof shippingBatches.$inferInsert)['stoppedBy'] = null
  for (const [index, { orderId }] of lines.entries()) {
    const { isAgencys, ...line } = await shipOne(ctx, { websiteId: input.websiteId, orderId })
    if (line.outcome === 'waiting') {
      stoppedBy = 'restart'
      break
    }
    lines[index] = line
    failures = line.outcome === 'failed' || line.outcome === 'unknown' ? failures + 1 : 0
    if (isAgencys) stoppedBy = 'agency'
    else if (failures === FAILURES) stoppedBy = 'carrier'
    await write(ctx, id, { lines })
    if (stoppedBy) break
  }
  await write(ctx, id, { stoppedBy, endedAt: ctx.now() })
  return id
}

async function beginBatch(ctx: Context, { websiteId, orderIds }: BatchInput) {
  const wanted = [...new Set(orderIds)]
  return ctx.transaction(async (tx) => {
    const found = await tx.db
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(websites, eq(websites.id, orders.websiteId))
      .where(and(inArray(orders.id, wanted), eq(orders.websiteId, websiteId), ownsWebsite(tx)))
    if (found.length < wanted.length) throw notFound()
    const lines = wanted.map((orderId): BatchLine => ({ orderId, outcome: 'waiting', message: null }))
    const [batch] = await tx.db
      .insert(shippingBatches)
      .values({ websiteId, startedAt: tx.now(), lines })
      .returning({ id: shippingBatches.id })
    if (!batch) throw new Error('The batch was not written')
    return { id: batch.id, lines }
  })
}

const write = (ctx: Context, id: number, changes: Partial<typeof shippingBatches.$inferInsert>) =>
  ctx.transaction(async (tx) => {
    await tx.db.update(shippingBatches).set(changes).where(eq(shippingBatches.id, id))
  })

type Tried = BatchLine & { isAgencys?: boolean }

async function shipOne(ctx: Context, order: { websiteId: number; orderId: number }): Promise<Tried> {
  const { orderId } = order
  const untried = { orderId, outcome: 'waiting', message: null } as const
  if (ctx.instance.isStopping()) return untried
  try {
    await shipOrderAndWait(ctx, order)
    return { orderId, outcome: 'shipped', message: null }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, message } = error
    // The instance began to stop between the check above and the call to the carrier.
    if (code === 'unavailable') return untried
    if (code === 'shipment_unknown') return { orderId, outcome: 'unknown', message }
    if (code === 'conflict' || code === 'not_found') return { orderId, outcome: 'refused', message }
    if (code !== 'provider') throw error
    const shipment = await findShipment(ctx, orderId)
    if (shipment?.state !== 'refused') return { orderId, outcome: 'failed', message }
    return { orderId, outcome: 'refused', message, isAgencys: meetsOthers(shipment.refusal) }
  }
}

/** Whether the agency must fix something that affects other parcels too; a destination affects only its own. */
const meetsOthers = (refusal: ShipmentRefusal | null): boolean =>
  refusal?.whoCanMend === 'agency' && refusal.reasons.some(({ field }) => field !== 'destination')
