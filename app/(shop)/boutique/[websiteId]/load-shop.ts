import { cache } from 'react'
import { DomainError } from '@/lib/domain/errors'
import type { ShopNotice } from '@/lib/domain/shop-terms/queries'
import { readShopNotice } from '@/lib/domain/shop-terms/queries'
import type { ShopSite } from '@/lib/domain/shops/schema'
import { findShopSite } from '@/lib/domain/shops/shop-site'
import { createContext } from '@/lib/server/context'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { currentRequestSource } from '@/lib/server/session/session'

export type LoadedShop = ShopNotice & { site: ShopSite; origin: string }

/** The shop for its legal pages, which are the same for everyone: reads no session. The 404 page for an unknown shop; null
 *  while its website is offline. */
export const loadShop = cache(async (id: string): Promise<LoadedShop | null> => {
  const ctx = createContext({ type: 'visitor' }, await currentRequestSource())
  const websiteId = pathId(id)
  try {
    const [notice, site] = await Promise.all([readShopNotice(ctx, websiteId), findShopSite(ctx, websiteId)])
    return { ...notice, site, origin: ctx.publicOrigin }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'site_inactive') return null
    return orNotFound(Promise.reject(error))
  }
})
