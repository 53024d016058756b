import { sql } from 'drizzle-orm'
import type { Context } from '@/lib/domain/context'
import { addPictures, type StoreFile } from '@/lib/domain/media/add-pictures'
import type { Queryable } from '../client'
import { CAMILLE } from './accounts'
import { drawScene, SCENES } from './sample-scenes'

const RESTAURANT = 1

/** Fills the restaurant's gallery as its owner would, unless the product has ever had a picture: what somebody deleted
 *  does not come back. Returns how many were added. */
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
  return SCENES.length
}

function owner(db: Queryable): Context {
  return {
    actor: { id: CAMILLE, role: 'USER', sessionId: 'sample-data' },
    db,
    transaction: (work) => db.transaction((tx) => work(owner(tx))),
    enqueue: () => Promise.reject(new Error('Sample data enqueues no jobs')),
  }
}
