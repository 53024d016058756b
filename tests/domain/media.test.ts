import { describe, expect, it } from 'vitest'
import { addPictures } from '@/lib/domain/media/add-pictures'
import { deletePicture } from '@/lib/domain/media/delete-picture'
import { getPictureFile } from '@/lib/domain/media/picture-file'
import { listGallery, listUploads } from '@/lib/domain/media/queries'
import { listFiles } from '@/lib/providers/files/list-files'
import { storeFile } from '@/lib/providers/files/store-file'
import { sweepFiles } from '@/lib/server/tasks/sweep-files'
import { domain } from '../support/context'
import { fileStore } from '../support/file-store'
import { pictureOf } from '../support/sample-pictures'

const [ADMIN, CAMILLE, JULIEN] = [1, 2, 3]
const RESTAURANT = 1
const JOINERY = 3
const CLOSED_SITE = 4
const all = { limit: 200, after: null }
const tomorrow = { after: 25 * 60 * 60 * 1000 }

const { as, job, pool } = await domain()
const server = await fileStore()
const camille = as(CAMILLE)
const admin = as(ADMIN, 'ADMIN')

const sent = async (name = 'salle.jpg') => ({ name, bytes: await pictureOf.jpeg() })
const gallery = { kind: 'gallery', customName: '' } as const

async function addTo(websiteId: number, ctx = camille) {
  const [picture] = await addPictures(ctx, { ...gallery, websiteId, files: [await sent()] })
  if (!picture) throw new Error('No picture came back')
  return picture
}

async function storedKeys() {
  const keys: string[] = []
  for await (const page of listFiles()) keys.push(...page.map(({ key }) => key))
  return keys
}

const jobs = async () =>
  (await pool.query("select data from pgboss.job where name = 'files' order by created_on")).rows.map(
    ({ data }) => data.keys,
  )

