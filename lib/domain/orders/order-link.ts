import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { orderLinks } from '@/db/schema/orders'
import type { Context, Reads, Tx } from '../context'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** The context a token is sealed for: it cannot be opened in another order's mail. */
export const linkAbout = (orderId: number) => `order-link/${orderId}`

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Creates a shopper's link to an order, valid for a year. Its token is sealed, so that a queued mail does not reveal it. */
export async function createOrderLink(tx: Tx, orderId: number): Promise<{ sealedToken: string }> {
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(tx.now().getTime() + YEAR_MS)
  await tx.db.insert(orderLinks).values({ tokenHash: hashOf(token), orderId, expiresAt })
  return { sealedToken: tx.secretBox.seal(token, linkAbout(orderId)) }
}

/** Ends every link to an order: they were mailed to an address that is no longer its shopper's. */
export async function endOrderLinks(tx: Tx, orderId: number): Promise<void> {
  await tx.db.delete(orderLinks).where(eq(orderLinks.orderId, orderId))
}

/** Creation times of the links to an order that are younger than this, the oldest first. */
export async function recentLinks({ db, now }: Tx, orderId: number, youngerThanMs: number): Promise<Date[]> {
  const since = new Date(now().getTime() - youngerThanMs + YEAR_MS)
  const links = await db
    .select({ expiresAt: orderLinks.expiresAt })
    .from(orderLinks)
    .where(and(eq(orderLinks.orderId, orderId), gt(orderLinks.expiresAt, since)))
    .orderBy(asc(orderLinks.expiresAt))
  return links.map(({ expiresAt }) => new Date(expiresAt.getTime() - YEAR_MS))
}

/** The order that a link leads to; null for a forged or expired link. */
export async function findLinkedOrder(reads: Reads, token: string): Promise<number | null> {
  const [link] = await reads.db
    .select({ orderId: orderLinks.orderId })
    .from(orderLinks)
    .where(and(eq(orderLinks.tokenHash, hashOf(token)), gt(orderLinks.expiresAt, reads.now())))
  return link?.orderId ?? null
}

/** For the nightly job: deletes expired links. */
export async function deleteExpiredOrderLinks(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db.delete(orderLinks).where(lt(orderLinks.expiresAt, tx.now()))
  })
}
