import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import { createKey } from '@/lib/domain/api-keys/create-key'
import { findKeyActor } from '@/lib/domain/api-keys/queries'
import { createSubscription } from '@/lib/domain/billing/create-subscription'
import { deleteSubscription } from '@/lib/domain/billing/delete-subscription'
import { updateSubscription } from '@/lib/domain/billing/update-subscription'
import { createEntry } from '@/lib/domain/content/create-entry'
import { listVisibleEntries } from '@/lib/domain/content/queries'
import { addPictures } from '@/lib/domain/media/add-pictures'
import type { Providers } from '@/lib/domain/providers'
import { openTicket } from '@/lib/domain/tickets/open-ticket'
import { deleteWebsite } from '@/lib/domain/website-deletion/delete-website'
import { createWebsite } from '@/lib/domain/websites/create-website'
import { getWebsite } from '@/lib/domain/websites/queries'
import type { WebsiteInput } from '@/lib/domain/websites/schema'
import { switchWebsite } from '@/lib/domain/websites/switch-website'
import { updateWebsite } from '@/lib/domain/websites/update-website'
import { providers } from '@/lib/server/providers'
import { domain } from '../support/context'
import { pictureOf } from '../support/sample-pictures'

const { as, pool } = await domain()
const store: Providers['files']['store'] = async (_, name) => ({
  key: name,
  url: `https://f.example/${name}`,
})
const admin = as(ADMIN, 'ADMIN', { providers: { files: { ...providers.files, store } } })
const camille = as(CAMILLE)
const julien = as(JULIEN)
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 8)

const site = (more: Partial<WebsiteInput> = {}) =>
  createWebsite(admin, {
    clientId: CAMILLE,
    subscriptionId: null,
    name: 'Un site',
    url: 'https://un-site.example',
    imageUrl: null,
    status: 'active',
    ...more,
  })
const subscription = (clientId = CAMILLE, status: 'active' | 'late' | 'inactive' = 'active') =>
  createSubscription(admin, {
    clientId,
    name: null,
    plan: 'basic',
    paymentPlan: 'monthly',
    priceCents: 3500,
    dueDate: '2030-01-31',
    status,
  })

let seen = 0
/** The audit log's new rows since the last call. */
async function written() {
  const { rows } = await pool.query('select * from audit_log where id > $1 order by id', [seen])
  seen = Number(rows.at(-1)?.id ?? seen)
  return rows.map(({ action, before, after }) => ({ action, before, after }))
}
beforeEach(async () => void (await written()))

const SUBSCRIPTION_FAULT = { code: 'validation', issues: [{ path: 'subscriptionId' }] }
const USER_FAULT = { code: 'validation', issues: [{ path: 'clientId' }] }

