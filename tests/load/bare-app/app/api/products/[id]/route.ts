import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { createDatabase, createPool } from '@/db/client'
import { pictures } from '@/db/schema/pictures'
import { productPictures } from '@/db/schema/placements'
import { productSizes } from '@/db/schema/product-sizes'
import { products } from '@/db/schema/products'

const db = createDatabase(createPool(process.env.DATABASE_URL ?? ''))

const { search, notes, lowStockThreshold, createdAt, updatedAt, ...published } = getTableColumns(products)

/** A minimal route that queries a page of a shop once, with the columns that ours publishes: rows, pictures, sizes. */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const limit = Number(new URL(request.url).searchParams.get('limit'))
  const hashes = db
    .select({ hashes: sql`json_agg(${pictures.hash} order by ${asc(productPictures.position)})` })
    .from(productPictures)
    .innerJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(eq(productPictures.ownerId, products.id))
  const sizes = db
    .select({ sizes: sql`json_agg(${productSizes} order by ${productSizes.id})` })
    .from(productSizes)
    .where(eq(productSizes.productId, products.id))
  const rows = await db
    .select({
      ...published,
      images: sql<string[]>`(${hashes})`,
      sizes: sql<object[]>`(${sizes})`,
    })
    .from(products)
    .where(and(eq(products.websiteId, Number(id)), eq(products.active, true)))
    .orderBy(asc(products.id))
    .limit(limit)
  return Response.json(rows)
}
