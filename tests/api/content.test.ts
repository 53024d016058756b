import { beforeAll, describe, expect, it } from 'vitest'
import { type Answer, call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { bearerOf } from '../support/people'
import { stored } from '../support/stored'

/** Website 1 is Camille's, 3 Julien's, 4 Camille's and inactive. */
const KINDS = [
  {
    name: 'testimonials',
    table: 'testimonials',
    fields: { Content: 'Délicieux.', CustomerName: 'Paul', CustomerRole: 'Client' },
    long: ['CustomerName', 'CustomerRole'],
    full: { Content: 'Moins bon.', CustomerName: 'Anne', CustomerRole: 'Voisine', Active: false },
  },
  {
    name: 'staff',
    table: 'staff_members',
    fields: { Name: 'Léa', Role: 'Cheffe' },
    long: ['Name', 'Role'],
    full: { Name: 'Zoé', Role: 'Serveuse', Description: 'Le soir', Active: false },
  },
  {
    name: 'events',
    table: 'events',
    fields: { Title: 'Fête', Description: 'Le soir.', EventDate: '2030-05-01' },
    long: ['Title'],
    full: {
      Title: 'Bal',
      Description: 'Tard.',
      EventDate: '2030-06-01',
      EndDate: '2030-06-02',
      Active: false,
    },
  },
]

type Listed = { Id: number; OrderIndex: number; Active: boolean }
const places = (answer: Answer) => (answer.body as Listed[]).map(({ Id, OrderIndex }) => [Id, OrderIndex])

describe.each(KINDS)('$name', ({ name, table, fields, long, full }) => {
  const ownList = name === 'events' ? `/${name}/website/1` : `/${name}/website/include/1`
  let owner: { bearer?: string }
  beforeAll(async () => {
    owner = await bearerOf('owner')
  })
  const create = (more: object = {}) =>
    call('POST', `/${name}`, { ...owner, json: { ...fields, WebsiteId: 1, ...more } })

  it('are shown to visitors without the hidden ones, to the owner all', async () => {
    await create()
    const hiddenOne = await create({ Active: false })
    const rows = await stored<{ id: number; active: boolean }>(
      `select id, active from ${table} where website_id = 1 order by position`,
    )
    expect(rows.at(-1)).toEqual({ id: hiddenOne.body.Id, active: false })
    const publicList = await call('GET', `/${name}/website/1`)
    expect(publicList.status).toBe(200)
    const shown = (publicList.body as Listed[]).map(({ Id }) => Id)
    expect(shown).toEqual(rows.filter(({ active }) => active).map(({ id }) => id))
    const whole = await call('GET', ownList, owner)
    expect((whole.body as Listed[]).map(({ Id }) => Id)).toEqual(rows.map(({ id }) => id))
    expect(whole.headers.get('cache-control')).toBe('private, no-store')
    for (const person of ['stranger', 'moderator'] as const) {
      const foreign = await call('GET', `/${name}/website/1`, await bearerOf(person))
      expect([person, foreign.body]).toEqual([person, publicList.body])
    }
  })

  it('are added last, changed in part and as a whole, and deleted', async () => {
    const before = (await call('GET', ownList, owner)).body.length
    const made = await create()
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      ...fields,
      WebsiteId: 1,
      Active: true,
      OrderIndex: before + 1,
      PictureUrl: null,
    })
    const path = `/${name}/${made.body.Id}`
    const hidden = await call('PUT', path, { ...owner, json: { Active: false } })
    expect([hidden.status, hidden.body]).toEqual([
      200,
      { ...made.body, Active: false, Version: expect.any(String) },
    ])
    const changed = await call('PUT', path, { ...owner, json: full })
    expect([changed.status, changed.body]).toMatchObject([200, { ...full, Id: made.body.Id }])
    expect((await call('PUT', `${path}/`, { ...owner, json: {} })).body).toEqual({
      ...changed.body,
      Version: expect.any(String),
    })
    const deleted = await call('DELETE', path, owner)
    expect([deleted.status, deleted.body]).toEqual([204, null])
    expectRefusal(await call('DELETE', path, owner), 404, 'not_found')
    expectRefusal(await call('PUT', path, { ...owner, json: full }), 404, 'not_found')
  })

  it('are reordered, and the answer is the whole list', async () => {
    const { body } = await create()
    const before = (await call('GET', ownList, owner)).body as Listed[]
    const answer = await call('POST', `/${name}/reorder`, {
      ...owner,
      json: { Id: body.Id, NewOrderIndex: 2 },
    })
    expect(answer.status).toBe(200)
    const others = before.map(({ Id }) => Id).filter((id) => id !== body.Id)
    const wanted = [others[0], body.Id, ...others.slice(1)].map((id, index) => [id, index + 1])
    expect(places(answer)).toEqual(wanted)
    expect(places(await call('GET', ownList, owner))).toEqual(wanted)
  })

  it('change only the version that If-Match names', async () => {
    const { body } = await create()
    const put = (json: object, tag: string) =>
      call('PUT', `/${name}/${body.Id}`, { ...owner, json, headers: { 'if-match': tag } })
    const first = await put(full, `"${body.Version}"`)
    expect(first.status).toBe(200)
    expect(first.body.Version).not.toBe(body.Version)
    expectRefusal(await put(fields, `"${body.Version}"`), 412, 'precondition_failed', 'version')
    expectRefusal(await put(fields, `W/"${first.body.Version}"`), 412, 'precondition_failed', 'version')
    const listed = (await call('GET', ownList, owner)).body.find(({ Id }: Listed) => Id === body.Id)
    expect(listed).toEqual(first.body)
    expect((await put(fields, `"a", "${first.body.Version}"`)).status).toBe(200)
    expect((await put(fields, '*')).status).toBe(200)
  })

  it('refuse a position that is not an integer with 400, one outside 1…n with 409', async () => {
    const list = (await call('GET', ownList, owner)).body as Listed[]
    const move = (NewOrderIndex: unknown) =>
      call('POST', `/${name}/reorder`, { ...owner, json: { Id: list[0]?.Id, NewOrderIndex } })
    for (const wrong of [1.5, '2', null, undefined]) {
      expectRefusal(await move(wrong), 400, 'validation', 'NewOrderIndex')
    }
    for (const outside of [0, -1, list.length + 1, 2 ** 31, 2 ** 53, 1e300])
      expectRefusal(await move(outside), 409, 'conflict')
    const nowhere = { Id: 2_147_483_647, NewOrderIndex: 0 }
    expectRefusal(await call('POST', `/${name}/reorder`, { ...owner, json: nowhere }), 404, 'not_found')
  })

  it('are reordered by an Id and a place, the later of two of a name, and nothing less', async () => {
    const { body } = await create()
    const raw = (text: string) =>
      call('POST', `/${name}/reorder/`, {
        ...owner,
        raw: text,
        headers: { 'content-type': 'application/json; charset=utf-8' },
      })
    expectRefusal(await raw('{"NewOrderIndex":1}'), 400, 'validation', 'Id')
    expectRefusal(await raw('{"Id":1}'), 400, 'validation', 'NewOrderIndex')
    expectRefusal(await raw('{}'), 400, 'validation', 'Id', 'NewOrderIndex')
    for (const wrong of ['"1"', '0', '-1', '1.5', 'null', '[1]', '1e400'])
      expectRefusal(await raw(`{"Id":${wrong},"NewOrderIndex":1}`), 400, 'validation', 'Id')
    const twice = await raw(`{"Id":1,"Id":${body.Id},"NewOrderIndex":0,"NewOrderIndex":1}`)
    expect([twice.status, twice.body[0].Id]).toEqual([200, body.Id])
  })

  it('keep no character that the database cannot hold', async () => {
    const [field = ''] = long
    const made = await create({ [field]: ' Zo\u0000é\ud800 ' })
    expect([made.status, made.body[field]]).toEqual([201, 'Zoé\ufffd'])
    expectRefusal(await create({ [field]: '\u0000 ' }), 400, 'validation', field)
    const [longest] = [await create({ [field]: '🏠'.repeat(75) })]
    expect([longest.status, longest.body[field]]).toEqual([201, '🏠'.repeat(75)])
  })

  it('refuse missing, empty and too long fields, and name them', async () => {
    const none = await call('POST', `/${name}`, { ...owner, json: {} })
    expectRefusal(none, 400, 'validation', 'WebsiteId')
    for (const wrong of ['1', 0, -1, 1.5, null, 2_147_483_648]) {
      const refused = await create({ WebsiteId: wrong })
      expectRefusal(refused, 400, 'validation', 'WebsiteId')
      expect(refused.body.issues[0].message).toMatch(/^L’identifiant (doit|ne peut)/)
    }
    const { body } = await create()
    for (const field of long) {
      for (const wrong of ['', ' ', 'x'.repeat(151), 7]) {
        expectRefusal(await create({ [field]: wrong }), 400, 'validation', field)
        const changed = await call('PUT', `/${name}/${body.Id}`, { ...owner, json: { [field]: wrong } })
        expectRefusal(changed, 400, 'validation', field)
      }
      expectRefusal(await create({ [field]: undefined }), 400, 'validation', field)
    }
    expectRefusal(await create({ Active: 'oui' }), 400, 'validation', 'Active')
  })

  it('belong to no other website and stand at no other place than the product says', async () => {
    expectRefusal(await create({ WebsiteId: 3 }), 404, 'not_found')
    const made = await create({ OrderIndex: 1, Id: 999_999, PictureUrl: 'https://ailleurs.example/x.png' })
    expect(made.body).toMatchObject({ PictureUrl: null })
    expect(made.body.Id).not.toBe(999_999)
    expect(made.body.OrderIndex).not.toBe(1)
    const changed = await call('PUT', `/${name}/${made.body.Id}`, {
      ...owner,
      json: { WebsiteId: 3, OrderIndex: 1, websiteId: 3, position: 1, Id: 1 },
    })
    expect(changed.body).toEqual({ ...made.body, Version: expect.any(String) })
  })

  describe('read by visitors', () => {
    const path = `/${name}/website/1`
    it('are open to every site and confirmed by their ETag', async () => {
      const first = await call('GET', path)
      expect(first.headers.get('access-control-allow-origin')).toBe('*')
      expect(first.headers.get('access-control-expose-headers')).toBe('ETag, Link')
      expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      for (const one of ['Authorization', 'Cookie', 'Origin'])
        expect(first.headers.get('vary')).toContain(one)
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^W\/"[\w-]+"$/)
      const plain = await call('GET', path, { headers: { 'accept-encoding': 'identity' } })
      expect(plain.headers.get('etag')).toBe(etag)
      const again = await call('GET', path, { headers: { 'if-none-match': `"autre", ${etag}` } })
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, null, etag])
      expect(again.headers.get('access-control-allow-origin')).toBe('*')
      const strong = await call('GET', path, { headers: { 'if-none-match': etag.slice(2) } })
      expect(strong.status).toBe(304)
      await create()
      const later = await call('GET', path, { headers: { 'if-none-match': etag } })
      expect(later.status).toBe(200)
    })

    it('are confirmed by a star, to HEAD too, and sent anew for a tag of something else', async () => {
      const { headers } = await call('GET', path)
      const head = await call('HEAD', path)
      expect([head.status, head.body, head.headers.get('etag')]).toEqual([200, null, headers.get('etag')])
      for (const method of ['GET', 'HEAD']) {
        const any = await call(method, path, { headers: { 'if-none-match': '*' } })
        expect([method, any.status, any.body]).toEqual([method, 304, null])
      }
      for (const other of ['W/"autre"', 'sans guillemets', ''])
        expect((await call('GET', path, { headers: { 'if-none-match': other } })).status).toBe(200)
      const inactive = await call('GET', `/${name}/website/4`, { headers: { 'if-none-match': '*' } })
      expectRefusal(inactive, 403, 'site_inactive')
    })

    it('let scripts of other sites ask with headers of their own, but for sessions', async () => {
      const { status, headers } = await call('OPTIONS', path, {
        headers: {
          origin: 'https://ailleurs.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'if-none-match',
        },
      })
      expect(status).toBe(204)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-allow-headers')).toBe('*')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    })

    it('are kept by nobody when a session or bearer comes along', async () => {
      for (const credentials of [owner, { bearer: 'faux' }]) {
        const answer = await call('GET', path, credentials)
        expect(answer.status).toBe(200)
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        expect(answer.headers.get('vary')).toContain('Authorization, Cookie, Origin')
        expect(answer.headers.get('etag')).toBeNull()
        expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      }
    })

    it('come by pages that lead to the end', async () => {
      const whole = (await call('GET', path)).body
      const seen: unknown[] = []
      let query: string | null = '?limit=2'
      while (query !== null) {
        const answer: Answer = await call('GET', `${path}${query}`)
        seen.push(...answer.body)
        const next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
        query = next ? new URL(next).search : null
      }
      expect(seen).toEqual(whole)
      expectRefusal(await call('GET', `${path}?cursor=rien`), 400, 'validation', 'cursor')
    })

    it('are refused for an inactive website, but not to its owner', async () => {
      const refused = await call('GET', `/${name}/website/4`)
      expectRefusal(refused, 403, 'site_inactive')
      expect(refused.headers.get('access-control-allow-origin')).toBe('*')
      expect(refused.headers.get('cache-control')).toBe('private, no-store')
      expectRefusal(await call('GET', `/${name}/website/4`, await bearerOf('stranger')), 403, 'site_inactive')
      expect((await call('GET', `/${name}/website/4`, owner)).status).toBe(200)
    })

    it('are not found for a website that does not exist, and refused for no id', async () => {
      expectRefusal(await call('GET', `/${name}/website/999999`), 404, 'not_found')
      expectRefusal(await call('GET', `/${name}/website/zero`), 400, 'validation')
    })
  })
})

