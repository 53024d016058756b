import { listProducts } from '@/lib/domain/catalogue/queries'
import type { Reads } from '@/lib/domain/context'
import { getOwnShop } from '@/lib/domain/shops/queries'

/** Whether a website sells or is about to. */
export async function isShop(reads: Reads, websiteId: number): Promise<boolean> {
  const { shop } = await getOwnShop(reads, websiteId)
  if (shop) return true
  const { rows } = await listProducts(reads, { websiteId, limit: 1, after: null })
  return rows.length > 0
}
