import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { listVersions } from '@/db/schema/list-versions'
import { products } from '@/db/schema/products'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { prepareStatement } from '../prepare-statement'
import { isVersionOf } from '../websites/list-version'
import { productColumns } from './product-columns'
import type { Product } from './schema'

/** A product as its tables have it: `stock` and `held` are those of its own shelf. */
export type ProductRow = Product & { notes: string }

type PageRow = {
  owned: boolean
  status: string
  version: number
  /** null for a website without products on the page. */
  product: ProductRow | null
}

/** A website and a page of its products in one query, however many products it has: the page is cut before its pictures and
 *  sizes are looked up. Placeholders: `websiteId`, `after`, `limit`. */
export function selectProductPage(reads: Reads, { owned, which }: { owned: SQL; which: SQL | undefined }) {
  const columns = productColumns(reads)
  const isAfter = gt(products.id, sql.placeholder('after'))
  const page = reads.db
    .select(columns)
    .from(products)
    .where(and(eq(products.websiteId, websites.id), isAfter, which))
    .orderBy(asc(products.id))
    .limit(sql.placeholder('limit'))
    .as('page')
  const product = Object.fromEntries(
    Object.keys(columns).map((name) => [name, page[name as keyof typeof columns]]),
  )
  return reads.db
    .select({
      owned: owned.mapWith(Boolean),
      status: websites.status,
      version: listVersions.version,
      product,
    })
    .from(websites)
    .innerJoin(listVersions, isVersionOf('products'))
    .leftJoinLateral(page, sql`true`)
    .where(eq(websites.id, sql.placeholder('websiteId')))
    .orderBy(asc(page.id)) as unknown as Statement
}

type Statement = {
  execute(part: { websiteId: number; after: number; limit: number }): Promise<PageRow[]>
  toSQL(): { sql: string }
  prepare(name: string): Statement
}

/** The same for visitors, prepared because every page view of every client's shop runs it. */
export const visitorPage = prepareStatement<Statement>('visitor_products', (reads) =>
  selectProductPage(reads, { owned: sql`false`, which: eq(products.active, true) }),
)
