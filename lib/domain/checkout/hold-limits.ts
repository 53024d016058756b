import { and, asc, count, eq, gt, lt, min, sql } from 'drizzle-orm'
import { firstOrders } from '@/db/schema/first-orders'
import { orders } from '@/db/schema/orders'
import type { Context, Tx } from '../context'
import { DomainError, type Issue } from '../errors'
import { type Claim, claimsOf, type Wanted } from './claims'

/** What a network may reserve with unpaid orders. */
export type HoldLimits = {
  /** How many orders of an article may take any quantity, and for how many seconds each counts while unpaid. */
  firstOrders: number
  firstOrderSeconds: number
  /** What further orders may reserve together, in percent of what is free for them; at least one piece. */
  sharePercent: number
  pendingOrders: number
}

/** The network that orders. `replaces`: the order replaces a cancelled one of the same browser. */
export type Buyer = Pick<Context, 'networkHash' | 'holdLimits'> & { replaces: boolean }

/** `rate_limited`: the network's unpaid orders reserve too much. */
export class HoldRefusal extends DomainError {
  /** What they reserve too much of; null for too many orders. */
  readonly what: string | null

  constructor(what: string | null, message: string, more: { retryAfter: number; issues?: Issue[] }) {
    super('rate_limited', message, more)
    this.what = what
  }
}

/** How long a replacement may take the place of a first order: as long as that one would have reserved its pieces. */
const REPLACEABLE_MS = 30 * 60_000
const MIN_SECONDS = 60

/** Serializes the orders of one network, so that no two pass the limits together. */
export async function lockNetwork(tx: Tx, { networkHash }: Buyer): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`network/${networkHash}`}, 0))`)
}

/** Throws a `HoldRefusal` unless the network may reserve this as well. Returns a function to call with the written order: it
 *  records which claims the order is the first of. */
export async function requireWithinHolds(
  tx: Tx,
  buyer: Buyer,
  wanted: Wanted,
): Promise<(orderId: number) => Promise<void>> {
  await requireFewPending(tx, buyer)
  const firsts: { key: string; replacedId: number | null }[] = []
  for (const claim of claimsOf(wanted, buyer.networkHash)) {
    const marks = await readMarks(tx, buyer, claim.key)
    const replaced = buyer.replaces ? marks.find(isReplaceableAt(tx.now())) : undefined
    if (marks.length < buyer.holdLimits.firstOrders) firsts.push({ key: claim.key, replacedId: null })
    else if (replaced) firsts.push({ key: claim.key, replacedId: replaced.id })
    else await requireShare(tx, buyer, claim, marks[0]?.since)
  }
  return async (orderId) => {
    for (const { key, replacedId } of firsts)
      if (replacedId === null) await tx.db.insert(firstOrders).values({ key, orderId, since: tx.now() })
      else await tx.db.update(firstOrders).set({ orderId }).where(eq(firstOrders.id, replacedId))
  }
}

/** A first order was paid, or can never be: the next one may take any quantity again. */
export async function deleteFirstOrder(tx: Tx, orderId: number): Promise<void> {
  await tx.db.delete(firstOrders).where(eq(firstOrders.orderId, orderId))
}

/** A first order was cancelled: it counts until its time is over, but no longer refers to the order. */
export async function unlinkFirsts(tx: Tx, orderId: number): Promise<void> {
  await tx.db.update(firstOrders).set({ orderId: null }).where(eq(firstOrders.orderId, orderId))
}

/** For the nightly job: deletes the expired first orders of every network. */
export async function deleteOldFirstOrders(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    const since = new Date(tx.now().getTime() - ctx.holdLimits.firstOrderSeconds * 1000)
    await tx.db.delete(firstOrders).where(lt(firstOrders.since, since))
  })
}

type Mark = { id: number; orderId: number | null; since: Date }

/** The first orders that still count, the oldest first. */
const readMarks = (tx: Tx, { holdLimits }: Buyer, key: string): Promise<Mark[]> =>
  tx.db
    .select({ id: firstOrders.id, orderId: firstOrders.orderId, since: firstOrders.since })
    .from(firstOrders)
    .where(
      and(
        eq(firstOrders.key, key),
        gt(firstOrders.since, new Date(tx.now().getTime() - holdLimits.firstOrderSeconds * 1000)),
      ),
    )
    .orderBy(asc(firstOrders.since))

const isReplaceableAt =
  (now: Date) =>
  ({ orderId, since }: Mark): boolean =>
    orderId === null && now.getTime() - since.getTime() < REPLACEABLE_MS

async function requireFewPending(tx: Tx, { networkHash, holdLimits }: Buyer): Promise<void> {
  const [pending] = await tx.db
    .select({ count: count(), endsAt: min(orders.expiresAt) })
    .from(orders)
    .where(and(eq(orders.networkHash, networkHash), eq(orders.status, 'pending')))
  if (!pending || pending.count < holdLimits.pendingOrders) return
  const message = `${pending.count} commandes de votre connexion attendent déjà leur paiement. Payez ou annulez l’une d’elles, ou réessayez plus tard.`
  throw new HoldRefusal(null, message, { retryAfter: secondsUntil(tx, pending.endsAt) })
}

async function requireShare(tx: Tx, { holdLimits }: Buyer, claim: Claim, since?: Date): Promise<void> {
  for (const { what, quantity, available, readHeld, messageOf, path } of claim.parts) {
    const { held, endsAt } = await readHeld(tx)
    const most = Math.max(1, Math.floor(((available + held) * holdLimits.sharePercent) / 100))
    if (held + quantity <= most) continue
    const message = messageOf(Math.max(0, most - held))
    const firstEndsAt = new Date((since ?? tx.now()).getTime() + holdLimits.firstOrderSeconds * 1000)
    throw new HoldRefusal(what, message, {
      // More than the share is possible only as a first order.
      retryAfter: secondsUntil(tx, quantity <= most ? endsAt : firstEndsAt),
      issues: [{ path, message }],
    })
  }
}

const secondsUntil = (tx: Tx, at: Date | null): number =>
  Math.max(MIN_SECONDS, Math.ceil(((at?.getTime() ?? 0) - tx.now().getTime()) / 1000))
