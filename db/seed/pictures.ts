import { asc, eq, sql } from 'drizzle-orm'
import { listOwnEntries } from '@/lib/domain/content/queries'
import type { EntryKind } from '@/lib/domain/content/schema'
import type { Context } from '@/lib/domain/context'
import { addPictures } from '@/lib/domain/media/add-pictures'
import { products } from '../schema/products'
import { SHOP } from './products'
import { drawPortrait, STAFF_PORTRAITS, TESTIMONIAL_PORTRAITS } from './sample-portraits'
import { SAMPLE_PRODUCTS } from './sample-products'
import { drawScene, EVENT_SCENES, SCENES } from './sample-scenes'
import { drawWare } from './sample-wares'

const RESTAURANT = 1

/** Fills the restaurant's gallery, adds photos to some of its entries and to the shop's products, unless the database ever had a picture, so
 *  that deleted ones do not come back. Returns how many were added. */
export async function seedPictures(owner: Context): Promise<number> {
  const isCalled = sql<boolean>`is_called`
  const [sequence] = await owner.db.select({ isCalled }).from(sql`pictures_id_seq`)
  if (sequence?.isCalled) return 0
  for (const [index, scene] of SCENES.entries()) {
    const files = [{ name: `${scene.title}.jpg`, bytes: await drawScene(scene, index) }]
    await addPictures(owner, {
      kind: 'gallery',
      websiteId: RESTAURANT,
      customName: scene.title,
      files,
    })
  }
  const entryPictures = [
    ...(await drawAll('testimonials', TESTIMONIAL_PORTRAITS, drawPortrait)),
    ...(await drawAll('staff', STAFF_PORTRAITS, drawPortrait)),
    ...(await drawAll('events', EVENT_SCENES, drawScene)),
  ]
  for (const picture of entryPictures) await addEntryPicture(owner, picture)
  return SCENES.length + entryPictures.length + (await addProductPictures(owner))
}

type EntryPicture = { kind: EntryKind; position: number; bytes: Buffer }

const drawAll = <Plan extends { position: number }>(
  kind: EntryKind,
  plans: Plan[],
  draw: (plan: Plan, number: number) => Promise<Buffer>,
): Promise<EntryPicture[]> =>
  Promise.all(
    plans.map(async (plan) => ({
      kind,
      position: plan.position,
      bytes: await draw(plan, plan.position),
    })),
  )

async function addEntryPicture(owner: Context, { kind, position, bytes }: EntryPicture) {
  const { rows } = await listOwnEntries(owner, { kind, websiteId: RESTAURANT, limit: 200, after: null })
  const entry = rows.find((one) => one.position === position)
  if (!entry) return
  await addPictures(owner, {
    kind,
    entryId: entry.id,
    websiteId: RESTAURANT,
    replace: false,
    customName: '',
    files: [{ name: 'photo.jpg', bytes }],
  })
}

async function addProductPictures(owner: Context): Promise<number> {
  const rows = await owner.db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.websiteId, SHOP))
    .orderBy(asc(products.id))
  let added = 0
  for (const { id, name } of rows) {
    const sample = SAMPLE_PRODUCTS.find((one) => one.name === name)
    if (!sample) continue
    const views = Array.from({ length: sample.pictures }, (_, view) => drawWare(sample.look, view))
    const files = (await Promise.all(views)).map((bytes) => ({ name: `${name}.jpg`, bytes }))
    const target = { kind: 'products', entryId: id, websiteId: SHOP, replace: false } as const
    added += (await addPictures(owner, { ...target, customName: name, files })).length
  }
  return added
}
