import { eq } from 'drizzle-orm'
import { shops } from '@/db/schema/shops'
import type { Context, Tx } from '../context'
import { changedFields, sameFields } from '../given-fields'
import type { ShopDefaults } from '../product-facts/facts'
import { lockWebsite } from '../websites/queries'
import type { CompanyInput, MediatorInput, ReturnsInput } from './legal-facts'
import type { DeliveryInput, SellerInput, Shop } from './schema'

type Changes =
  | SellerInput
  | DeliveryInput
  | CompanyInput
  | MediatorInput
  | ReturnsInput
  | ShopDefaults
  | Pick<Shop, 'pauseMessage' | 'pausedUntil'>

/** Changes the settings of the actor's own shop; the first change creates it. */
export async function updateShop(
  ctx: Context,
  { websiteId, changes }: { websiteId: number; changes: Changes },
): Promise<Shop> {
  return ctx.transaction(async (tx) => {
    await lockWebsite(tx, websiteId)
    const shop = await lockShop(tx, websiteId)
    const changed = changedFields<Omit<Shop, 'websiteId' | 'updatedAt'>>(shop, changes)
    if (Object.keys(changed).length === 0) return shop
    const [updated] = await tx.db
      .update(shops)
      .set({ ...changed, updatedAt: tx.now() })
      .where(eq(shops.websiteId, websiteId))
      .returning()
    if (!updated) throw new Error('The shop vanished while it was locked')
    await tx.audit({
      action: 'shop.changed',
      subject: { type: 'website', id: websiteId },
      before: sameFields(shop, changed),
      after: changed,
    })
    return updated
  })
}

async function lockShop(tx: Tx, websiteId: number): Promise<Shop> {
  await tx.db.insert(shops).values({ websiteId }).onConflictDoNothing()
  const [shop] = await tx.db.select().from(shops).where(eq(shops.websiteId, websiteId)).for('update')
  if (!shop) throw new Error('The shop was not written')
  return shop
}
