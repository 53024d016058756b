import { describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import { createEntry } from '@/lib/domain/content/create-entry'
import { deleteEntry, deleteEntryForNow } from '@/lib/domain/content/delete-entry'
import { moveEntry } from '@/lib/domain/content/move-entry'
import { listOwnEntries, listPublicEntries } from '@/lib/domain/content/queries'
import { restoreEntry } from '@/lib/domain/content/restore-entry'
import type { EntryInputs, EntryKind } from '@/lib/domain/content/schema'
import { updateEntry } from '@/lib/domain/content/update-entry'
import { addPictures } from '@/lib/domain/media/add-pictures'
import { clearEntryPictures } from '@/lib/domain/media/clear-entry-pictures'
import { deletePicture } from '@/lib/domain/media/delete-picture'
import { deleteUnplacedPictures } from '@/lib/domain/media/delete-unplaced-pictures'
import { getPictureFile } from '@/lib/domain/media/picture-file'
import { listEntryPictures } from '@/lib/domain/media/queries'
import { domain } from '../support/context'
import { fileStore } from '../support/file-store'
import { pictureOf } from '../support/sample-pictures'

const { as, job, pool } = await domain()
const server = await fileStore()
const camille = as(CAMILLE)
const all = { limit: 200, after: null }
const SITE = 1
const CLOSED_SITE = 4

const INPUTS: EntryInputs = {
  testimonials: { content: 'Délicieux.', customerName: 'Paul', customerRole: 'Client', active: true },
  staff: { name: 'Léa', role: 'Cheffe', description: null, active: true },
  events: { title: 'Dîner', description: 'Le soir.', eventDate: '2030-05-01', endDate: null, active: true },
}
const kinds = Object.keys(INPUTS) as EntryKind[]
const TABLES = {
  testimonials: 'testimonial_pictures',
  staff: 'staff_member_pictures',
  events: 'event_pictures',
}
const photo = { name: 'photo.jpg', bytes: await pictureOf.jpeg() }

const jobs = async () =>
  (await pool.query("select data from pgboss.job where name = 'files' order by created_on")).rows.flatMap(
    ({ data }) => data.keys as string[],
  )

describe.each(kinds)('a picture of %s', (kind) => {
  const create = (active = true, site = SITE) =>
    createEntry(camille, { kind, websiteId: site, input: { ...INPUTS[kind], active } })
  const add = async (
    entryId: number,
    { ctx = camille, replace = false, websiteId = null as number | null } = {},
  ) =>
    (
      await addPictures(ctx, {
        kind,
        entryId,
        websiteId,
        replace,
        customName: '',
        files: [photo],
      })
    ).map(({ hash }) => hash)[0] ?? ''
  const hashes = async (entryId: number, ctx = camille) =>
    (await listEntryPictures(ctx, { kind, entryId, ...all })).rows.map(({ hash }) => hash)
  const keysOf = async (hash: string) => [
    (await getPictureFile(as(), `${hash}.webp`)).key,
    (await getPictureFile(as(), `${hash}.jpg`)).key,
  ]

  it('is returned with its entry by every read; of several, only the first', async () => {
    const entry = await create()
    expect(entry.pictureHash).toBeNull()
    const other = await create()
    const first = await add(entry.id)
    await add(entry.id)
    const ofOther = await add(other.id)
    const seen = async (list: { id: number; pictureHash: string | null }[]) =>
      [entry.id, other.id].map((id) => list.find((one) => one.id === id)?.pictureHash)
    for (const read of [listOwnEntries, listPublicEntries])
      expect(await seen((await read(camille, { kind, websiteId: SITE, ...all })).rows)).toEqual([
        first,
        ofOther,
      ])
    expect(await seen(await moveEntry(camille, { kind, id: entry.id, position: 1 }))).toEqual([
      first,
      ofOther,
    ])
    expect((await updateEntry(camille, { kind, id: entry.id, changes: { active: true } })).pictureHash).toBe(
      first,
    )
    await deletePicture(camille, first)
    expect((await updateEntry(camille, { kind, id: entry.id, changes: {} })).pictureHash).not.toBe(first)
  })

  it('replaces the former one on request and deletes its files', async () => {
    const { id } = await create()
    const former = await add(id)
    const keys = await keysOf(former)
    const later = await add(id, { replace: true })
    expect(await hashes(id)).toEqual([later])
    expect(await jobs()).toEqual(expect.arrayContaining(keys))
  })

  it('keeps the former one if it cannot be stored', async () => {
    const { id } = await create()
    const former = await add(id)
    await server.order('server_error', 1, 'uploadthing')
    await expect(add(id, { replace: true })).rejects.toMatchObject({ code: 'provider' })
    expect(await hashes(id)).toEqual([former])
  })

  it('stays the only one when two photos replace the former at once', async () => {
    const { id } = await create()
    const sent = await Promise.all([add(id, { replace: true }), add(id, { replace: true })])
    const [left, ...more] = await hashes(id)
    expect(more).toEqual([])
    expect(sent).toContain(left)
  })

  it('is deleted with all others and their files, only by the owner and the agency', async () => {
    const { id } = await create()
    const keys = [...(await keysOf(await add(id))), ...(await keysOf(await add(id)))]
    for (const ctx of [as(JULIEN), as(MODERATOR, 'MODERATOR')])
      await expect(clearEntryPictures(ctx, { kind, id })).rejects.toMatchObject({ code: 'not_found' })
    await expect(clearEntryPictures(as(), { kind, id })).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await hashes(id)).toHaveLength(2)
    await clearEntryPictures(camille, { kind, id })
    expect(await hashes(id)).toEqual([])
    expect((await jobs()).filter((key) => keys.includes(key)).sort()).toEqual(keys.sort())
    await add(id)
    await clearEntryPictures(as(ADMIN, 'ADMIN'), { kind, id })
    expect(await hashes(id)).toEqual([])
  })

  it('need not exist when the pictures of an entry are deleted, but the entry must', async () => {
    const { id } = await create()
    const before = await jobs()
    await clearEntryPictures(camille, { kind, id })
    expect(await jobs()).toEqual(before)
    await expect(clearEntryPictures(camille, { kind, id: 999_999 })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('is deleted with its entry, files included', async () => {
    const { id } = await create()
    const keys = [...(await keysOf(await add(id))), ...(await keysOf(await add(id)))]
    await deleteEntry(camille, { kind, id })
    await expect(hashes(id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await jobs()).toEqual(expect.arrayContaining(keys))
  })

  it('is restored with its entry, or deleted by the nightly job', async () => {
    const { id } = await create()
    const sent = [await add(id), await add(id)]
    const keys = await keysOf(sent[0] ?? '')
    await restoreEntry(camille, { sealed: await deleteEntryForNow(camille, { kind, id }) })
    expect(await hashes(id)).toEqual(sent)

    const sealed = await deleteEntryForNow(camille, { kind, id })
    expect((await jobs()).filter((key) => keys.includes(key))).toEqual([])
    await pool.query("update pictures set created_at = created_at - interval '2 days' where hash = any($1)", [
      sent,
    ])
    await deleteUnplacedPictures(job('housekeeping'))
    expect((await jobs()).filter((key) => keys.includes(key)).sort()).toEqual(keys.sort())
    await restoreEntry(camille, { sealed })
    expect(await hashes(id)).toEqual([])
  })

  it('is not attached to an entry that is deleted during the upload', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await create()
      const [sent] = await Promise.allSettled([add(id), deleteEntry(camille, { kind, id })])
      if (sent.status === 'rejected') expect(sent.reason).toMatchObject({ code: 'not_found' })
      const hash = sent.status === 'fulfilled' ? sent.value : ''
      const { rows } = await pool.query(
        `select 1 from ${TABLES[kind]} where owner_id = $1 union all select 1 from pictures where hash = $2`,
        [id, hash],
      )
      expect(rows).toEqual([])
    }
  })

  it('is added and deleted only by the owner of the entry’s website and by the agency', async () => {
    const { id } = await create()
    const hash = await add(id)
    for (const ctx of [as(JULIEN), as(MODERATOR, 'MODERATOR')]) {
      await expect(add(id, { ctx })).rejects.toMatchObject({ code: 'not_found' })
      await expect(deletePicture(ctx, hash)).rejects.toMatchObject({ code: 'not_found' })
    }
    await expect(add(id, { ctx: as() })).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(add(id, { websiteId: 2 })).rejects.toMatchObject({ code: 'not_found' })
    await add(id, { ctx: as(ADMIN, 'ADMIN'), websiteId: SITE })
    expect(await hashes(id)).toHaveLength(2)
  })

  it('of a hidden entry or an inactive website is visible only to its owner', async () => {
    const hidden = await create(false)
    const away = await create(true, CLOSED_SITE)
    const [one, two] = [await add(hidden.id), await add(away.id)]
    for (const visitor of [as(), as(JULIEN)]) {
      await expect(hashes(hidden.id, visitor)).rejects.toMatchObject({ code: 'not_found' })
      await expect(hashes(away.id, visitor)).rejects.toMatchObject({ code: 'site_inactive' })
    }
    expect([await hashes(hidden.id), await hashes(away.id)]).toEqual([[one], [two]])
    const shown = await create()
    const third = await add(shown.id)
    expect(await hashes(shown.id, as())).toEqual([third])
  })
})