describe('the agency adds and changes a website', () => {
  it('of a user, with a subscription of the same user only', async () => {
    const mine = await subscription()
    expect(await site({ subscriptionId: mine.id })).toMatchObject({ subscriptionId: mine.id })
    await expect(site({ clientId: JULIEN, subscriptionId: mine.id })).rejects.toMatchObject(
      SUBSCRIPTION_FAULT,
    )
    await expect(site({ subscriptionId: 999_999 })).rejects.toMatchObject(SUBSCRIPTION_FAULT)
    await expect(site({ clientId: 999_999 })).rejects.toMatchObject(USER_FAULT)
  })

  it('only the agency does', async () => {
    const { id } = await site()
    for (const ctx of [camille, as(MODERATOR, 'MODERATOR')]) {
      await expect(updateWebsite(ctx, { id, changes: { name: 'À moi' } })).rejects.toMatchObject({
        code: 'forbidden',
      })
      await expect(deleteWebsite(ctx, id)).rejects.toMatchObject({ code: 'forbidden' })
    }
    await expect(deleteWebsite(as(), id)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect((await getWebsite(camille, id)).name).toBe('Un site')
  })

  it('moves it to another client only without the subscription of the first, or with one of the other', async () => {
    const mine = await subscription()
    const his = await subscription(JULIEN)
    const { id } = await site({ subscriptionId: mine.id })
    const move = (changes: Partial<WebsiteInput>) => updateWebsite(admin, { id, changes })
    await expect(move({ clientId: JULIEN })).rejects.toMatchObject({ code: 'conflict' })
    await expect(move({ clientId: JULIEN, subscriptionId: mine.id })).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(move({ subscriptionId: his.id })).rejects.toMatchObject(SUBSCRIPTION_FAULT)
    await expect(move({ clientId: 999_999, subscriptionId: null })).rejects.toMatchObject(USER_FAULT)
    expect(await move({ clientId: JULIEN, subscriptionId: his.id })).toMatchObject({
      clientId: JULIEN,
      subscriptionId: his.id,
    })
    expect(await move({ clientId: CAMILLE, subscriptionId: null })).toMatchObject({ subscriptionId: null })
  })

  it('under attack: ends the keys of the client before for good, also when the site comes back', async () => {
    const { id } = await site()
    const { text } = await createKey(camille, { websiteId: id, name: 'Vitrine', access: 'write' })
    const { text: ofAgency } = await createKey(admin, { websiteId: id, name: 'Agence', access: 'read' })
    await updateWebsite(admin, { id, changes: { clientId: JULIEN } })
    await updateWebsite(admin, { id, changes: { clientId: CAMILLE } })
    expect(await findKeyActor(camille, text)).toBeNull()
    expect(await findKeyActor(camille, ofAgency)).toMatchObject({ actor: { websiteId: id } })
  })

  it('which the audit log tells with what changed, and with no address', async () => {
    const { id } = await site()
    await updateWebsite(admin, { id, changes: { name: 'Autre nom', url: 'https://x.example/?cle=secret' } })
    await updateWebsite(admin, { id, changes: { name: 'Autre nom' } })
    await deleteWebsite(admin, id)
    expect(await written()).toEqual([
      { action: 'website.created', before: null, after: expect.objectContaining({ clientId: CAMILLE }) },
      { action: 'website.changed', before: { name: 'Un site' }, after: { name: 'Autre nom' } },
      { action: 'website.deleted', before: expect.objectContaining({ name: 'Autre nom' }), after: null },
    ])
  })
})

describe('a deleted website', () => {
  it('takes its entries, pictures with their files and webhooks along, and leaves its tickets', async () => {
    const { id } = await site()
    const { id: kept } = await site()
    const bytes = await pictureOf.jpeg()
    const files = [{ name: 'a.jpg', bytes }]
    const entry = await createEntry(camille, {
      kind: 'staff',
      websiteId: id,
      input: { name: 'Léa', role: 'Cheffe', description: null, active: true },
    })
    for (const target of [
      { kind: 'gallery', websiteId: id },
      { kind: 'upload', websiteId: id },
      { kind: 'staff', entryId: entry.id, websiteId: null, replace: false },
      { kind: 'gallery', websiteId: kept },
    ] as const)
      await addPictures(admin, { ...target, customName: '', files })
    const { rows: keys } = await pool.query(
      'select unnest(array[file_key, fallback_key]) as key from pictures where website_id = $1',
      [id],
    )
    const ticket = await openTicket(camille, { type: 'Bug', title: 'Une panne', description: 'La voici.' })
    await pool.query('update tickets set website_id = $1 where id = $2', [id, ticket.id])
    await pool.query("delete from pgboss.job where name = 'files'")

    await deleteWebsite(admin, id)

    const count = async (table: string, of: number) =>
      (await pool.query(`select 1 from ${table} where website_id = $1`, [of])).rowCount
    for (const table of ['pictures', 'gallery_pictures', 'upload_pictures', 'staff_members'])
      expect(await count(table, id)).toBe(0)
    expect(await count('pictures', kept)).toBe(1)
    const { rows: jobs } = await pool.query("select data from pgboss.job where name = 'files'")
    const deleted = jobs.flatMap(({ data }) => data.keys)
    expect(deleted).toEqual(expect.arrayContaining(keys.map(({ key }) => key)))
    const { rows } = await pool.query('select website_id from tickets where id = $1', [ticket.id])
    expect(rows).toEqual([{ website_id: null }])
    await expect(deleteWebsite(admin, id)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the owner’s switch', () => {
  const offline = (ctx = camille, id = 0) => switchWebsite(ctx, { id, status: 'inactive' })
  const online = (ctx = camille, id = 0) => switchWebsite(ctx, { id, status: 'active' })

  it('takes the site offline and back, for visitors at once', async () => {
    const { id } = await site()
    const list = () =>
      listVisibleEntries(as(), { kind: 'testimonials', websiteId: id, limit: 5, after: null }).then(
        ({ rows }) => rows.length,
        ({ code }) => code,
      )
    expect(await list()).toBe(0)
    expect(await offline(camille, id)).toMatchObject({ status: 'inactive', inactiveBy: 'owner' })
    expect(await list()).toBe('site_inactive')
    expect(await online(camille, id)).toMatchObject({ status: 'active', inactiveBy: null })
    expect(await list()).toBe(0)
    expect(await written()).toMatchObject([
      { action: 'website.created' },
      { before: { status: 'active' }, after: { status: 'inactive', inactiveBy: 'owner' } },
      { before: { status: 'inactive', inactiveBy: 'owner' }, after: { status: 'active' } },
    ])
  })

  it('changes nothing when asked again, and nothing of another client’s', async () => {
    const { id } = await site()
    await online(camille, id)
    await expect(offline(julien, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(offline(as(MODERATOR, 'MODERATOR'), id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(offline(as(), id)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect((await getWebsite(camille, id)).status).toBe('active')
    expect(await written()).toHaveLength(1)
  })

  it('does not lift what the agency or an unpaid subscription took offline, and says whom to ask', async () => {
    const { id } = await site({ status: 'inactive' })
    await expect(online(camille, id)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/agence.*Écrivez-nous/),
    })
    await pool.query("update websites set inactive_by = 'billing' where id = $1", [id])
    await expect(online(camille, id)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/abonnement n’est pas réglé.*Écrivez-nous/),
    })
    expect(await offline(camille, id)).toMatchObject({ inactiveBy: 'billing' })
    expect(await online(admin, id)).toMatchObject({ status: 'active', inactiveBy: null })
  })

  it('brings a site back as its subscription stands now', async () => {
    const late = await subscription(CAMILLE, 'late')
    const { id } = await site({ subscriptionId: late.id, status: 'late' })
    await offline(camille, id)
    expect((await online(camille, id)).status).toBe('late')
    await offline(camille, id)
    await updateSubscription(admin, { id: late.id, changes: { status: 'inactive' } })
    await expect(online(camille, id)).rejects.toMatchObject({ code: 'conflict' })
    await updateSubscription(admin, { id: late.id, changes: { status: 'active' } })
    expect((await online(camille, id)).status).toBe('active')
  })

  it('of the agency stays the agency’s word, also over the owner’s', async () => {
    const { id } = await site()
    await offline(camille, id)
    await updateWebsite(admin, { id, changes: { name: 'Renommé' } })
    expect((await getWebsite(camille, id)).inactiveBy).toBe('owner')
    await updateWebsite(admin, { id, changes: { status: 'inactive' } })
    await expect(online(camille, id)).rejects.toMatchObject({ code: 'conflict' })
    await updateWebsite(admin, { id, changes: { status: 'active' } })
    await offline(admin, id)
    await expect(online(camille, id)).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('two at once', () => {
  it('linking a website and giving the subscription to another client: one of them is refused', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id: subscriptionId } = await subscription()
      const { id } = await site()
      const outcomes = await Promise.allSettled([
        updateWebsite(admin, { id, changes: { subscriptionId } }),
        updateSubscription(admin, { id: subscriptionId, changes: { clientId: JULIEN } }),
      ])
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    }
    expect(await strangersSubscriptions()).toBe(0)
  })

  it('linking a website and moving the website: never a subscription of another client', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id: subscriptionId } = await subscription()
      const { id } = await site()
      const outcomes = await Promise.allSettled([
        updateWebsite(admin, { id, changes: { subscriptionId } }),
        updateWebsite(admin, { id, changes: { clientId: JULIEN } }),
      ])
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    }
    expect(await strangersSubscriptions()).toBe(0)
  })

  it('linking a website and deleting the subscription: one of them is refused', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id: subscriptionId } = await subscription()
      const { id } = await site()
      const outcomes = await Promise.allSettled([
        updateWebsite(admin, { id, changes: { subscriptionId } }),
        deleteSubscription(admin, subscriptionId),
      ])
      const refused = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [outcome.reason.code] : [],
      )
      expect(refused).toHaveLength(1)
      expect(['validation', 'conflict']).toContain(refused[0])
    }
  })

  it('the owner’s switch and the agency’s: the agency’s word stands, in either order', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await site()
      await Promise.all([
        switchWebsite(camille, { id, status: 'inactive' }),
        updateWebsite(admin, { id, changes: { status: 'inactive' } }),
      ])
      await Promise.allSettled([
        switchWebsite(camille, { id, status: 'active' }),
        updateWebsite(admin, { id, changes: { status: 'inactive' } }),
      ])
      expect(await getWebsite(camille, id)).toMatchObject({ status: 'inactive', inactiveBy: null })
    }
  })
})

async function strangersSubscriptions() {
  const { rowCount } = await pool.query(
    'select 1 from websites w join subscriptions s on s.id = w.subscription_id where s.client_id <> w.client_id',
  )
  return rowCount
}
