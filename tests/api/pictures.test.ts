import { beforeEach, describe, expect, inject, it } from 'vitest'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { bearerOf, newcomer } from '../support/people'
import { pictureForm as form, sendPictures as send } from '../support/picture-forms'
import { bomb, pictureOf } from '../support/sample-pictures'
import { stored } from '../support/stored'

const gallery = (websiteId: string | number = 1) => ({ type: 'gallery', websiteId: String(websiteId) })

async function added(websiteId = 1): Promise<{ Id: number; Url: string }> {
  const answer = await send(await bearerOf('owner'), gallery(websiteId))
  expect(answer.status).toBe(201)
  return answer.body[0]
}

const hashOf = (url: string) => /([0-9a-f]{32})\.webp$/.exec(url)?.[1] ?? ''
const pathOf = (url: string) => new URL(url).pathname.replace('/api', '')

/** Faults only requests that match `on`, because deletion jobs call the provider at any time. */
async function order(fault: string, on: string) {
  await fetch(`${inject('simulators')}/_control/faults`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'uploadthing', fault, on }),
  })
}
beforeEach(async () => {
  await fetch(`${inject('simulators')}/_control/faults`, { method: 'DELETE' })
})

describe('POST pictures', () => {
  it('adds pictures to the owner’s gallery and answers them', async () => {
    const files = [
      { name: 'salle.jpg', bytes: await pictureOf.jpeg() },
      { name: 'mur.png', bytes: await pictureOf.png() },
    ]
    const answer = await send(await bearerOf('owner'), gallery(), files)
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject([
      { Id: expect.any(Number), Name: 'salle.jpg', Width: 64, Height: 48, Alt: '' },
      { Name: 'mur.png' },
    ])
    const list = await call('GET', '/pictures/list?type=gallery&id=1')
    expect(list.body.slice(-2)).toEqual(answer.body)
  })

  it.each(['webp', 'avif', 'gif'] as const)('takes %s, whatever the file is called', async (type) => {
    const answer = await send(await bearerOf('owner'), gallery(), [
      { name: 'photo.txt', bytes: await pictureOf[type]() },
    ])
    expect(answer.status).toBe(201)
  })

  it('takes the agency’s uploads, on no website too', async () => {
    const admin = await bearerOf('admin')
    for (const fields of [{}, { websiteId: '' }, { websiteId: '-1' }, { websiteId: '3', id: '3' }])
      expect((await send(admin, { type: 'upload', customName: 'Bannière', ...fields })).body).toMatchObject([
        { Name: 'Bannière', Alt: 'Bannière' },
      ])
    const none = await call('GET', '/pictures/list?type=website&id=-1', admin)
    expect(none.body).toHaveLength(3)
    const ofThree = await call('GET', '/pictures/list?type=website&id=3', admin)
    expect(ofThree.body).toEqual([
      { hash: expect.stringMatching(/^[0-9a-f]{32}$/), link: expect.any(String), name: 'Bannière' },
    ])
  })

  it.each([
    ['somebody else’s website', 'stranger', gallery(), 404, 'not_found'],
    ['a moderator', 'moderator', gallery(), 404, 'not_found'],
    ['a website that is not', 'owner', gallery(999), 404, 'not_found'],
    ['the agency’s type', 'owner', { type: 'upload', websiteId: '1' }, 403, 'forbidden'],
  ] as const)('refuses %s', async (_, person, fields, status, code) => {
    expectRefusal(await send(await bearerOf(person), fields), status, code)
  })

  it.each([
    ['no website', { type: 'gallery' }, 'websiteId'],
    ['a website that is no number', gallery('un'), 'websiteId'],
    ['a type it does not know', { type: 'video', websiteId: '1' }, 'type'],
  ])('refuses %s', async (_, fields, field) => {
    expectRefusal(await send(await bearerOf('owner'), fields), 400, 'validation', field)
  })

  it('refuses a form without a picture, and one that breaks off', async () => {
    const owner = await bearerOf('owner')
    expectRefusal(await send(owner, gallery(), []), 400, 'validation', 'pictures')
    const { raw, headers } = await form(gallery(), [{ bytes: await pictureOf.jpeg() }])
    const broken = await call('POST', '/pictures', { ...owner, headers, raw: raw.slice(0, -40) })
    expectRefusal(broken, 400, 'validation')
  })

  it('refuses 11 MB, eleven files and a picture of more than 40 megapixels', async () => {
    const owner = await bearerOf('owner')
    const heavy = [{ bytes: new Uint8Array(11_000_000) }]
    expectRefusal(await send(owner, gallery(), heavy), 413, 'too_large')
    const picture = { bytes: await pictureOf.gif() }
    expectRefusal(await send(owner, gallery(), Array(11).fill(picture)), 413, 'too_large')
    expectRefusal(await send(owner, gallery(), [{ bytes: await bomb() }]), 413, 'too_large')
  })

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a picture in name only', 'Bonjour'],
  ])('refuses %s', async (_, text) => {
    const files = [{ name: 'photo.jpg', bytes: Buffer.from(text) }]
    expectRefusal(await send(await bearerOf('owner'), gallery(), files), 415, 'unsupported_media')
  })

  it('says what is no picture before whose the place is, and whose uploads are before both', async () => {
    const files = [{ name: 'photo.jpg', bytes: Buffer.from('Bonjour') }]
    const stranger = await bearerOf('stranger')
    expectRefusal(await send(stranger, gallery(), files), 415, 'unsupported_media')
    expectRefusal(await send(stranger, { type: 'upload' }, files), 403, 'forbidden')
  })

  it.each(['server_error', 'reset'])('changes nothing when the provider fails: %s', async (fault) => {
    const count = () => stored('select count(*)::int from pictures')
    const before = await count()
    await order(fault, '^PUT /')
    expectRefusal(await send(await bearerOf('owner'), gallery()), 502, 'provider')
    expect(await count()).toEqual(before)
    expect((await send(await bearerOf('owner'), gallery())).status).toBe(201)
  })
})

