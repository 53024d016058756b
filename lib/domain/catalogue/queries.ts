import { and, eq, getTableColumns, or } from 'drizzle-orm'
import { products } from '@/db/schema/products'
import { websites } from '@/db/schema/websites'
import { actingUser, type Reads, type Tx } from '../context'
import { DomainError, notFound } from '../errors'
import { pageOf, type Slice } from '../paging'
import { ownsWebsite } from '../permissions/scopes'
import { asVisitorSees, countStock } from './policy'
import { productColumns } from './product-columns'
import { type ProductRow, selectProductPage, visitorPage } from './product-page'
import type { Product, ProductPage, ProductPageCursor } from './schema'

/** A website's products, oldest first: all of them for its owner, the visible ones as visitors see them for others. */
export async function listProducts(
  reads: Reads,
  { websiteId, after, limit }: ProductPage,
): Promise<Slice<Product, ProductPageCursor>> {
  const part = { websiteId, after: after?.id ?? 0, limit: limit + 1 }
  const owned = ownsWebsite(reads)
  const rows =
    reads.actor.type === 'visitor'
      ? await visitorPage(reads).execute(part)
      : await selectProductPage(reads, { owned, condition: or(eq(products.active, true), owned) }).execute(
          part,
        )
  const [website] = rows
  if (!website) throw notFound()
  requireOpen(website)
  const page = pageOf(
    website.products.map((row) => seenBy(website, { ...row, updatedAt: new Date(row.updatedAt) })),
    limit,
    ({ id }) => ({ id }),
  )
  return { ...page, version: website.version }
}

/** One product: any of the actor's own websites, a visible one of others. */
export async function getProduct(reads: Reads, id: number): Promise<Product> {
  const [found] = await reads.db
    .select({
      owned: ownsWebsite(reads).mapWith(Boolean),
      status: websites.status,
      product: productColumns(reads),
    })
    .from(products)
    .innerJoin(websites, eq(websites.id, products.websiteId))
    .where(eq(products.id, id))
  if (!found) throw notFound()
  requireOpen(found)
  if (!found.product.active && !found.owned) throw notFound()
  return seenBy(found, found.product)
}

function requireOpen({ status, owned }: { status: string; owned: boolean }): void {
  if (status === 'inactive' && !owned) throw new DomainError('site_inactive')
}

function seenBy({ owned }: { owned: boolean }, row: ProductRow): Product {
  return owned ? { ...row, ...countStock(row) } : asVisitorSees(row)
}

/** The same for the owner, after a change in this transaction. */
export async function readOwnProduct(tx: Tx, id: number): Promise<Product> {
  const [row] = await tx.db.select(productColumns(tx)).from(products).where(eq(products.id, id))
  if (!row) throw notFound()
  return seenBy({ owned: true }, row)
}

export type LockedProduct = typeof products.$inferSelect

/** A product of the actor's website, locked until the transaction ends: every change to it or its sizes starts here. */
export async function lockProduct(tx: Tx, id: number): Promise<LockedProduct> {
  actingUser(tx)
  const [product] = await tx.db
    .select(getTableColumns(products))
    .from(products)
    .innerJoin(websites, eq(websites.id, products.websiteId))
    .where(and(eq(products.id, id), ownsWebsite(tx)))
    .for('update', { of: products })
  if (!product) throw notFound()
  return product
}