describe('a gallery', () => {
  it('takes pictures of its owner and shows them to everybody, oldest first', async () => {
    const before = (await listGallery(as(), { websiteId: RESTAURANT, ...all })).rows.length
    const added = await addPictures(camille, {
      ...gallery,
      websiteId: RESTAURANT,
      files: [await sent('salle.jpg'), await sent('terrasse.jpg')],
    })
    expect(added.map(({ name }) => name)).toEqual(['salle.jpg', 'terrasse.jpg'])
    const shown = (await listGallery(as(), { websiteId: RESTAURANT, ...all })).rows.slice(before)
    expect(shown.map(({ hash }) => hash)).toEqual(added.map(({ hash }) => hash))
    expect(shown[0]).toMatchObject({ width: 64, height: 48, websiteId: RESTAURANT })
  })

  it('is not found by whoever wants to add to somebody else’s', async () => {
    const before = await storedKeys()
    await expect(addTo(JOINERY)).rejects.toMatchObject({ code: 'not_found' })
    await expect(addTo(999)).rejects.toMatchObject({ code: 'not_found' })
    await expect(addTo(RESTAURANT, as())).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await storedKeys()).toEqual(before)
  })

  it('of an inactive website is shown to its owner only', async () => {
    for (const visitor of [as(), as(JULIEN)])
      await expect(listGallery(visitor, { websiteId: CLOSED_SITE, ...all })).rejects.toMatchObject({
        code: 'site_inactive',
      })
    expect((await listGallery(camille, { websiteId: CLOSED_SITE, ...all })).rows).toEqual([])
  })

  it('of no website is not found', async () => {
    await expect(listGallery(as(), { websiteId: 999, ...all })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('pictures are added all or none', () => {
  it('when one of them is none', async () => {
    const before = (await listGallery(camille, { websiteId: RESTAURANT, ...all })).rows.length
    const files = [await sent(), { name: 'faux.jpg', bytes: Buffer.from('<svg/>') }]
    await expect(addPictures(camille, { ...gallery, websiteId: RESTAURANT, files })).rejects.toMatchObject({
      code: 'unsupported_media',
    })
    expect((await listGallery(camille, { websiteId: RESTAURANT, ...all })).rows).toHaveLength(before)
  })

  it.each(['server_error', 'reset'])('when the provider fails: %s', async (fault) => {
    const before = (await listGallery(camille, { websiteId: RESTAURANT, ...all })).rows.length
    await server.order(fault, 1, 'uploadthing')
    await expect(addTo(RESTAURANT)).rejects.toMatchObject({ code: 'provider' })
    expect((await listGallery(camille, { websiteId: RESTAURANT, ...all })).rows).toHaveLength(before)
    await expect(addTo(RESTAURANT)).resolves.toBeDefined()
  })

  it('and there must be one', async () => {
    await expect(
      addPictures(camille, { ...gallery, websiteId: RESTAURANT, files: [] }),
    ).rejects.toMatchObject({ code: 'validation', issues: [{ path: 'pictures' }] })
  })
})

describe('the agency’s uploads', () => {
  const upload = { kind: 'upload', customName: 'Logo' } as const

  it('hang on a website or on none, under a name of their own', async () => {
    const files = [await sent()]
    await addPictures(admin, { ...upload, websiteId: null, files })
    await addPictures(admin, { ...upload, websiteId: RESTAURANT, files })
    for (const websiteId of [null, RESTAURANT])
      expect((await listUploads(admin, { websiteId, ...all })).rows).toMatchObject([
        { name: 'Logo', alt: 'Logo' },
      ])
  })

  it('are the agency’s to make and to list', async () => {
    const files = [await sent()]
    await expect(addPictures(camille, { ...upload, websiteId: RESTAURANT, files })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(listUploads(camille, { websiteId: RESTAURANT, ...all })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('a deleted picture', () => {
  it('leaves the gallery at once and its files by a job', async () => {
    const { hash } = await addTo(RESTAURANT)
    const { key } = await getPictureFile(as(), `${hash}.webp`)
    const fallback = await getPictureFile(as(), `${hash}.jpg`)
    expect(fallback.mime).toBe('image/jpeg')
    await deletePicture(camille, hash)
    await expect(getPictureFile(as(), `${hash}.webp`)).rejects.toMatchObject({ code: 'not_found' })
    expect((await jobs()).at(-1)).toEqual([key, fallback.key])
  })

  it('was one’s own, or the actor is the agency', async () => {
    const { hash } = await addTo(RESTAURANT)
    await expect(deletePicture(as(JULIEN), hash)).rejects.toMatchObject({ code: 'not_found' })
    await expect(deletePicture(as(4, 'MODERATOR'), hash)).rejects.toMatchObject({ code: 'not_found' })
    await expect(deletePicture(camille, 'f'.repeat(32))).rejects.toMatchObject({ code: 'not_found' })
    await deletePicture(admin, hash)
  })
})

describe('a picture’s narrower copies', () => {
  const names = (hash: string) => [`${hash}.webp`, `${hash}-960.webp`, `${hash}-480.webp`, `${hash}.jpg`]
  const keysOf = (hash: string) =>
    Promise.all(names(hash).map(async (name) => (await getPictureFile(as(), name)).key))
  async function addWide() {
    const files = [{ name: 'large.jpg', bytes: await pictureOf.jpeg({ width: 1_200, height: 90 }) }]
    const [picture] = await addPictures(camille, { ...gallery, websiteId: RESTAURANT, files })
    return picture?.hash ?? ''
  }

  it('are served by their width, kept by the sweep and deleted with it', async () => {
    const hash = await addWide()
    const keys = await keysOf(hash)
    expect(new Set(keys).size).toBe(4)
    await sweepFiles(job('housekeeping', tomorrow))
    expect(await storedKeys()).toEqual(expect.arrayContaining(keys))
    await deletePicture(camille, hash)
    expect((await jobs()).at(-1).sort()).toEqual([...keys].sort())
  })

  it('of a narrow one are the picture itself', async () => {
    const { hash } = await addTo(RESTAURANT)
    expect(new Set(await keysOf(hash)).size).toBe(2)
  })
})

describe('the nightly sweep', () => {
  it('takes the files that no picture names, once they are a day old', async () => {
    const { hash } = await addTo(RESTAURANT)
    const kept = [await getPictureFile(as(), `${hash}.webp`), await getPictureFile(as(), `${hash}.jpg`)]
    const orphan = await storeFile(new Uint8Array([1]), `${'a'.repeat(32)}.webp`, 'image/webp')
    const foreign = await storeFile(new Uint8Array([1]), 'devis.pdf', 'application/pdf')
    await sweepFiles(job('housekeeping'))
    expect(await storedKeys()).toContain(orphan.key)
    await sweepFiles(job('housekeeping', tomorrow))
    const left = await storedKeys()
    expect(left).not.toContain(orphan.key)
    expect(left).toEqual(expect.arrayContaining([foreign.key, ...kept.map(({ key }) => key)]))
  })

  it('takes those of a deleted website', async () => {
    const { rows } = await pool.query(
      "insert into websites (client_id, name, url) values ($1, 'Bientôt fermé', 'https://ferme.example') returning id",
      [CAMILLE],
    )
    const { hash } = await addTo(rows[0].id)
    const { key } = await getPictureFile(as(), `${hash}.webp`)
    await pool.query('delete from websites where id = $1', [rows[0].id])
    await sweepFiles(job('housekeeping', tomorrow))
    expect(await storedKeys()).not.toContain(key)
  })
})
