import { eq } from 'drizzle-orm'
import { customers, orders } from '@/db/schema/orders'
import type { RelayPoint } from '@/lib/providers/relays/relays'
import type { Context, Tx } from '../context'
import { relayOf, requireRelay } from '../delivery/require-relay'
import { DomainError } from '../errors'
import { changedFields } from '../given-fields'
import { lockOwnOrder, readWholeOrder, type WholeOrder } from '../orders/lock-order'
import { checkCorrection, withWholeStreet } from './check-correction'
import { type Correctable, type Correction, correctableOf, correctionVersion } from './correction'
import { mailCorrection } from './mail-correction'
import { whyNotCorrectable } from './policy'
import { findShipment } from './queries'

type Input = Correction & {
  orderId: number
  /** The form's version; the correction is refused if another was made since. */
  shown?: string | undefined
}

/** Corrects a paid order's destination or its shopper's contact details, until it has a label; mails the changes to the
 *  shopper. Returns whether anything changed. `conflict` with the reason when it cannot be corrected. */
export async function correctOrder(ctx: Context, { orderId, shown, ...given }: Input): Promise<boolean> {
  // The carrier is asked between two reads of the order: never within a transaction, and only for its owner.
  const { order } = await ctx.transaction((tx) => lockCorrectable(tx, orderId))
  const { relayPointId } = given
  const isMoved =
    order.deliveryMethod === 'relay' && (relayPointId ?? order.relayPointId) !== order.relayPointId
  const relay = isMoved && relayPointId ? await requireRelay(ctx, relayPointId, 'relayPointId') : null
  return ctx.transaction((tx) => write(tx, { orderId, shown, given, relay }))
}

type Write = { orderId: number; shown: string | undefined; given: Correction; relay: RelayPoint | null }

async function write(tx: Tx, { orderId, shown, given, relay }: Write): Promise<boolean> {
  const whole = await lockCorrectable(tx, orderId)
  const before = correctableOf(whole.order, whole.customer)
  const changes = changedFields<Correctable>(before, withWholeStreet(before, given))
  // Sent twice, or submitted without changes.
  if (Object.keys(changes).length === 0) return false
  // The relay point equalled the given one at the first read and has changed since, so the carrier was not asked.
  const isUnasked = changes.relayPointId !== undefined && whole.order.deliveryMethod === 'relay' && !relay
  if (isUnasked || (shown !== undefined && shown !== correctionVersion(before)))
    throw new DomainError('conflict', CHANGED_SINCE)
  checkCorrection(whole, { before, changes, relay })
  await store(tx, whole, { changes, relay })
  await tx.audit({
    action: 'order.corrected',
    subject: { type: 'order', id: orderId },
    ...(relay && { before: { relayPointId: before.relayPointId } }),
    after: {
      websiteId: whole.order.websiteId,
      changed: Object.keys(changes).join(', '),
      ...(relay && { relayPointId: relay.id }),
    },
  })
  await mailCorrection(tx, { before: whole, changed: Object.keys(changes) as (keyof Correctable)[] })
  return true
}

const CHANGED_SINCE =
  'Cette commande a été corrigée entre-temps. Votre saisie est conservée\u00a0: comparez-la à ce qui est enregistré, puis enregistrez de nouveau.'

/** The locked order; `conflict` with the reason when it cannot be corrected. */
async function lockCorrectable(tx: Tx, orderId: number): Promise<WholeOrder> {
  await lockOwnOrder(tx, orderId)
  const [whole, shipment] = [await readWholeOrder(tx, orderId), await findShipment(tx, orderId)]
  const reason = whyNotCorrectable(whole.order, shipment?.state ?? null)
  if (reason) throw new DomainError('conflict', reason)
  return whole
}

type Stored = { changes: Partial<Correctable>; relay: RelayPoint | null }

async function store(tx: Tx, { order, customer }: WholeOrder, { changes, relay }: Stored): Promise<void> {
  const { name, email, phone, relayPointId: _, ...address } = changes
  const person = {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone: phone || null }),
  }
  if (customer && Object.keys(person).length > 0)
    await tx.db.update(customers).set(person).where(eq(customers.id, customer.id))
  const place = {
    ...Object.fromEntries(Object.entries(address).map(([field, value]) => [field, value || null])),
    ...(relay && relayOf(relay)),
  }
  if (Object.keys(place).length > 0) await tx.db.update(orders).set(place).where(eq(orders.id, order.id))
}
