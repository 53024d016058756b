import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { bearerOf } from '../support/people'
import { sendPictures } from '../support/picture-forms'

const KINDS = [
  {
    kind: 'testimonials',
    types: ['testimonial', 'testimonials'],
    fields: { Content: 'Délicieux.', CustomerName: 'Paul', CustomerRole: 'Client' },
  },
  { kind: 'staff', types: ['staff'], fields: { Name: 'Léa', Role: 'Cheffe' } },
  {
    kind: 'events',
    types: ['event', 'events'],
    fields: { Title: 'Fête', Description: 'Le soir.', EventDate: '2030-05-01' },
  },
]

const pathOf = (url: string) => new URL(url).pathname.replace('/api', '')

describe.each(KINDS)('a picture of $kind', ({ kind, types, fields }) => {
  const [type = ''] = types
  let owner: { bearer?: string }
  beforeAll(async () => {
    owner = await bearerOf('owner')
  })
  const create = async (more: object = {}): Promise<number> =>
    (await call('POST', `/${kind}`, { ...owner, json: { ...fields, WebsiteId: 1, ...more } })).body.Id
  const add = (id: number, more: Record<string, string> = {}) =>
    sendPictures(owner, { type, id: String(id), websiteId: '1', ...more })
  const list = (id: number, credentials = {}) =>
    call('GET', `/pictures/list?type=${kind}&id=${id}`, credentials)
  const publicList = (headers = {}) => call('GET', `/${kind}/website/1`, { headers })

  it('is answered, listed, and shown with the entry', async () => {
    const id = await create()
    expect((await list(id)).body).toEqual([])
    const added = await add(id)
    expect([added.status, added.body]).toMatchObject([
      201,
      [{ Id: expect.any(Number), Name: 'salle.jpg', Width: 64, Height: 48 }],
    ])
    expect((await list(id)).body).toEqual(added.body)
    expect((await call('GET', pathOf(added.body[0].Url))).status).toBe(200)
    const shown = (await publicList()).body.find((entry: { Id: number }) => entry.Id === id)
    expect(shown.PictureUrl).toBe(added.body[0].Url)
    const changed = await call('PUT', `/${kind}/${id}`, { ...owner, json: { Active: true } })
    expect(changed.body.PictureUrl).toBe(added.body[0].Url)
  })

  it('is taken and listed under either number of its type', async () => {
    const id = await create()
    for (const spelling of types) expect((await add(id, { type: spelling })).status).toBe(201)
    for (const spelling of types)
      expect((await call('GET', `/pictures/list?type=${spelling}&id=${id}`)).body).toHaveLength(types.length)
  })

  it('comes after those the entry has, or takes their place', async () => {
    const id = await create()
    const [first] = (await add(id)).body
    const [second] = (await add(id)).body
    expect((await list(id)).body).toEqual([first, second])
    const [third] = (await add(id, { replace: 'true' })).body
    expect((await list(id)).body).toEqual([third])
    expectRefusal(await call('GET', pathOf(first.Url)), 404, 'not_found')
  })

  it('changes the ETag of the public read when it comes and goes', async () => {
    const id = await create()
    const etag = (await publicList()).headers.get('etag') ?? ''
    expect((await publicList({ 'if-none-match': etag })).status).toBe(304)
    const [{ Url }] = (await add(id)).body
    const later = await publicList({ 'if-none-match': etag })
    expect(later.status).toBe(200)
    await call('DELETE', pathOf(Url), owner)
    const without = await publicList({ 'if-none-match': later.headers.get('etag') ?? '' })
    expect(without.status).toBe(200)
  })

  it('goes with its entry', async () => {
    const id = await create()
    const [{ Url }] = (await add(id)).body
    expect((await call('DELETE', `/${kind}/${id}`, owner)).status).toBe(204)
    expectRefusal(await call('GET', pathOf(Url)), 404, 'not_found')
    expectRefusal(await list(id), 404, 'not_found')
  })

  it('is the owner’s and the agency’s to add and to delete', async () => {
    const id = await create()
    for (const person of ['stranger', 'moderator'] as const) {
      const credentials = await bearerOf(person)
      expectRefusal(await sendPictures(credentials, { type, id: String(id) }), 404, 'not_found')
    }
    expectRefusal(await sendPictures({}, { type, id: String(id) }), 401, 'unauthenticated')
    const [{ Url }] = (await sendPictures(await bearerOf('admin'), { type, id: String(id) })).body
    for (const person of ['stranger', 'moderator'] as const)
      expectRefusal(await call('DELETE', pathOf(Url), await bearerOf(person)), 404, 'not_found')
    expectRefusal(await call('DELETE', pathOf(Url)), 401, 'unauthenticated')
    expect((await call('DELETE', pathOf(Url), owner)).status).toBe(204)
  })

  it('of a hidden entry is listed for its owner only', async () => {
    const id = await create({ Active: false })
    const { body } = await add(id)
    expectRefusal(await list(id), 404, 'not_found')
    expectRefusal(await list(id, await bearerOf('stranger')), 404, 'not_found')
    const own = await list(id, owner)
    expect([own.body, own.headers.get('cache-control')]).toEqual([body, 'private, no-store'])
    expect((await list(id, await bearerOf('admin'))).body).toEqual(body)
  })

  it('of an inactive website is listed for its owner only', async () => {
    const id = await create({ WebsiteId: 4 })
    await add(id, { websiteId: '4' })
    expectRefusal(await list(id), 403, 'site_inactive')
    expect((await list(id, owner)).body).toHaveLength(1)
  })

  it('needs an entry of the website that is named', async () => {
    const id = await create()
    expectRefusal(await add(id, { websiteId: '2' }), 404, 'not_found')
    expectRefusal(await add(999_999), 404, 'not_found')
    for (const wrong of ['', '-1', 'un', '1.5', '99999999999'])
      expectRefusal(await sendPictures(owner, { type, id: wrong }), 400, 'validation', 'id')
    expectRefusal(await sendPictures(owner, { type }), 400, 'validation', 'id')
    expectRefusal(await add(id, { replace: 'peut-être' }), 400, 'validation', 'replace')
    expectRefusal(await list(999_999), 404, 'not_found')
    expectRefusal(await call('GET', `/pictures/list?type=${kind}&id=x`), 400, 'validation')
  })

  it('is on some of the sample entries of website 1', async () => {
    const { body } = await publicList()
    const shown = body.map(({ PictureUrl }: { PictureUrl: string | null }) => PictureUrl)
    const [url] = shown.filter((one: string | null) => one !== null)
    expect((await call('GET', pathOf(url))).status).toBe(200)
  })
})
