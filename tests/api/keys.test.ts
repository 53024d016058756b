import { beforeAll, describe, expect, it } from 'vitest'
import { operations } from '@/app/api/_wire/openapi'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { bearerOf, newcomer, type SignedIn } from '../support/people'
import { stored } from '../support/stored'

type Key = { Id: number; Key: string; Prefix: string }
let owner: SignedIn & { id: number }
let site: number
let otherSite: number
let readKey: Key
let writeKey: Key

const newSiteOf = async (userId: number) => {
  const [row] = await stored<{ id: number }>(
    "insert into websites (client_id, name, url) values ($1, 'Le Mas', 'https://le-mas.example') returning id",
    [userId],
  )
  return row?.id ?? 0
}
const createKey = async (Access: 'read' | 'write', WebsiteId = site): Promise<Key> => {
  const json = { WebsiteId, Name: 'Site vitrine', Access }
  const { status, body } = await call('POST', '/keys', { bearer: owner.bearer, json })
  expect(status).toBe(201)
  return body
}
const review = (WebsiteId: number) => ({
  WebsiteId,
  Content: 'Un accueil en or.',
  CustomerName: 'Paul',
  CustomerRole: 'Voisin',
})

beforeAll(async () => {
  owner = await newcomer()
  site = await newSiteOf(owner.id)
  otherSite = await newSiteOf(owner.id)
  readKey = await createKey('read')
  writeKey = await createKey('write')
})

describe('a key', () => {
  it('is shown once and stored unreadable', async () => {
    expect(writeKey.Key).toMatch(/^ostal_[\w-]{43}$/)
    expect(writeKey.Key.startsWith(writeKey.Prefix)).toBe(true)
    const { body } = await call('GET', `/keys/website/${site}`, { bearer: owner.bearer })
    expect(body).toHaveLength(2)
    expect(JSON.stringify(body)).not.toContain(writeKey.Key)
    const rows = await stored<{ text: string }>('select api_keys::text as text from api_keys where id = $1', [
      writeKey.Id,
    ])
    expect(rows[0]?.text).not.toContain(writeKey.Key)
  })

  it('that reads and writes does both on its own website, and says when it was last used', async () => {
    const added = await call('POST', '/testimonials', { bearer: writeKey.Key, json: review(site) })
    expect(added.status).toBe(201)
    const hidden = { bearer: writeKey.Key, json: { Active: false } }
    expect((await call('PUT', `/testimonials/${added.body.Id}`, hidden)).status).toBe(200)
    const list = await call('GET', `/testimonials/website/include/${site}`, { bearer: readKey.Key })
    expect(list.body).toMatchObject([{ Id: added.body.Id, Active: false }])
    const { body } = await call('GET', `/keys/website/${site}`, { bearer: owner.bearer })
    for (const { LastUsed_at } of body) expect(Date.parse(LastUsed_at)).toBeGreaterThan(Date.now() - 60_000)
  })

  it('that reads changes nothing', async () => {
    const asked = { bearer: readKey.Key, json: review(site) }
    expectRefusal(await call('POST', '/testimonials', asked), 403, 'forbidden')
  })

  it('under attack: opens no other website, not even another of its owner’s', async () => {
    for (const id of [otherSite, 1]) {
      const asked = { bearer: writeKey.Key, json: review(id) }
      expectRefusal(await call('POST', '/testimonials', asked), 404, 'not_found')
      const list = await call('GET', `/staff/website/include/${id}`, { bearer: writeKey.Key })
      expectRefusal(list, 404, 'not_found')
    }
  })

  it('opens nothing once it is revoked', async () => {
    const key = await createKey('write')
    expect((await call('DELETE', `/keys/${key.Id}`, { bearer: owner.bearer })).status).toBe(204)
    expectRefusal(
      await call('GET', `/testimonials/website/include/${site}`, { bearer: key.Key }),
      401,
      'unauthenticated',
    )
  })

  it('opens nothing once its maker has lost the website', async () => {
    const leaving = await newSiteOf(owner.id)
    const key = await createKey('read', leaving)
    const { id: other } = await newcomer()
    await stored('update websites set client_id = $2 where id = $1', [leaving, other])
    const answer = await call('GET', `/testimonials/website/include/${leaving}`, { bearer: key.Key })
    expectRefusal(answer, 401, 'unauthenticated')
  })

  it('made by an administrator has no more rights than another', async () => {
    const json = { WebsiteId: site, Name: 'De l’agence', Access: 'write' }
    const { body } = await call('POST', '/keys', { ...(await bearerOf('admin')), json })
    expect((await call('GET', '/staff/website/include/1', { bearer: body.Key })).status).toBe(404)
    expect((await call('GET', `/staff/website/include/${site}`, { bearer: body.Key })).status).toBe(200)
  })
})

describe('under attack: a key that reads and writes', () => {
  const guarded = operations.filter(({ access, keys }) => access !== 'public' && !keys)

  it.each(guarded.map(({ method, path }) => [method, path]))('does not open %s %s', async (method, path) => {
    const answer = await call(method, path.replace(/\{\w+\}/g, '1'), {
      bearer: writeKey.Key,
      ...(method !== 'GET' && method !== 'DELETE' && { json: {} }),
    })
    expectRefusal(answer, 403, 'forbidden')
  })

  it('does not list the agency’s uploads, nor add one', async () => {
    const list = await call('GET', '/pictures/list?type=website&id=-1', { bearer: writeKey.Key })
    expectRefusal(list, 403, 'forbidden')
  })
})

it('an eleventh key of a website is refused, also when several are made at once', async () => {
  const crowded = await newSiteOf(owner.id)
  const json = { WebsiteId: crowded, Name: 'Une de plus', Access: 'read' }
  const asked = Array.from({ length: 14 }, () => call('POST', '/keys', { bearer: owner.bearer, json }))
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  expect(statuses.filter((status) => status === 409)).toHaveLength(4)
})
