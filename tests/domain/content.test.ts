import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import { createEntry } from '@/lib/domain/content/create-entry'
import { deleteEntry, deleteEntryForNow } from '@/lib/domain/content/delete-entry'
import { moveEntry } from '@/lib/domain/content/move-entry'
import { listOwnEntries, listPublicEntries, listVisibleEntries } from '@/lib/domain/content/queries'
import { restoreEntry } from '@/lib/domain/content/restore-entry'
import type { EntryInputs, EntryKind } from '@/lib/domain/content/schema'
import { updateEntry } from '@/lib/domain/content/update-entry'
import { domain } from '../support/context'
import { LONG } from '../support/rounds'

const { as, pool } = await domain()
const camille = as(CAMILLE)
const admin = as(ADMIN, 'ADMIN')
const foreigners = { Julien: as(JULIEN), 'a moderator': as(MODERATOR, 'MODERATOR') }
const page = { limit: 100, after: null }
/** Website 3 is Julien's, 4 is Camille's and inactive. */
const SITE = 1
const ROUNDS = LONG ? 200 : 5

const INPUTS: EntryInputs = {
  testimonials: { content: 'Délicieux.', customerName: 'Paul', customerRole: 'Client', active: true },
  staff: { name: 'Léa', role: 'Cheffe', description: null, active: true },
  events: {
    title: 'Dîner',
    description: 'Le soir.',
    eventDate: '2030-05-01',
    endDate: '2030-05-02',
    active: true,
  },
}
const TABLES = { testimonials: 'testimonials', staff: 'staff_members', events: 'events' }
const kinds = Object.keys(INPUTS) as EntryKind[]

