import { sql } from 'drizzle-orm'
import { listOwnEntries } from '@/lib/domain/content/queries'
import type { EntryKind } from '@/lib/domain/content/schema'
import type { Context } from '@/lib/domain/context'
import { addPictures, type StoreFile } from '@/lib/domain/media/add-pictures'
import type { Queryable } from '../client'
import { CAMILLE } from './accounts'
import { drawPortrait, STAFF_PORTRAITS, TESTIMONIAL_PORTRAITS } from './sample-portraits'
import { drawScene, EVENT_SCENES, SCENES } from './sample-scenes'

const RESTAURANT = 1

/** Fills the restaurant's gallery and gives some of its entries a photo, as its owner would, unless the product has ever
 *  had a picture: what somebody deleted does not come back. Returns how many were added. */
export async function seedPictures(db: Queryable, store: StoreFile): Promise<number> {
  const { rows } = await db.execute<{ is_called: boolean }>(sql`select is_called from pictures_id_seq`)
  if (rows[0]?.is_called) return 0
  for (const [index, scene] of SCENES.entries()) {
    const files = [{ name: `${scene.title}.jpg`, bytes: await drawScene(scene, index) }]
    await addPictures(owner(db), store, {
      kind: 'gallery',
      websiteId: RESTAURANT,
      customName: scene.title,
      files,
    })
  }
  const ofEntries = [
    ...(await drawn('testimonials', TESTIMONIAL_PORTRAITS, drawPortrait)),
    ...(await drawn('staff', STAFF_PORTRAITS, drawPortrait)),
    ...(await drawn('events', EVENT_SCENES, drawScene)),
  ]
  for (const picture of ofEntries) await addEntryPicture(db, store, picture)
  return SCENES.length + ofEntries.length
}

type EntryPicture = { kind: EntryKind; position: number; bytes: Buffer }

const drawn = <Plan extends { position: number }>(
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

async function addEntryPicture(db: Queryable, store: StoreFile, { kind, position, bytes }: EntryPicture) {
  const { rows } = await listOwnEntries(owner(db), kind, RESTAURANT, { limit: 200, after: null })
  const entry = rows.find((one) => one.position === position)
  if (!entry) return
  await addPictures(owner(db), store, {
    kind,
    entryId: entry.id,
    websiteId: RESTAURANT,
    replace: false,
    customName: '',
    files: [{ name: 'photo.jpg', bytes }],
  })
}

function owner(db: Queryable): Context {
  return {
    actor: { id: CAMILLE, role: 'USER', sessionId: 'sample-data' },
    db,
    transaction: (work) => db.transaction((tx) => work(owner(tx))),
    enqueue: () => Promise.reject(new Error('Sample data enqueues no jobs')),
  }
}
