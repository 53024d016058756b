import { asc, count, eq } from 'drizzle-orm'
import { returnRequests } from '@/db/schema/return-requests'
import type { Context, Reads, Tx } from '../context'
import { DomainError, notFound } from '../errors'
import { lockOrder, readWholeOrder } from '../orders/lock-order'
import { factsOf, mailOwner, mailShopper, nameOf } from '../orders/mail-order'
import { isReturnable } from './policy'
import type { ReturnInput } from './schema'

/** Maximum return requests per order: more would say nothing new. */
const MAX_REQUESTS = 10

export type ReturnRequest = typeof returnRequests.$inferSelect

/** Stores a return request from the shopper with an order's link, and notifies both sides; a form sent twice counts once. */
export async function requestReturn(ctx: Context, { reason, submissionId }: ReturnInput): Promise<void> {
  const { actor } = ctx
  if (actor.type !== 'link') throw notFound()
  await ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, actor.orderId)
    const [earlier] = await tx.db
      .select({ orderId: returnRequests.orderId })
      .from(returnRequests)
      .where(eq(returnRequests.submissionId, submissionId))
    if (earlier?.orderId === order.id) return
    if (earlier) throw notFound()
    if (!isReturnable(order))
      throw new DomainError('conflict', 'Un retour se demande une fois la commande expédiée ou remise.')
    await requireFew(tx, order.id)
    const [request] = await tx.db
      .insert(returnRequests)
      .values({ orderId: order.id, submissionId, reason, createdAt: tx.now() })
      .returning()
    if (!request) throw new Error('The return request was not written')
    await tx.audit({
      action: 'order.return-requested',
      subject: { type: 'order', id: order.id },
      after: { websiteId: order.websiteId, requestId: request.id },
    })
    await mailBoth(tx, request)
  })
}

async function requireFew(tx: Tx, orderId: number): Promise<void> {
  const [made] = await tx.db
    .select({ count: count() })
    .from(returnRequests)
    .where(eq(returnRequests.orderId, orderId))
  if (made && made.count >= MAX_REQUESTS)
    throw new DomainError('conflict', 'Vos demandes sont enregistrées. Pour la suite, écrivez au vendeur.')
}

async function mailBoth(tx: Tx, { id, orderId, reason, createdAt }: ReturnRequest): Promise<void> {
  const whole = await readWholeOrder(tx, orderId)
  const facts = { requestId: id, reason, at: createdAt.getTime() }
  await mailShopper(tx, whole, (shopper) => ({ kind: 'return-received', ...shopper, ...facts }))
  await mailOwner(tx, whole, {
    kind: 'return-requested',
    ...factsOf(whole),
    ...facts,
    customerName: nameOf(whole),
  })
}

/** The return requests of an order that the actor has read, the oldest first. */
export async function listReturnRequests(
  { db }: Pick<Reads, 'db'>,
  orderId: number,
): Promise<ReturnRequest[]> {
  return db
    .select()
    .from(returnRequests)
    .where(eq(returnRequests.orderId, orderId))
    .orderBy(asc(returnRequests.createdAt), asc(returnRequests.id))
}
