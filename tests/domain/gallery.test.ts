import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import { addPictures } from '@/lib/domain/media/add-pictures'
import { deletePicture, deletePictureForNow } from '@/lib/domain/media/delete-picture'
import { deleteUnplacedPictures } from '@/lib/domain/media/delete-unplaced-pictures'
import { describePicture } from '@/lib/domain/media/describe-picture'
import { movePicture } from '@/lib/domain/media/move-picture'
import { listGallery } from '@/lib/domain/media/queries'
import { restorePicture } from '@/lib/domain/media/restore-picture'
import type { Role } from '@/lib/domain/permissions/policy'
import type { Providers } from '@/lib/domain/providers'
import { providers } from '@/lib/server/providers'
import { domain } from '../support/context'
import { LONG } from '../support/rounds'
import { pictureOf } from '../support/sample-pictures'

const { as: person, job, pool } = await domain()
// Files are tested in tests/domain/media.test.ts.
const store: Providers['files']['store'] = async (_, name) => ({
  key: name,
  url: `https://files.example/${name}`,
})
const as = (id?: number, role: Role = 'USER') =>
  person(id, role, { providers: { files: { ...providers.files, store } } })
const camille = as(CAMILLE)
const admin = as(ADMIN, 'ADMIN')
const foreigners = { Julien: as(JULIEN), 'a moderator': as(MODERATOR, 'MODERATOR') }
/** Sites 1 and 2 are Camille's. */
const SITE = 1
const ROUNDS = LONG ? 200 : 5

const jpeg = await pictureOf.jpeg()
const addAll = (names: string[], ctx = camille, websiteId = SITE) =>
  addPictures(ctx, {
    kind: 'gallery',
    websiteId,
    customName: '',
    files: names.map((name) => ({ name, bytes: jpeg })),
  })
async function add(name = 'salle.jpg', ctx = camille, websiteId = SITE) {
  const [picture] = await addAll([name], ctx, websiteId)
  if (!picture) throw new Error('No picture came back')
  return picture
}

const all = { limit: 200, after: null }
const places = async (websiteId = SITE) =>
  (await listGallery(camille, { websiteId, ...all })).rows.map(({ name, position }) => `${position} ${name}`)

beforeEach(() => pool.query('delete from pictures'))

