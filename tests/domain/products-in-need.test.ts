import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createDatabase } from '@/db/client'
import { pictures } from '@/db/schema/pictures'
import { productPictures } from '@/db/schema/placements'
import { productSizes } from '@/db/schema/product-sizes'
import { products } from '@/db/schema/products'
import { shops } from '@/db/schema/shops'
import { websites } from '@/db/schema/websites'
import { missingProductFacts } from '@/lib/domain/catalogue/missing-facts'
import { productColumns } from '@/lib/domain/catalogue/product-columns'
import { productsInNeed } from '@/lib/domain/catalogue/products-in-need'
import { jsonRows } from '@/lib/domain/json-rows'
import { NO_DEFAULTS, NUTRIENT_NAMES } from '@/lib/domain/product-facts/facts'
import { domain } from '../support/context'
import { randomFrom } from '../support/random'
import { newShop } from '../support/shop'

const SHOPS = 8
const PRODUCTS = 60

const { as, pool } = await domain()
const db = createDatabase(pool)
const random = randomFrom(26)
const chance = (share: number) => random() < share
const text = (share: number) => (chance(share) ? 'x' : '')
const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]

const maker = (share: number) => ({
  manufacturerName: text(share),
  manufacturerAddress: text(share),
  manufacturerContact: text(share),
  manufacturerOutsideEu: chance(0.5),
  responsibleName: text(share),
  responsibleAddress: text(share),
  responsibleContact: text(share),
})

/** Most facts are present, so that each alone decides about some product. */
const product = (websiteId: number, index: number) => ({
  ...{ websiteId, name: 'Produit', priceCents: 100, weightGrams: 1 },
  reference: chance(0.8) ? `R-${index}` : null,
  category: text(0.95),
  risks: text(0.7),
  ...(chance(0.3) ? maker(0.8) : {}),
  identifier: text(0.6),
  noWarning: chance(0.5),
  netQuantity: chance(0.6) ? 5 : null,
  isFood: chance(0.4),
  foodName: text(0.9),
  ingredients: text(0.9),
  allergens: chance(0.9) ? [] : null,
  noNutrition: chance(0.4),
  ...Object.fromEntries(NUTRIENT_NAMES.map((name) => [name, chance(0.98) ? 1 : null])),
  alcohol: chance(0.2),
  alcoholPercent: oneOf([null, 0.5, 1.2, 1.21, 12]) ?? null,
})

async function randomShop(index: number): Promise<number> {
  const { websiteId } = await newShop(pool)
  await db
    .update(shops)
    .set({ ...maker(index % 2 ? 1 : 0.8), warnings: text(0.5) })
    .where(eq(shops.websiteId, websiteId))
  const [picture] = await db
    .insert(pictures)
    .values({
      ...{ websiteId, hash: String(index).repeat(32), name: 'x', width: 1, height: 1, mime: 'image/webp' },
      ...{ bytes: 1, fileKey: `a-${index}`, fallbackMime: 'image/jpeg', fallbackKey: `b-${index}` },
    })
    .returning()
  for (let at = 0; at < PRODUCTS; at++) {
    const [row] = await db.insert(products).values(product(websiteId, at)).returning()
    if (!row || !picture) throw new Error('Not stored')
    if (chance(0.9))
      await db
        .insert(productPictures)
        .values({ ownerId: row.id, websiteId, pictureId: picture.id, position: 1 })
    for (let size = oneOf([0, 0, 1, 2]) ?? 0; size > 0; size--)
      await db.insert(productSizes).values({
        ...{ productId: row.id, websiteId, size: String(size), stock: 1 },
        netQuantity: chance(0.7) ? 5 : null,
      })
  }
  return websiteId
}

it('the database finds the products for which the rule names a missing fact', async () => {
  const reads = as(1, 'ADMIN')
  const counted = { complete: 0, missing: 0 }
  for (let index = 0; index < SHOPS; index++) {
    const websiteId = await randomShop(index)
    const all = await db.select(productColumns(reads)).from(products).where(eq(products.websiteId, websiteId))
    const named = all.filter(({ defaults, ...one }) => {
      const missing = missingProductFacts({ product: one, shopDefaults: defaults ?? NO_DEFAULTS })
      return missing.length > 0
    })
    const [found] = await db
      .select({ rows: jsonRows<{ id: number }>(productsInNeed(reads, websites.id), 'rows') })
      .from(websites)
      .where(eq(websites.id, websiteId))
    expect(found?.rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      named.map(({ id }) => id).toSorted((a, b) => a - b),
    )
    counted.missing += named.length
    counted.complete += all.length - named.length
  }
  expect(counted.complete).toBeGreaterThan(50)
  expect(counted.missing).toBeGreaterThan(50)
})
