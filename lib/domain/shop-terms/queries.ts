import { eq, getTableColumns } from 'drizzle-orm'
import { shops } from '@/db/schema/shops'
import { websitePublishers } from '@/db/schema/website-publishers'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { DomainError, notFound } from '../errors'
import type { Shop } from '../shops/schema'

export type Publisher = typeof websitePublishers.$inferSelect

export type ShopNotice = { siteName: string; shop: Shop; publisher: Publisher | null }

/** The public information about a shop and its publisher: `not_found` if it was never set up, `site_inactive` while the
 *  website is offline. */
export async function readShopNotice({ db }: Pick<Reads, 'db'>, websiteId: number): Promise<ShopNotice> {
  const [row] = await db
    .select({
      siteName: websites.name,
      status: websites.status,
      shop: getTableColumns(shops),
      publisher: getTableColumns(websitePublishers),
    })
    .from(websites)
    .innerJoin(shops, eq(shops.websiteId, websites.id))
    .leftJoin(websitePublishers, eq(websitePublishers.websiteId, websites.id))
    .where(eq(websites.id, websiteId))
  if (!row) throw notFound()
  const { status, ...notice } = row
  if (status === 'inactive') throw new DomainError('site_inactive')
  return notice
}
