import { eq } from 'drizzle-orm'
import { shops } from '@/db/schema/shops'
import type { Reads } from '../context'
import { notFound } from '../errors'
import { findShopSite } from '../shops/shop-site'

/** The shop of this page, even if closed: its contracts continue. `not_found` for a website that never had a shop. */
export async function findWithdrawalShop(reads: Reads, websiteId: number) {
  const site = await findShopSite(reads, websiteId)
  const [seller] = await reads.db.select().from(shops).where(eq(shops.websiteId, websiteId))
  if (!seller) throw notFound()
  return { site, seller }
}
export type WithdrawalShop = Awaited<ReturnType<typeof findWithdrawalShop>>