describe('a gallery’s pictures', () => {
  it('are added at the end, moved both ways, and close the gap of a deleted one', async () => {
    const [a, b] = await addAll(['a', 'b'])
    await add('c')
    const d = await add('d')
    expect(await places()).toEqual(['1 a', '2 b', '3 c', '4 d'])
    const moved = await movePicture(camille, { id: d.id, position: 2 })
    expect(moved.map(({ name, position }) => `${position} ${name}`)).toEqual(['1 a', '2 d', '3 b', '4 c'])
    await movePicture(camille, { id: a?.id ?? 0, position: 4 })
    expect(await places()).toEqual(['1 d', '2 b', '3 c', '4 a'])
    await deletePicture(camille, b?.hash ?? '')
    expect(await places()).toEqual(['1 d', '2 c', '3 a'])
  })

  it('come back to their place once, also when another window changed the gallery', async () => {
    const [a, b, c] = [await add('a'), await add('b'), await add('c')]
    const sealed = await deletePictureForNow(camille, b.hash)
    expect(await places()).toEqual(['1 a', '2 c'])
    await restorePicture(camille, { sealed })
    await restorePicture(camille, { sealed })
    expect(await places()).toEqual(['1 a', '2 b', '3 c'])

    const last = await deletePictureForNow(camille, c.hash)
    await deletePicture(camille, a.hash)
    await Promise.all([restorePicture(camille, { sealed: last }), restorePicture(camille, { sealed: last })])
    expect(await places()).toEqual(['1 b', '2 c'])
  })

  it('come back for their owner only, only from what was deleted here, and not once their files are deleted', async () => {
    const { id, hash } = await add('a')
    const sealed = await deletePictureForNow(camille, hash)
    for (const foreigner of Object.values(foreigners))
      await expect(restorePicture(foreigner, { sealed })).rejects.toMatchObject({ code: 'not_found' })
    const forged = `${sealed.slice(0, -4)}AAAA`
    await expect(restorePicture(camille, { sealed: forged })).rejects.toMatchObject({ code: 'not_found' })
    await pool.query(`update pictures set created_at = now() - interval '2 days' where id = $1`, [id])
    await deleteUnplacedPictures(job('housekeeping'))
    await expect(restorePicture(camille, { sealed })).rejects.toMatchObject({ code: 'not_found' })
    expect(await places()).toEqual([])
  })

  it.each([0, -1, 3])('do not move to position %i of two', async (position) => {
    const { id } = await add('a')
    await add('b')
    await expect(movePicture(camille, { id, position })).rejects.toMatchObject({ code: 'conflict' })
    expect(await places()).toEqual(['1 a', '2 b'])
  })

  it('stay in two websites’ own orders', async () => {
    await add('a')
    await add('b', camille, 2)
    expect([await places(), await places(2)]).toEqual([['1 a'], ['1 b']])
  })

  it('come by pages, in their order', async () => {
    const [a, b] = [await add('a'), await add('b')]
    await movePicture(camille, { id: b.id, position: 1 })
    const first = await listGallery(as(), { websiteId: SITE, limit: 1, after: null })
    expect(first).toMatchObject({ rows: [{ id: b.id }], next: { position: 1 } })
    const second = await listGallery(as(), { websiteId: SITE, limit: 1, after: first.next })
    expect(second).toMatchObject({ rows: [{ id: a.id }], next: null })
  })

  it('stand at 1…n after any changes at the same time', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await pool.query('delete from pictures')
      const [a, b, c, d, e] = (await addAll(['a', 'b', 'c', 'd', 'e'])).map(({ id, hash }) => ({ id, hash }))
      if (!a || !b || !c || !d || !e) throw new Error('Five were added')
      const results = await Promise.allSettled([
        movePicture(camille, { id: e.id, position: 1 }),
        deletePicture(camille, b.hash),
        add('f'),
        movePicture(admin, { id: a.id, position: 4 }),
        deletePicture(admin, d.hash),
        addAll(['g', 'h'], admin),
        movePicture(camille, { id: c.id, position: 2 }),
        movePicture(camille, { id: b.id, position: 1 }),
        deletePicture(camille, b.hash),
        describePicture(camille, { hash: e.hash, alt: 'La salle' }),
      ])
      const refusals = results
        .filter((result) => result.status === 'rejected')
        .map(({ reason }) => reason.code)
      expect(refusals.filter((code) => code !== 'not_found' && code !== 'conflict')).toEqual([])
      const { rows } = await listGallery(camille, { websiteId: SITE, ...all })
      expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6])
      expect(rows.map(({ name }) => name).sort()).toEqual(['a', 'c', 'e', 'f', 'g', 'h'])
    }
  })

  it('are described in words, or in none', async () => {
    const { hash, name } = await add()
    const described = await describePicture(camille, { hash, alt: 'La salle, vue du bar' })
    expect(described).toMatchObject({ hash, name, alt: 'La salle, vue du bar', position: 1 })
    expect(await describePicture(admin, { hash, alt: '' })).toMatchObject({ alt: '' })
  })

  it.each(Object.entries(foreigners))('are neither moved nor described by %s', async (_, ctx) => {
    const { id, hash } = await add()
    await expect(movePicture(ctx, { id, position: 1 })).rejects.toMatchObject({ code: 'not_found' })
    await expect(describePicture(ctx, { hash, alt: 'À moi' })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('refuse two at one place, and none, in the database itself', async () => {
    const { id } = await add()
    await add()
    const placeAt = (position: number | null) =>
      pool.query('update gallery_pictures set position = $2 where picture_id = $1', [id, position])
    await expect(placeAt(2)).rejects.toMatchObject({ code: '23505' })
    await expect(placeAt(null)).rejects.toMatchObject({ code: '23502' })
  })
})

it('the agency’s uploads have no place', async () => {
  const [upload] = await addPictures(admin, {
    kind: 'upload',
    websiteId: SITE,
    customName: 'Logo',
    files: [{ name: 'logo.jpg', bytes: jpeg }],
  })
  expect(upload?.position).toBeNull()
  await expect(movePicture(admin, { id: upload?.id ?? 0, position: 1 })).rejects.toMatchObject({
    code: 'not_found',
  })
  await deletePicture(admin, upload?.hash ?? '')
})
