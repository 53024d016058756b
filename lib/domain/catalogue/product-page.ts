import { and, asc, eq, gt, is, SQL, sql } from 'drizzle-orm'
import { listVersions } from '@/db/schema/list-versions'
import { products } from '@/db/schema/products'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { prepareStatement } from '../prepare-statement'
import { isVersionOf } from '../websites/list-version'
import { productColumns } from './product-columns'
import type { Product } from './schema'

/** A product as its tables store it: `stock` and `held` exclude its sizes. */
export type ProductRow = Product & { notes: string }

type PageRow = {
  owned: boolean
  status: string
  version: number
  products: (Omit<ProductRow, 'updatedAt'> & { updatedAt: string })[]
}

/** A website and a page of its products in one query, however many products it has: the page is cut before its pictures and
 *  sizes are looked up. The rows come as one JSON text, which is read faster than columns one by one. Placeholders:
 *  `websiteId`, `after`, `limit`. */
export function selectProductPage(
  reads: Reads,
  { owned, condition }: { owned: SQL; condition: SQL | undefined },
) {
  const columns = Object.entries(productColumns(reads, sql.placeholder('websiteId'))).map(
    ([name, column]) => [name, sql`${is(column, SQL.Aliased) ? column.sql : column}`.as(name)],
  )
  const page = reads.db
    .select(Object.fromEntries(columns))
    .from(products)
    // The placeholder again, not `websites.id`, so that the index on website and id is used.
    .where(
      and(
        eq(products.websiteId, sql.placeholder('websiteId')),
        gt(products.id, sql.placeholder('after')),
        condition,
      ),
    )
    .orderBy(asc(products.id))
    .limit(sql.placeholder('limit'))
    .as('page')
  return reads.db
    .select({
      owned: owned.mapWith(Boolean),
      status: websites.status,
      version: listVersions.version,
      products: sql`(select coalesce(json_agg(page), '[]') from ${page})`,
    })
    .from(websites)
    .innerJoin(listVersions, isVersionOf('products'))
    .where(eq(websites.id, sql.placeholder('websiteId'))) as unknown as Statement
}

type Statement = {
  execute(part: { websiteId: number; after: number; limit: number }): Promise<PageRow[]>
  toSQL(): { sql: string }
  prepare(name: string): Statement
}

/** The same for visitors, prepared because every page view of every client's shop runs it. */
export const visitorPage = prepareStatement<Statement>('visitor_products', (reads) =>
  selectProductPage(reads, { owned: sql`false`, condition: eq(products.active, true) }),
)
