import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { apiKeys } from '@/db/schema/api-keys'
import { discountCodes } from '@/db/schema/discount-codes'
import { customers, orders } from '@/db/schema/orders'
import { pictures } from '@/db/schema/pictures'
import { products } from '@/db/schema/products'
import { shippingBatches } from '@/db/schema/shipping-batches'
import { shopTermsVersions } from '@/db/schema/shop-terms-versions'
import { shops } from '@/db/schema/shops'
import { uploads } from '@/db/schema/uploads'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import { websitePublishers } from '@/db/schema/website-publishers'
import { websites } from '@/db/schema/websites'
import { ENTRY_TABLES } from '../content/entry-tables'
import type { Tx } from '../context'
import { deleteWebsitePictures } from '../media/delete-website-pictures'
import { eraseOrders } from '../shoppers/erase-orders'

/** Empties a client's locked websites. Only their rows stay, because orders and invoices name them, and the orders, without
 *  shopper and seller. Returns the number of orders. */
export async function eraseWebsites(tx: Tx, clientId: number): Promise<number> {
  const kept = await tx.db
    .select({ id: websites.id })
    .from(websites)
    .where(eq(websites.clientId, clientId))
    .orderBy(asc(websites.id))
  const ids = kept.map(({ id }) => id)
  if (ids.length === 0) return 0
  const count = await eraseOrders(tx, {
    orders: and(inArray(orders.websiteId, ids), isNull(orders.shopperErasedAt)) as SQL,
    customers: inArray(customers.websiteId, ids),
  })
  // The seller's details are erased, too.
  await tx.db.update(orders).set({ seller: null }).where(inArray(orders.websiteId, ids))
  await tx.db
    .update(shopTermsVersions)
    .set({ text: { title: '', sections: [] } })
    .where(inArray(shopTermsVersions.websiteId, ids))
  const shown = tx.db.select({ id: pictures.id }).from(pictures).where(inArray(pictures.websiteId, ids))
  await tx.db.delete(uploads).where(inArray(uploads.pictureId, shown))
  for (const id of ids) await deleteWebsitePictures(tx, id)
  for (const table of [...Object.values(ENTRY_TABLES), products, ...OF_WEBSITE])
    await tx.db.delete(table).where(inArray(table.websiteId, ids))
  await tx.db
    .update(websites)
    .set({
      name: sql`'Site effacé n° ' || ${websites.id}`,
      url: sql`'https://site-' || ${websites.id} || '.invalid'`,
      imageUrl: null,
    })
    .where(inArray(websites.id, ids))
  return count
}

const OF_WEBSITE = [
  shops,
  websitePublishers,
  discountCodes,
  shippingBatches,
  webhookEndpoints,
  apiKeys,
] as const