describe('an event', () => {
  const write = async (method: string, path: string, json: object) =>
    call(method, path, { ...(await bearerOf('owner')), json })
  const named = { WebsiteId: 1, Name: 'Concert', Description: 'Jazz.', StartDate: '2030-07-01' }

  it('takes and gives Name and StartDate as Title and EventDate', async () => {
    const made = await write('POST', '/events', named)
    const both = {
      Title: 'Concert',
      Name: 'Concert',
      EventDate: '2030-07-01',
      StartDate: '2030-07-01',
      EndDate: null,
    }
    expect([made.status, made.body]).toMatchObject([201, both])
    const changed = await write('PUT', `/events/${made.body.Id}`, { Name: 'Bal', StartDate: '2030-07-02' })
    expect(changed.body).toMatchObject({ Title: 'Bal', EventDate: '2030-07-02' })
  })

  it('does not end before it starts', async () => {
    const wrong = await write('POST', '/events', { ...named, EndDate: '2030-06-30' })
    expectRefusal(wrong, 400, 'validation', 'EndDate')
    const { body } = await write('POST', '/events', { ...named, EndDate: '2030-07-01' })
    expectRefusal(
      await write('PUT', `/events/${body.Id}`, { EventDate: '2030-07-02' }),
      400,
      'validation',
      'EndDate',
    )
    expect((await write('PUT', `/events/${body.Id}`, { EndDate: '' })).body.EndDate).toBeNull()
    // Validated before the answer reveals whether the website or the event exists.
    const backwards = { StartDate: '2030-07-02', EndDate: '2030-07-01' }
    expectRefusal(await write('POST', '/events', { ...named, ...backwards, WebsiteId: 3 }), 400, 'validation')
    expectRefusal(await write('PUT', '/events/2147483647', backwards), 400, 'validation', 'EndDate')
  })

  it.each(['2030-02-30', '0000-01-01', '01/05/2030', '2030-05-01T10:00:00Z', '', null, 5])(
    'does not start on %j',
    async (StartDate) => {
      expectRefusal(await write('POST', '/events', { ...named, StartDate }), 400, 'validation', 'StartDate')
    },
  )

  it('needs a name and a start', async () => {
    const answer = await write('POST', '/events', { WebsiteId: 1, Description: 'Jazz.' })
    expectRefusal(answer, 400, 'validation', 'Title', 'EventDate')
  })
})
