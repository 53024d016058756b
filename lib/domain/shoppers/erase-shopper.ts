import { asc, desc } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import type { Context, Tx } from '../context'
import { DomainError } from '../errors'
import { sealAddress } from '../notifications/sealed-address'
import { readWholeOrder } from '../orders/lock-order'
import { shopOf } from '../orders/mail-order'
import { lockWebsite } from '../websites/queries'
import { eraseOrders } from './erase-orders'
import { isOrderedBy, isShopper } from './find-shopper'
import { listOpenOrders } from './open-orders'
import { openWords } from './open-words'

const list = new Intl.ListFormat('fr-FR')

/** Erases a shopper at the decision of the shop's owner: all personal data under this address. Mails the person what was erased
 *  and what is kept. Returns the number of orders changed, 0 for a repeat; `conflict` while one of them is still open. */
export async function eraseShopper(
  ctx: Context,
  asked: { websiteId: number; email: string },
): Promise<number> {
  return ctx.transaction(async (tx) => {
    // Before its orders, and so that a repeat waits.
    await lockWebsite(tx, asked.websiteId)
    const own = isOrderedBy(asked)
    const locked = await tx.db
      .select({ id: orders.id })
      .from(orders)
      .where(own)
      .orderBy(asc(orders.id))
      .for('update')
    if (locked.length === 0) return 0
    const open = await listOpenOrders(tx, own)
    if (open.length > 0)
      throw new DomainError(
        'conflict',
        `Rien n’est effacé tant que tout n’est pas terminé\u00a0: ${list.format(open.map(openWords))}.`,
      )
    const shop = await latestShop(tx, asked)
    const count = await eraseOrders(tx, { orders: own, customers: isShopper(asked) })
    await tx.audit({
      action: 'shopper.erased',
      subject: { type: 'website', id: asked.websiteId },
      after: { orders: count },
    })
    const id = crypto.randomUUID()
    const mail = {
      kind: 'shopper-erased',
      id,
      count,
      ...shop,
      sealedTo: sealAddress(tx, id, asked.email),
    } as const
    await tx.enqueue({ queue: 'mail', mail })
    return count
  })
}

/** The shop as named in the latest of the orders. */
async function latestShop(tx: Tx, asked: { websiteId: number; email: string }) {
  const [latest] = await tx.db
    .select({ id: orders.id })
    .from(orders)
    .where(isOrderedBy(asked))
    .orderBy(desc(orders.id))
    .limit(1)
  if (!latest) throw new Error('The shopper’s orders were locked and are gone')
  return shopOf(await readWholeOrder(tx, latest.id))
}
