import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm'
import { productReductions } from '@/db/schema/product-prices'
import { products } from '@/db/schema/products'
import { parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import { announceChange } from '../webhooks/announce-change'
import { lowestPrice } from './lowest-price'
import { readReduction, type StoredReduction, start, writePrice } from './price-change'
import type { LockedProduct } from './queries'
import { readHistory } from './record-price'

/** Starts each announced reduction on its first day, and ends it after its last. */
export async function applyReductions(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ id: productReductions.productId })
    .from(productReductions)
    .where(isDue(ctx))
    .orderBy(asc(productReductions.productId))
  for (const { id } of due) await ctx.transaction((tx) => applyTo(tx, id))
}

function isDue({ now }: Pick<Context, 'now'>) {
  const today = parisDay(now())
  return or(
    lt(productReductions.endsOn, today),
    and(isNull(productReductions.startedAt), lte(productReductions.startsOn, today)),
  )
}

async function applyTo(tx: Tx, id: number): Promise<void> {
  const [product] = await tx.db.select().from(products).where(eq(products.id, id)).for('update')
  const stored = product && (await readReduction(tx, id))
  if (!product || !stored) return
  const change = await changeOf(tx, product, stored)
  if (!change) return
  const { priceCents = product.priceCents } = change
  await tx.db.update(products).set({ priceCents, updatedAt: tx.now() }).where(eq(products.id, id))
  await writePrice(tx, id, change)
  const { websiteId } = product
  await announceChange(tx, { websiteId, entity: 'products', id, action: 'updated' })
}

async function changeOf(tx: Tx, product: LockedProduct, stored: StoredReduction) {
  const today = parisDay(tx.now())
  if (stored.endsOn !== null && stored.endsOn < today)
    return { priceCents: stored.previousCents ?? product.priceCents, reduction: null }
  if (stored.startedAt || (stored.startsOn !== null && stored.startsOn > today)) return null
  const lowestCents = lowestPrice(await readHistory(tx, product.id), tx.now())
  // A product that was not sold recently has no price to compare with, so no reduction is announced.
  if (lowestCents === null || lowestCents <= stored.priceCents) return { reduction: null }
  const { priceCents, startsOn, endsOn } = stored
  return start(tx, product, { priceCents, startsOn, endsOn, lowestCents })
}