describe.each(kinds)('%s', (kind) => {
  const create = (active = true) =>
    createEntry(camille, { kind, websiteId: SITE, input: { ...INPUTS[kind], active } })
  const places = async () =>
    (await listOwnEntries(camille, { kind, websiteId: SITE, ...page })).rows.map(({ id, position }) => ({
      id,
      position,
    }))
  const ids = async () => (await places()).map(({ id }) => id)

  beforeEach(() => pool.query(`delete from ${TABLES[kind]}`))

  it('are added at the end, moved both ways, and close the gap of a deleted one', async () => {
    const made = [await create(), await create(), await create(), await create()]
    expect(made.map(({ position }) => position)).toEqual([1, 2, 3, 4])
    const [a = 0, b = 0, c = 0, d = 0] = made.map(({ id }) => id)
    const moved = await moveEntry(camille, { kind, id: d, position: 2 })
    expect(moved.map(({ id, position }) => [id, position])).toEqual([
      [a, 1],
      [d, 2],
      [b, 3],
      [c, 4],
    ])
    await moveEntry(camille, { kind, id: a, position: 4 })
    expect(await ids()).toEqual([d, b, c, a])
    await deleteEntry(camille, { kind, id: b })
    expect(await places()).toEqual([
      { id: d, position: 1 },
      { id: c, position: 2 },
      { id: a, position: 3 },
    ])
  })

  it('come back to their place once, whatever another window has changed', async () => {
    const [a, b, c] = [await create(), await create(false), await create()]
    const before = await listOwnEntries(camille, { kind, websiteId: SITE, ...page })
    const sealed = await deleteEntryForNow(camille, { kind, id: b.id })
    await restoreEntry(camille, { sealed })
    await restoreEntry(camille, { sealed })
    expect((await listOwnEntries(camille, { kind, websiteId: SITE, ...page })).rows).toEqual(before.rows)

    const last = await deleteEntryForNow(camille, { kind, id: c.id })
    await deleteEntry(camille, { kind, id: a.id })
    const added = await create()
    await restoreEntry(camille, { sealed: last })
    expect(await places()).toEqual([
      { id: b.id, position: 1 },
      { id: added.id, position: 2 },
      { id: c.id, position: 3 },
    ])
  })

  it('come back for their owner only, and only from what was deleted here', async () => {
    const { id } = await create()
    const sealed = await deleteEntryForNow(camille, { kind, id })
    for (const foreigner of Object.values(foreigners))
      await expect(restoreEntry(foreigner, { sealed })).rejects.toMatchObject({ code: 'not_found' })
    const forged = `${sealed.slice(0, -4)}AAAA`
    await expect(restoreEntry(camille, { sealed: forged })).rejects.toMatchObject({ code: 'not_found' })
    expect(await ids()).toEqual([])
  })

  it.each([0, -1, 3])('do not move to position %i of two', async (position) => {
    const { id } = await create()
    await create()
    const before = await places()
    await expect(moveEntry(camille, { kind, id, position })).rejects.toMatchObject({ code: 'conflict' })
    expect(await places()).toEqual(before)
  })

  it('stay in two websites’ own orders', async () => {
    await create()
    const other = await createEntry(camille, { kind, websiteId: 2, input: INPUTS[kind] })
    expect(other.position).toBe(1)
  })

  it('stand at 1…n after any changes at the same time', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await pool.query(`delete from ${TABLES[kind]}`)
      const [a, b, c, d, e] = [
        await create(),
        await create(),
        await create(),
        await create(),
        await create(),
      ].map(({ id }) => id) as [number, number, number, number, number]
      const results = await Promise.allSettled([
        moveEntry(camille, { kind, id: e, position: 1 }),
        deleteEntry(camille, { kind, id: b }),
        create(),
        moveEntry(admin, { kind, id: a, position: 4 }),
        deleteEntry(admin, { kind, id: d }),
        create(),
        moveEntry(camille, { kind, id: c, position: 2 }),
        moveEntry(camille, { kind, id: b, position: 1 }),
        deleteEntry(camille, { kind, id: b }),
      ])
      const refusals = results
        .filter((result) => result.status === 'rejected')
        .map(({ reason }) => reason.code)
      expect(refusals.filter((code) => code !== 'not_found' && code !== 'conflict')).toEqual([])
      const after = await places()
      expect(after.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
      expect(after.map(({ id }) => id)).not.toContain(b)
    }
  })

  it('are changed in the given fields only', async () => {
    const entry = await create()
    const hidden = await updateEntry(camille, { kind, id: entry.id, changes: { active: false } })
    expect(hidden).toMatchObject({ ...INPUTS[kind], active: false, position: 1 })
    expect(hidden.updatedAt >= entry.updatedAt).toBe(true)
  })

  it('are seen by visitors only when active, by the owner all', async () => {
    const shown = await create()
    const hidden = await create(false)
    const list = async (read: typeof listPublicEntries, ctx = as()) =>
      (await read(ctx, { kind, websiteId: SITE, ...page })).rows.map(({ id }) => id)
    expect(await list(listPublicEntries)).toEqual([shown.id])
    expect(await list(listPublicEntries, camille)).toEqual([shown.id])
    expect(await list(listVisibleEntries)).toEqual([shown.id])
    expect(await list(listVisibleEntries, foreigners.Julien)).toEqual([shown.id])
    expect(await list(listVisibleEntries, camille)).toEqual([shown.id, hidden.id])
    expect(await list(listVisibleEntries, admin)).toEqual([shown.id, hidden.id])
  })

  it('come by pages', async () => {
    const [a, b] = [await create(), await create()]
    const first = await listOwnEntries(camille, { kind, websiteId: SITE, limit: 1, after: null })
    expect(first).toMatchObject({ rows: [{ id: a.id }], next: { position: 1 } })
    const second = await listOwnEntries(camille, { kind, websiteId: SITE, limit: 1, after: first.next })
    expect(second).toMatchObject({ rows: [{ id: b.id }], next: null })
  })

  it.each(Object.entries(foreigners))('are not found by %s', async (_, ctx) => {
    const { id } = await create()
    const refused = { code: 'not_found' }
    await expect(createEntry(ctx, { kind, websiteId: SITE, input: INPUTS[kind] })).rejects.toMatchObject(
      refused,
    )
    await expect(updateEntry(ctx, { kind, id, changes: { active: false } })).rejects.toMatchObject(refused)
    await expect(moveEntry(ctx, { kind, id, position: 1 })).rejects.toMatchObject(refused)
    await expect(deleteEntry(ctx, { kind, id })).rejects.toMatchObject(refused)
    await expect(listOwnEntries(ctx, { kind, websiteId: SITE, ...page })).rejects.toMatchObject(refused)
    expect(await ids()).toEqual([id])
  })

  it('of an inactive website are for its owner only', async () => {
    await createEntry(camille, { kind, websiteId: 4, input: INPUTS[kind] })
    await expect(listPublicEntries(as(), { kind, websiteId: 4, ...page })).rejects.toMatchObject({
      code: 'site_inactive',
    })
    expect((await listPublicEntries(camille, { kind, websiteId: 4, ...page })).rows).toHaveLength(1)
  })

  it('of a website that does not exist are not found', async () => {
    await expect(listPublicEntries(as(), { kind, websiteId: 999, ...page })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('refuse two at one place in the database itself', async () => {
    await create()
    const { id } = await create()
    await expect(
      pool.query(`update ${TABLES[kind]} set position = 1 where id = $1`, [id]),
    ).rejects.toMatchObject({ code: '23505' })
  })
})

describe('an event', () => {
  it('does not end before it starts, also when only one date is changed', async () => {
    const { id } = await createEntry(camille, { kind: 'events', websiteId: SITE, input: INPUTS.events })
    const refused = { code: 'validation', issues: [{ path: 'endDate' }] }
    const wrong = { ...INPUTS.events, endDate: '2030-04-30' }
    await expect(
      createEntry(camille, { kind: 'events', websiteId: SITE, input: wrong }),
    ).rejects.toMatchObject(refused)
    await expect(
      updateEntry(camille, { kind: 'events', id, changes: { eventDate: '2030-05-03' } }),
    ).rejects.toMatchObject(refused)
    const changed = await updateEntry(camille, { kind: 'events', id, changes: { endDate: null } })
    expect(changed).toMatchObject({ eventDate: '2030-05-01', endDate: null })
  })
})
