import { and, desc, eq, inArray } from 'drizzle-orm'
import { customers, orders } from '@/db/schema/orders'
import { shipmentLabels } from '@/db/schema/shipments'
import { shippingBatches } from '@/db/schema/shipping-batches'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { notFound } from '../errors'
import { ownsWebsite } from '../permissions/scopes'

/** Longer than the slowest batch takes: one still running after that was interrupted. */
const ENDS_WITHIN_MS = 20 * 60_000

type Wanted = { websiteId: number; id: number }

/** The report of a batch of the actor's own shop, with the current state of its orders. */
export async function getBatch(reads: Reads, wanted: Wanted) {
  const { lines, startedAt, endedAt, stoppedBy } = await findBatch(reads, wanted)
  const rows = await reads.db
    .select({
      orderId: orders.id,
      customerName: customers.name,
      expeditionNumber: orders.expeditionNumber,
      trackingUrl: orders.trackingUrl,
      labelUrl: orders.labelUrl,
    })
    .from(orders)
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(inArray(orders.id, idsOf(lines)))
  const isRunning = endedAt === null && reads.now().getTime() - startedAt.getTime() < ENDS_WITHIN_MS
  return {
    startedAt,
    stoppedBy,
    isRunning,
    lines: lines.flatMap((line) => {
      const order = rows.find(({ orderId }) => orderId === line.orderId)
      return order ? [{ ...order, ...line }] : []
    }),
  }
}

export type Batch = Awaited<ReturnType<typeof getBatch>>

/** The labels received, in the order of the batch. */
export async function readBatchLabels(reads: Reads, wanted: Wanted): Promise<Uint8Array[]> {
  const ids = idsOf((await findBatch(reads, wanted)).lines)
  const labels = await reads.db
    .select({ orderId: shipmentLabels.orderId, pdf: shipmentLabels.pdf })
    .from(shipmentLabels)
    .where(inArray(shipmentLabels.orderId, ids))
  return labels.toSorted((a, b) => ids.indexOf(a.orderId) - ids.indexOf(b.orderId)).map(({ pdf }) => pdf)
}

/** The latest batch of a shop that the actor may read; null before the first one. */
export async function findLatestBatch(reads: Reads, websiteId: number) {
  const [batch] = await reads.db
    .select({ id: shippingBatches.id, startedAt: shippingBatches.startedAt })
    .from(shippingBatches)
    .innerJoin(websites, eq(websites.id, shippingBatches.websiteId))
    .where(and(eq(shippingBatches.websiteId, websiteId), ownsWebsite(reads)))
    .orderBy(desc(shippingBatches.id))
    .limit(1)
  return batch ?? null
}

async function findBatch(reads: Reads, { websiteId, id }: Wanted) {
  const [row] = await reads.db
    .select({ batch: shippingBatches })
    .from(shippingBatches)
    .innerJoin(websites, eq(websites.id, shippingBatches.websiteId))
    .where(and(eq(shippingBatches.id, id), eq(shippingBatches.websiteId, websiteId), ownsWebsite(reads)))
  if (!row) throw notFound()
  return row.batch
}

const idsOf = (lines: readonly { orderId: number }[]) => lines.map(({ orderId }) => orderId)
