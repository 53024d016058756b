import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { productPictures } from '@/db/schema/placements'
import { productSizes } from '@/db/schema/product-sizes'
import { products } from '@/db/schema/products'
import { websites } from '@/db/schema/websites'
import { actingUser, type Reads } from '../context'
import { ownsWebsite } from '../permissions/scopes'
import { type Facts, NO_DEFAULTS, type ShopDefaults } from '../product-facts/facts'
import { type Described, type MissingFact, missingProductFacts } from './missing-facts'
import { factColumns, shopDefaults } from './product-columns'

export type ProductInNeed = { id: number; websiteId: number; name: string; missing: MissingFact[] }

/** A product with the data its facts are read from. */
export type DescribedProduct = Described & { websiteId: number; name: string; defaults: ShopDefaults | null }

/** The visible products of the actor's websites that lack a fact, with what they lack. */
export async function listMissingFacts(
  reads: Reads,
  websiteIds: readonly number[],
): Promise<ProductInNeed[]> {
  actingUser(reads)
  const own = reads.db.select({ id: websites.id }).from(websites).where(ownsWebsite(reads))
  const condition = and(inArray(products.websiteId, [...websiteIds]), inArray(products.websiteId, own))
  return listProductsInNeed(await describedProducts(reads, condition).orderBy(asc(products.id)))
}

export const listProductsInNeed = (described: readonly DescribedProduct[]): ProductInNeed[] =>
  described.flatMap(({ defaults, ...product }) => {
    const missing = missingProductFacts({ product, shopDefaults: defaults ?? NO_DEFAULTS })
    const { id, websiteId, name } = product
    return missing.length > 0 ? [{ id, websiteId, name, missing }] : []
  })

/** The visible products that meet a condition, each column under its own name. */
export function describedProducts({ db }: Pick<Reads, 'db'>, condition: SQL | undefined) {
  const pictures = db
    .select({ ids: sql`coalesce(json_agg(${productPictures.pictureId}::text), '[]')` })
    .from(productPictures)
    .where(eq(productPictures.ownerId, products.id))
  const sizes = db
    .select({
      sizes: sql`coalesce(json_agg(json_build_object('netQuantity', ${productSizes.netQuantity})), '[]')`,
    })
    .from(productSizes)
    .where(eq(productSizes.productId, products.id))
  return db
    .select({
      ...FACTS,
      id: sql<number>`${products.id}`.as('id'),
      websiteId: sql<number>`${products.websiteId}`.as('websiteId'),
      name: sql<string>`${products.name}`.as('name'),
      reference: sql<string>`coalesce(${products.reference}, 'P-' || ${products.id})`.as('reference'),
      category: sql<string>`${products.category}`.as('category'),
      risks: sql<string>`${products.risks}`.as('risks'),
      images: sql<string[]>`(${pictures})`.as('images'),
      sizes: sql<{ netQuantity: number | null }[]>`(${sizes})`.as('sizes'),
      defaults: shopDefaults({ db }, products.websiteId),
    })
    .from(products)
    .where(and(condition, eq(products.active, true)))
}

const FACTS = Object.fromEntries(
  Object.entries(factColumns).map(([name, column]) => [name, sql`${column}`.as(name)]),
) as { [Name in keyof Facts]: SQL.Aliased<Facts[Name]> }
