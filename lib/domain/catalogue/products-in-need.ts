import { and, eq, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { productPictures } from '@/db/schema/placements'
import { productSizes } from '@/db/schema/product-sizes'
import { products } from '@/db/schema/products'
import { shops } from '@/db/schema/shops'
import type { Reads } from '../context'
import { ALCOHOL_ABOVE } from '../product-facts/alcohol'
import { type Maker, NUTRIENT_NAMES } from '../product-facts/facts'

type Database = Pick<Reads, 'db'>

/** The visible products of a shop that lack a fact, by the rule of `missingProductFacts`: decided by the database, so that a
 *  large shop's products need not be read. */
export const productsInNeed = ({ db }: Database, websiteId: PgColumn) =>
  db
    .select({ id: products.id })
    .from(products)
    .innerJoin(shops, eq(shops.websiteId, products.websiteId))
    .where(and(eq(products.websiteId, websiteId), eq(products.active, true), lacksFacts({ db })))

const isEmpty = (column: PgColumn | SQL) => sql`${column} = ''`
const isNamed = (...fields: PgColumn[]) => sql`${sql.join(fields, sql` || `)} <> ''`

/** In a query on `products` and their `shops`. Pictures and sizes are looked up last. */
function lacksFacts({ db }: Database): SQL | undefined {
  const drink = sql`(${products.alcohol} or coalesce(${products.alcoholPercent}, 0) > ${ALCOHOL_ABOVE})`
  const edible = sql`(${products.isFood} or ${drink})`
  const food = sql`(${products.isFood} and not ${drink})`
  const pictures = db
    .select({ one: sql`1` })
    .from(productPictures)
    .where(eq(productPictures.ownerId, products.id))
  return or(
    isEmpty(products.category),
    and(
      isEmpty(products.identifier),
      sql`coalesce(${products.reference}, 'P-' || ${products.id}) = 'P-' || ${products.id}`,
    ),
    lacksMaker(),
    sql`(not ${edible} and not ${products.noWarning} and ${isEmpty(products.risks)} and ${isEmpty(shops.warnings)})`,
    sql`(${edible} and (${isEmpty(products.foodName)} or ${products.allergens} is null))`,
    sql`(${food} and ${isEmpty(products.ingredients)})`,
    sql`(${food} and not ${products.noNutrition} and num_nulls(${sql.join(
      NUTRIENT_NAMES.map((name) => products[name]),
      sql`, `,
    )}) > 0)`,
    sql`(${drink} and ${products.alcoholPercent} is null)`,
    notExists(pictures),
    sql`(${edible} and ${lacksQuantity({ db })})`,
  )
}

/** By the rule of `makerOf`. */
function lacksMaker(): SQL {
  const hasOwn = isNamed(
    products.manufacturerName,
    products.manufacturerAddress,
    products.manufacturerContact,
  )
  const namesOwn = isNamed(products.responsibleName, products.responsibleAddress, products.responsibleContact)
  const made = (field: keyof Maker) =>
    sql`case when ${hasOwn} then ${products[field]} else ${shops[field]} end`
  const answered = (field: keyof Maker) =>
    sql`case when ${namesOwn} then ${products[field]} else ${shops[field]} end`
  const anyEmpty = (fields: SQL[]) => sql.join(fields.map(isEmpty), sql` or `)
  const manufacturer = (['manufacturerName', 'manufacturerAddress', 'manufacturerContact'] as const).map(made)
  const responsible = (['responsibleName', 'responsibleAddress', 'responsibleContact'] as const).map(answered)
  return sql`(${anyEmpty(manufacturer)} or (${made('manufacturerOutsideEu')} and (${anyEmpty(responsible)})))`
}

/** Neither the product nor all of its sizes. */
function lacksQuantity({ db }: Database): SQL {
  const sizes = db
    .select({ areAllKnown: sql`coalesce(bool_and(${productSizes.netQuantity} is not null), false)` })
    .from(productSizes)
    .where(eq(productSizes.productId, products.id))
  return sql`${products.netQuantity} is null and not (${sizes})`
}
