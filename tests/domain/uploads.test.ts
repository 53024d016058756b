import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { uploads } from '@/db/schema/uploads'
import { listGallery } from '@/lib/domain/media/queries'
import { beginUpload } from '@/lib/domain/uploads/begin-upload'
import { getUpload } from '@/lib/domain/uploads/queries'
import { recordFileKey } from '@/lib/domain/uploads/record-file-key'
import { settleUpload } from '@/lib/domain/uploads/settle-upload'
import { readFile } from '@/lib/providers/files/read-file'
import { storeFile } from '@/lib/providers/files/store-file'
import { settleForSender } from '@/lib/server/forms/settle-for-sender'
import { applyRetention } from '@/lib/server/jobs/housekeeping'
import { reconcileUploads } from '@/lib/server/tasks/reconcile-uploads'
import { sweepFiles } from '@/lib/server/tasks/sweep-files'
import { domain } from '../support/context'
import { fileStore } from '../support/file-store'
import { pictureOf } from '../support/sample-pictures'

const [ADMIN, CAMILLE, JULIEN] = [1, 2, 3]
const RESTAURANT = 1
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const { as, db, job, pool, resources } = await domain()
const server = await fileStore()
const camille = as(CAMILLE)
const photo = { name: 'salle.jpg', size: 1000, type: 'image/jpeg' }
const gallery = { for: 'gallery', websiteId: RESTAURANT } as const

/** An upload whose file has arrived, or not (null). */
async function begun(bytes: Uint8Array | null) {
  const id = await beginUpload(camille, { target: gallery, file: photo })
  const stored = bytes && (await storeFile(new Uint8Array(bytes), `raw-${id}`, 'image/jpeg'))
  const key = stored?.key ?? `nothing-${id}`
  await recordFileKey(camille, { id, fileKey: key })
  return { id, key }
}

const settle = (id: string) => settleUpload(camille, id)
const change = (id: string, values: Partial<typeof uploads.$inferInsert>) =>
  db.update(uploads).set(values).where(eq(uploads.id, id))
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds)
const galleryLength = async () =>
  (await listGallery(camille, { websiteId: RESTAURANT, limit: 500, after: null })).rows.length
const deletedKeys = async () =>
  (await pool.query("select data from pgboss.job where name = 'files'")).rows.flatMap(({ data }) => data.keys)

describe('an upload', () => {
  it('becomes one picture, however many ask at once, and its raw file goes', async () => {
    const before = await galleryLength()
    const { id, key } = await begun(await pictureOf.jpeg({ width: 800, height: 600 }))
    await Promise.all(Array.from({ length: 8 }, () => settle(id)))
    expect(await settle(id)).toMatchObject({
      state: 'done',
      error: null,
      picture: { name: 'salle.jpg', width: 800 },
    })
    expect(await galleryLength()).toBe(before + 1)
    expect((await deletedKeys()).filter((one) => one === key)).toHaveLength(1)
  })

  it('waits for a file that has not come', async () => {
    const { id } = await begun(null)
    expect(await settle(id)).toEqual({ id, state: 'waiting', picture: null, error: null })
  })

  it('that is no picture has failed, with the reason, and its raw file goes', async () => {
    const { id, key } = await begun(Buffer.from('<svg/>'))
    expect(await settle(id)).toMatchObject({
      state: 'failed',
      picture: null,
      error: expect.stringContaining('Envoyez une image'),
    })
    expect(await deletedKeys()).toContain(key)
  })

  it('is tried again after the provider failed', async () => {
    const { id } = await begun(await pictureOf.jpeg())
    await server.order('reset', 1, 'uploadthing')
    await expect(settle(id)).rejects.toMatchObject({ code: 'provider' })
    expect(await settle(id)).toMatchObject({ state: 'done' })
  })

  it('is left to whoever is at it, and taken over from one that died', async () => {
    const { id } = await begun(await pictureOf.jpeg())
    await change(id, { claimedAt: ago(MINUTE) })
    expect(await settle(id)).toMatchObject({ state: 'waiting' })
    await change(id, { claimedAt: ago(3 * MINUTE) })
    expect(await settle(id)).toMatchObject({ state: 'done' })
  })

  it('adds nothing for somebody who has lost the website meanwhile', async () => {
    const { id, key } = await begun(await pictureOf.jpeg())
    const owned = (by: number) =>
      pool.query('update websites set client_id = $1 where id = $2', [by, RESTAURANT])
    await owned(JULIEN)
    expect(await settleForSender(job('uploads'), { id, fileKey: key })).toMatchObject({
      state: 'failed',
    })
    await owned(CAMILLE)
  })

  it('has the rights that its sender has now: a role that was taken away counts no more', async () => {
    const admin = as(ADMIN, 'ADMIN')
    const send = async () => {
      const id = await beginUpload(admin, { target: gallery, file: photo })
      const { key } = await storeFile(new Uint8Array(await pictureOf.jpeg()), `raw-${id}`, 'image/jpeg')
      await recordFileKey(admin, { id, fileKey: key })
      return { id, fileKey: key }
    }
    const setRole = (role: string) => pool.query('update users set role = $1 where id = $2', [role, ADMIN])
    const [before, after] = [await send(), await send()]
    expect(await settleForSender(job('uploads'), before)).toMatchObject({ state: 'done' })
    await setRole('USER')
    expect(await settleForSender(job('uploads'), after)).toMatchObject({ state: 'failed' })
    await setRole('ADMIN')
  })

  it('is its sender’s own', async () => {
    const { id } = await begun(await pictureOf.jpeg())
    for (const other of [as(JULIEN), as(ADMIN, 'ADMIN')]) {
      await expect(getUpload(other, id)).rejects.toMatchObject({ code: 'not_found' })
      await expect(settleUpload(other, id)).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await getUpload(camille, id)).toMatchObject({ state: 'waiting' })
  })

  it('is not found under another file’s key', async () => {
    const [one, other] = [await begun(await pictureOf.jpeg()), await begun(await pictureOf.jpeg())]
    expect(await settleForSender(job('uploads'), { id: one.id, fileKey: other.key })).toBeNull()
  })
})

