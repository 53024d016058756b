import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import { discountCodes } from '@/db/schema/discount-codes'
import { orders } from '@/db/schema/orders'
import { pictures } from '@/db/schema/pictures'
import { productSizes } from '@/db/schema/product-sizes'
import { products } from '@/db/schema/products'
import { shops } from '@/db/schema/shops'
import { websites } from '@/db/schema/websites'
import { ENTRY_TABLES } from '../content/entry-tables'
import type { EntryKind } from '../content/schema'
import type { Reads } from '../context'
import { PICTURE_OWNERS } from '../media/owners'
import { PictureKind } from '../media/schema'
import { exportOrdersOf } from '../orders/export-orders'

type Part = { after: number; limit: number }

const { search: _site, ...siteColumns } = getTableColumns(websites)
const { search: _product, ...productFields } = getTableColumns(products)

/** A website with its shop and discount codes. */
export async function readSite({ db }: Reads, websiteId: number) {
  const [site] = await db.select(siteColumns).from(websites).where(eq(websites.id, websiteId))
  const [shop = null] = await db.select().from(shops).where(eq(shops.websiteId, websiteId))
  const codes = await db
    .select()
    .from(discountCodes)
    .where(eq(discountCodes.websiteId, websiteId))
    .orderBy(asc(discountCodes.id))
  return { ...site, shop, discountCodes: codes }
}

export async function readEntries({ db }: Reads, websiteId: number, kind: EntryKind) {
  const table = ENTRY_TABLES[kind]
  return db.select().from(table).where(eq(table.websiteId, websiteId)).orderBy(asc(table.position))
}

/** With their sizes. */
export async function readProducts({ db }: Reads, websiteId: number, { after, limit }: Part) {
  const rows = await db
    .select(productFields)
    .from(products)
    .where(and(eq(products.websiteId, websiteId), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit)
  const ids = rows.map(({ id }) => id)
  const sizes = await db
    .select()
    .from(productSizes)
    .where(inArray(productSizes.productId, ids))
    .orderBy(asc(productSizes.id))
  return rows.map((row) => ({ ...row, sizes: sizes.filter(({ productId }) => productId === row.id) }))
}

export async function readOrdersPart(reads: Reads, websiteId: number, { after, limit }: Part) {
  const part = reads.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.websiteId, websiteId), gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(limit)
  return exportOrdersOf(reads, inArray(orders.id, part))
}

/** Each with what it belongs to, and its position there. */
export async function readPicturesPart({ db }: Reads, websiteId: number, { after, limit }: Part) {
  const rows = await db
    .select()
    .from(pictures)
    .where(and(eq(pictures.websiteId, websiteId), gt(pictures.id, after)))
    .orderBy(asc(pictures.id))
    .limit(limit)
  const ids = rows.map(({ id }) => id)
  const placed: { kind: PictureKind; pictureId: number; ownerId: number | null; position: number }[] = []
  for (const kind of PictureKind.options) {
    const { placements } = PICTURE_OWNERS[kind]
    const places = await db
      .select({
        pictureId: placements.pictureId,
        ownerId: sql<number | null>`${placements.ownerId}`,
        position: placements.position,
      })
      .from(placements)
      .where(inArray(placements.pictureId, ids))
    placed.push(...places.map((place) => ({ kind, ...place })))
  }
  return rows.map(({ fileKey, fallbackKey: _1, smallKey: _2, mediumKey: _3, ...picture }) => ({
    key: fileKey,
    picture: {
      ...picture,
      file: `images/${picture.hash}.${picture.mime.split('/')[1]}`,
      usedFor: placed.flatMap(({ pictureId, ...place }) => (pictureId === picture.id ? [place] : [])),
    },
  }))
}