describe('GET pictures/list', () => {
  it('shows a gallery to everybody, page by page too, under either number of its type', async () => {
    await added()
    await added()
    const whole = await call('GET', '/pictures/list?type=gallery&id=1')
    const plural = await call('GET', '/pictures/list?type=galleries&id=1')
    expect(plural.body).toEqual(whole.body)
    const first = await call('GET', '/pictures/list?type=gallery&id=1&limit=1')
    expect(first.body).toEqual(whole.body.slice(0, 1))
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const { pathname, search } = new URL(next)
    expect((await call('GET', `${pathname.replace('/api', '')}${search}`)).body).toEqual(
      whole.body.slice(1, 2),
    )
  })

  it('may be kept and read by any site, for visitors only', async () => {
    const path = '/pictures/list?type=gallery&id=1'
    const { headers } = await call('GET', path)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('vary')).toContain('Authorization, Cookie, Origin')
    const again = await call('GET', path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect([again.status, again.body]).toEqual([304, null])
    const own = await call('GET', path, await bearerOf('owner'))
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('of an inactive website is its owner’s only', async () => {
    const path = '/pictures/list?type=gallery&id=4'
    expectRefusal(await call('GET', path), 403, 'site_inactive')
    expectRefusal(await call('GET', path, await bearerOf('stranger')), 403, 'site_inactive')
    expect((await call('GET', path, await bearerOf('owner'))).status).toBe(200)
  })

  it('of the agency’s uploads is the agency’s', async () => {
    const path = '/pictures/list?type=website&id=-1'
    expectRefusal(await call('GET', path), 401, 'unauthenticated')
    for (const person of ['owner', 'moderator'] as const)
      expectRefusal(await call('GET', path, await bearerOf(person)), 403, 'forbidden')
    const wrong = '/pictures/list?type=website&id=x&limit=0'
    expectRefusal(await call('GET', wrong), 401, 'unauthenticated')
    expectRefusal(await call('GET', wrong, await bearerOf('owner')), 403, 'forbidden')
    expectRefusal(await call('GET', wrong, await bearerOf('admin')), 400, 'validation', 'id')
  })

  it.each(['type=gallery', 'type=gallery&id=-1', 'type=gallery&id=x', 'type=video&id=1', 'id=1'])(
    'refuses ?%s',
    async (query) => expectRefusal(await call('GET', `/pictures/list?${query}`), 400, 'validation'),
  )

  it('does not find the gallery of a website that is not', async () => {
    expectRefusal(await call('GET', '/pictures/list?type=gallery&id=999'), 404, 'not_found')
  })
})

describe('GET pictures/{name}', () => {
  it('serves the picture, its fallback, and either to caches for ever', async () => {
    const { Url } = await added()
    for (const [ending, type] of [
      ['webp', 'image/webp'],
      ['jpg', 'image/jpeg'],
    ] as const) {
      const path = pathOf(Url).replace('webp', ending)
      const answer = await call('GET', path)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      const tag = answer.headers.get('etag') ?? ''
      expect(tag).toMatch(/^"[\w-]+"$/)
      expect((await call('GET', path, { headers: { 'if-none-match': tag } })).status).toBe(304)
    }
  })

  it('serves narrower copies, by which the picture may be deleted too', async () => {
    const [sample] = (await call('GET', '/pictures/list?type=gallery&id=1')).body
    const bytes = async (path: string) => (await call('GET', path)).headers.get('etag')
    const tags = [
      pathOf(sample.Url),
      ...['-480', '-960'].map((w) => pathOf(sample.Url).replace('.webp', `${w}.webp`)),
    ]
    expect(new Set(await Promise.all(tags.map(bytes))).size).toBe(3)
    const { Url } = await added()
    const narrow = pathOf(Url).replace('.webp', '-480.webp')
    expect((await call('GET', narrow)).headers.get('content-type')).toBe('image/webp')
    expect((await call('DELETE', narrow, await bearerOf('owner'))).status).toBe(204)
  })

  it('is a 502 when the provider fails', async () => {
    const { Url } = await added()
    await order('server_error', '^GET /a/')
    expectRefusal(await call('GET', pathOf(Url)), 502, 'provider')
    expect((await call('GET', pathOf(Url))).status).toBe(200)
  })
})

describe('POST pictures/reorder', () => {
  // Website 2: the first twelve of website 1 stay the sample pictures.
  beforeEach(() => added(2))

  const reorder = async (person: Parameters<typeof bearerOf>[0], Id: unknown, NewOrderIndex: unknown) =>
    call('POST', '/pictures/reorder', { ...(await bearerOf(person)), json: { Id, NewOrderIndex } })

  it('answers the gallery in its new order, which the list keeps', async () => {
    const { Id } = await added(2)
    const answer = await reorder('owner', Id, 2)
    expect(answer.status).toBe(200)
    expect(answer.body[1].Id).toBe(Id)
    expect((await call('GET', '/pictures/list?type=gallery&id=2')).body).toEqual(answer.body)
  })

  it('refuses a place outside the gallery, and no integer', async () => {
    const { Id } = await added(2)
    const { body } = await call('GET', '/pictures/list?type=gallery&id=2')
    for (const place of [0, -1, body.length + 1])
      expectRefusal(await reorder('owner', Id, place), 409, 'conflict')
    for (const place of [1.5, '1', null])
      expectRefusal(await reorder('owner', Id, place), 400, 'validation', 'NewOrderIndex')
  })

  it('is its owner’s and the agency’s', async () => {
    const { Id } = await added(2)
    for (const person of ['stranger', 'moderator'] as const)
      expectRefusal(await reorder(person, Id, 1), 404, 'not_found')
    expect((await reorder('admin', Id, 1)).status).toBe(200)
  })
})

describe('PUT pictures/{name}', () => {
  const describeIt = async (person: Parameters<typeof bearerOf>[0], path: string, Alt: unknown) =>
    call('PUT', path, { ...(await bearerOf(person)), json: { Alt } })

  it('changes the alternative text', async () => {
    const picture = await added()
    const answer = await describeIt('owner', pathOf(picture.Url), '  La salle, vue du bar ')
    expect([answer.status, answer.body]).toEqual([200, { ...picture, Alt: 'La salle, vue du bar' }])
    expect((await describeIt('owner', pathOf(picture.Url), '')).body).toMatchObject({ Alt: '' })
  })

  it('refuses a text of more than 300 characters, and none', async () => {
    const { Url } = await added()
    for (const text of ['a'.repeat(301), undefined, 7])
      expectRefusal(await describeIt('owner', pathOf(Url), text), 400, 'validation', 'Alt')
  })

  it('is its owner’s and the agency’s', async () => {
    const { Url } = await added()
    for (const person of ['stranger', 'moderator'] as const)
      expectRefusal(await describeIt(person, pathOf(Url), 'À moi'), 404, 'not_found')
    expect((await describeIt('admin', pathOf(Url), 'Du pain')).status).toBe(200)
  })
})

describe('DELETE pictures/{name}', () => {
  const forms: [string, (url: string) => string][] = [
    ['the hash', hashOf],
    ['the last segment', (url) => `${hashOf(url)}.webp`],
    ['the whole address', (url) => encodeURIComponent(url)],
    ['the whole address, not encoded', (url) => url],
    ['the whole address after a proxy that makes one slash of two', (url) => url.replace('//', '/')],
    ['the address of the fallback', (url) => encodeURIComponent(url.replace('webp', 'jpg'))],
    ['the address with a query', (url) => encodeURIComponent(`${url}?v=2`)],
    ['the hash and a slash', (url) => `${hashOf(url)}/`],
    ['the whole address and a slash', (url) => `${encodeURIComponent(url)}/`],
  ]
  it.each(forms)('takes %s', async (_, nameOf) => {
    const { Url } = await added()
    const answer = await call('DELETE', `/pictures/${nameOf(Url)}`, await bearerOf('owner'))
    expect(answer.status).toBe(204)
    expectRefusal(await call('GET', pathOf(Url)), 404, 'not_found')
  })

  it('takes the files from the provider soon after', async () => {
    const { Url } = await added()
    const key = (await call('GET', pathOf(Url))).headers.get('etag')?.replaceAll('"', '')
    const stored = async () => (await fetch(`${inject('simulators')}/uploadthing/f/${key}`)).status
    // The file exists and is private.
    expect(await stored()).toBe(403)
    expect((await call('DELETE', pathOf(Url), await bearerOf('owner'))).status).toBe(204)
    await expect.poll(stored, { timeout: 60_000, interval: 250 }).toBe(404)
  })

  it('is refused to a stranger and to support, and granted to the agency', async () => {
    const { Url } = await added()
    for (const person of ['stranger', 'moderator'] as const)
      expectRefusal(await call('DELETE', pathOf(Url), await bearerOf(person)), 404, 'not_found')
    expect((await call('DELETE', pathOf(Url), await bearerOf('admin'))).status).toBe(204)
  })

  it.each(['inconnue', '..%2f..%2fetc%2fpasswd', 'f'.repeat(32), '%00'])('does not find %s', async (name) => {
    expectRefusal(await call('DELETE', `/pictures/${name}`, await bearerOf('owner')), 404, 'not_found')
  })
})

it('a website’s pictures are its owner’s, not those of whoever signs up', async () => {
  const { bearer } = await newcomer()
  expectRefusal(await send({ bearer }, gallery()), 404, 'not_found')
})

it('website 1 shows the twelve sample pictures', async () => {
  const { body } = await call('GET', '/pictures/list?type=gallery&id=1&limit=12')
  expect(body).toHaveLength(12)
  expect(body[0]).toMatchObject({ Alt: 'Lumière du matin', Width: 1600, Height: 1200 })
  for (const { Url } of body) expect((await call('GET', pathOf(Url))).status).toBe(200)
})