describe('the photo of an entry', () => {
  const testimonial = async () => {
    const { rows } = await pool.query('select id from testimonials where website_id = $1 limit 1', [
      RESTAURANT,
    ])
    return { for: 'testimonials', entryId: rows[0].id } as const
  }
  const photosOf = async (id: number) =>
    (
      await pool.query(
        'select name from testimonial_pictures t join pictures p on p.id = t.picture_id where owner_id = $1',
        [id],
      )
    ).rows

  it('takes the place of the former', async () => {
    const target = await testimonial()
    for (const name of ['avant.jpg', 'après.jpg']) {
      const id = await beginUpload(camille, { target, file: { ...photo, name } })
      const { key } = await storeFile(new Uint8Array(await pictureOf.jpeg()), `raw-${id}`, 'image/jpeg')
      await recordFileKey(camille, { id, fileKey: key })
      expect(await settle(id)).toMatchObject({ state: 'done', picture: { name } })
    }
    expect(await photosOf(target.entryId)).toEqual([{ name: 'après.jpg' }])
  })

  it('is for its owner to send', async () => {
    const stolen = { target: await testimonial(), file: photo }
    await expect(beginUpload(as(JULIEN), stolen)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('an upload whose callback was lost', () => {
  it('is found by the job after two minutes, one after a failing one too', async () => {
    const [broken, lost, young, absent] = [
      await begun(await pictureOf.jpeg()),
      await begun(await pictureOf.jpeg()),
      await begun(await pictureOf.jpeg()),
      await begun(null),
    ]
    for (const { id } of [broken, lost, absent]) await change(id, { createdAt: ago(3 * MINUTE) })
    await change(broken.id, { createdAt: ago(4 * MINUTE) })
    await server.order('server_error', 1, 'uploadthing', 'GET /a/')
    await reconcileUploads(job('uploads'))
    const states = await Promise.all([broken, lost, young, absent].map(({ id }) => getUpload(camille, id)))
    expect(states.map(({ state }) => state)).toEqual(['waiting', 'done', 'waiting', 'waiting'])
    await reconcileUploads(job('uploads'))
    expect(await getUpload(camille, broken.id)).toMatchObject({ state: 'done' })
  })

  it('is found on any page of the provider’s list, which has no order', async () => {
    const [first, last] = [await begun(await pictureOf.jpeg()), await begun(await pictureOf.jpeg())]
    for (const { id } of [first, last]) await change(id, { createdAt: ago(3 * MINUTE) })
    const listed = (key: string, uploadedAt: Date) => ({ key, name: 'a.jpg', uploadedAt })
    const { files } = resources().providers
    const list = async function* () {
      yield [listed(first.key, ago(3 * MINUTE)), listed('old', ago(DAY))]
      yield [listed('older', ago(9 * DAY)), listed(last.key, ago(3 * MINUTE))]
    }
    await reconcileUploads(job('uploads', { providers: { files: { ...files, list } } }))
    for (const { id } of [first, last]) expect(await getUpload(camille, id)).toMatchObject({ state: 'done' })
  })
})

describe('what is left', () => {
  it('of raw files is swept after a day, of rows forgotten after a week', async () => {
    const { id, key } = await begun(await pictureOf.jpeg())
    await sweepFiles(job('housekeeping', { after: DAY - MINUTE }))
    expect(await readFile(key)).not.toBeNull()
    await sweepFiles(job('housekeeping', { after: DAY + MINUTE }))
    expect(await readFile(key)).toBeNull()
    await applyRetention(job('housekeeping', { after: 6 * DAY }))
    expect(await getUpload(camille, id)).toMatchObject({ state: 'waiting' })
    await applyRetention(job('housekeeping', { after: 8 * DAY }))
    await expect(getUpload(camille, id)).rejects.toMatchObject({ code: 'not_found' })
  })
})
