import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import { productPictures } from '@/db/schema/placements'
import { productPrices } from '@/db/schema/product-prices'
import { productSizes } from '@/db/schema/product-sizes'
import { products } from '@/db/schema/products'
import { websites } from '@/db/schema/websites'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'
import { countRows } from '../lists/count-rows'
import { firstRows } from '../lists/first-rows'
import { type Orders, readSorted } from '../lists/read-sorted'
import type { ListPage, ListSlice } from '../lists/schema'
import { findWords } from '../lists/search'
import type { PlacedPicture } from '../media/schema'
import { ownsWebsite } from '../permissions/scopes'
import { lowestPrice } from './lowest-price'
import { countStock, LOW_STOCK, type StockLevel } from './policy'
import { productColumns } from './product-columns'
import type { ProductRow } from './product-page'
import type { OwnProduct, ProductCursor, ProductFilter } from './schema'

const ORDERS: Orders<ProductCursor['sort']> = {
  id: { keys: { id: products.id }, direction: 'desc' },
  name: { keys: { name: products.name, id: products.id }, direction: 'asc' },
  price: { keys: { priceCents: products.priceCents, id: products.id }, direction: 'asc' },
}

type Asked = { websiteId: number; filter: ProductFilter }

/** The products of the actor's website for its screen, newest first unless the filter says otherwise; empty for another's.
 *  `opened`: the id of the one whose form is open; only this one is read with its past prices. */
export async function listOwnProducts(
  reads: Reads,
  { websiteId, filter, page, opened }: Asked & { page: ListPage<ProductCursor>; opened?: number | undefined },
): Promise<ListSlice<OwnProduct, ProductCursor>> {
  actingUser(reads)
  const isListed = await findListed(reads, { websiteId, filter })
  const slice = await readSorted({
    orders: ORDERS,
    filter,
    page,
    read: (part) =>
      reads.db
        .select(ownColumns(reads, { websiteId, opened }))
        .from(firstRows(products, [undefined], { ...part, where: and(isListed, part.where) }))
        .orderBy(...part.orderBy)
        .limit(part.limit),
  })
  const shown = await picturesOf(
    reads,
    slice.rows.map(({ id }) => id),
  )
  const rows = slice.rows.map((row) => asOwnerSees(reads, row, shown))
  return { ...slice, rows }
}

/** One of them, for its form; `not_found` for another website's. */
export async function getOwnProduct(
  reads: Reads,
  { websiteId, id }: { websiteId: number; id: number },
): Promise<OwnProduct> {
  actingUser(reads)
  const [row] = await reads.db
    .select(ownColumns(reads, { websiteId, opened: id }))
    .from(products)
    .where(and(isOwn(reads, websiteId), eq(products.id, id)))
  if (!row) throw notFound()
  return asOwnerSees(reads, row, await picturesOf(reads, [id]))
}

type PriceRow = { priceCents: number | null; since: string }
type Row = ProductRow & { prices: PriceRow[] | null }

function asOwnerSees(
  reads: Reads,
  { prices, ...row }: Row,
  pictures: ReadonlyMap<number, PlacedPicture[]>,
): OwnProduct {
  const history = (prices ?? []).map(({ priceCents, since }) => ({ priceCents, since: new Date(since) }))
  return {
    ...row,
    ...countStock(row),
    pictures: pictures.get(row.id) ?? [],
    lowestCents: lowestPrice(history, reads.now()),
  }
}

/** `opened`: the id of the product to read with its past prices. */
function ownColumns(reads: Reads, { websiteId, opened }: { websiteId: number; opened: number | undefined }) {
  const price = sql`json_build_object('priceCents', ${productPrices.priceCents}, 'since', ${productPrices.since})`
  const prices = reads.db
    .select({ prices: sql`coalesce(json_agg(${price}), '[]')` })
    .from(productPrices)
    .where(eq(productPrices.productId, products.id))
  return {
    ...productColumns(reads, websiteId),
    prices: sql<PriceRow[] | null>`case when ${products.id} = ${opened ?? null}::int then (${prices}) end`.as(
      'prices',
    ),
  }
}

/** How many products match the filter; 1 001 for any number over 1 000. */
export async function countOwnProducts(reads: Reads, asked: Asked): Promise<number> {
  actingUser(reads)
  const isListed = await findListed(reads, asked)
  return countRows(reads, reads.db.select({ id: products.id }).from(products).where(isListed))
}

/** The categories that a website's products have, for its filter and its form. */
export async function listCategories(reads: Reads, websiteId: number): Promise<string[]> {
  actingUser(reads)
  // Jumps from one to the next in the index, where « distinct » would read every product.
  const next = sql`select ${products.category} from ${products} where ${products.websiteId} = ${websiteId}
    and ${products.category} >`
  const found = sql`(with recursive found as (
    (${next} '' order by ${products.category} limit 1)
    union all
    select (${next} found.category order by ${products.category} limit 1) from found where found.category is not null
  ) select category from found where category is not null limit ${MAX_CATEGORIES}) as found`
  const rows = await reads.db
    .select({ category: sql<string>`category` })
    .from(found)
    .where(isOfOwn(reads, websiteId))
    .orderBy(sql`category`)
  return rows.map(({ category }) => category)
}
const MAX_CATEGORIES = 200

const isOwn = (reads: Reads, websiteId: number): SQL | undefined =>
  and(eq(products.websiteId, websiteId), isOfOwn(reads, websiteId))

const isOfOwn = (reads: Reads, websiteId: number): SQL =>
  sql`exists (select 1 from ${websites} where ${websites.id} = ${websiteId} and ${ownsWebsite(reads)})`

async function findListed(reads: Reads, { websiteId, filter }: Asked): Promise<SQL | undefined> {
  const { search, category, active, stock } = filter
  const { isFound } = await findWords(reads, { column: products.id, of: products, search })
  return and(
    isOwn(reads, websiteId),
    isFound,
    category ? eq(products.category, category) : undefined,
    active && eq(products.active, active === '1'),
    stock && isStocked(stock),
  )
}

/** As `availableStock` counts it. */
function isStocked(level: StockLevel): SQL {
  // Spelt out: in a query of one table drizzle omits the table's name.
  const product = sql.raw('"products"."id"')
  const available = sql`(greatest(${products.stock} - ${products.held}, 0) + coalesce((
    select sum(greatest(${productSizes.stock} - ${productSizes.held}, 0))
    from ${productSizes} where ${productSizes.productId} = ${product}), 0))`
  if (level === 'out') return sql`${available} = 0`
  return level === 'low'
    ? sql`${available} between 1 and ${LOW_STOCK}::int`
    : sql`${available} > ${LOW_STOCK}::int`
}

async function picturesOf({ db }: Reads, ids: number[]): Promise<Map<number, PlacedPicture[]>> {
  const rows = await db
    .select({
      ownerId: productPictures.ownerId,
      id: pictures.id,
      websiteId: pictures.websiteId,
      hash: pictures.hash,
      name: pictures.name,
      alt: pictures.alt,
      width: pictures.width,
      height: pictures.height,
      position: productPictures.position,
    })
    .from(productPictures)
    .innerJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(inArray(productPictures.ownerId, ids))
    .orderBy(asc(productPictures.position))
  const found = new Map<number, PlacedPicture[]>(ids.map((id) => [id, []]))
  for (const { ownerId, ...picture } of rows) if (ownerId !== null) found.get(ownerId)?.push(picture)
  return found
}
