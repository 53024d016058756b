import { describe, expect, it } from 'vitest'
import { operations } from '@/app/api/_wire/openapi'
import { call } from '../support/api'
import { as, bearerOf } from '../support/people'

const TICKET = { ticketType: 'Bug', ticketName: 'Titre', description: 'Texte' }
const concrete = (path: string) => path.replace('{id}', '1').replace('{fileId}', '1')

describe('a path answers with and without a trailing slash', () => {
  it.each(operations)('$method $path', async ({ method, path }) => {
    // An unknown bearer token and no body: both calls are refused and change nothing.
    const plain = await call(method, concrete(path), { bearer: 'faux' })
    const slashed = await call(method, `${concrete(path)}/`, { bearer: 'faux' })
    expect(slashed.status).toBe(plain.status)
    expect(slashed.headers.get('location')).toBe(plain.headers.get('location'))
    expect(slashed.body).toEqual(plain.body)
  })
})

describe('what is not served', () => {
  const begun = ['/mondialrelay', '/mondialrelay/']
  it.each(['/nulle-part', '/tickets/1/autre', '/', '', '/auth', '/auth/', ...begun])(
    'the path /api%s answers the JSON 404',
    async (path) => {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const answer = await call(method, path)
        expect(answer.status).toBe(404)
        expect(answer.body).toEqual({ message: expect.any(String), code: 'not_found' })
      }
    },
  )

  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
  const paths = [...new Set(operations.map(({ path }) => path))]
  it.each(paths)('%s answers 405 to other methods and names its own', async (path) => {
    const served = operations.filter((operation) => operation.path === path).map(({ method }) => method)
    for (const method of methods.filter((one) => !served.includes(one))) {
      const answer = await call(method, concrete(path))
      expect(answer.status).toBe(405)
      expect(answer.body).toEqual({ message: expect.any(String), code: 'method_not_allowed' })
      const allowed = answer.headers.get('allow')?.split(', ') ?? []
      expect(allowed.filter((one) => !['HEAD', 'OPTIONS'].includes(one))).toEqual(served)
    }
  })

  it.each(paths)('%s tells OPTIONS what it serves', async (path) => {
    const served = operations.filter((operation) => operation.path === path)
    const answer = await call('OPTIONS', concrete(path))
    expect([answer.status, answer.body]).toEqual([204, null])
    const own = served.map(({ method }) => method as string)
    const wanted = [...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
    expect(answer.headers.get('allow')?.split(', ')).toEqual(wanted)
    const open = served.filter(({ publicRead, cors }) => publicRead || cors).map(({ method }) => method)
    expect(answer.headers.get('access-control-allow-origin')).toBe(open.length > 0 ? '*' : null)
    const methods = open.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    expect(answer.headers.get('access-control-allow-methods')).toBe(methods.join(', ') || null)
  })

  it.each(['/docs', '/docs/'])(
    'the page %s answers 405 to other methods like its neighbours',
    async (path) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await call(method, path)
        expect([answer.status, answer.body?.code]).toEqual([405, 'method_not_allowed'])
        expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
      }
      expect((await call('OPTIONS', path)).status).toBe(204)
      const page = await call('GET', path)
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
      expect((await call('HEAD', path)).status).toBe(200)
    },
  )
})

describe('every answer', () => {
  it.each([
    ['GET', '/auth/status', 200],
    ['GET', '/users/info', 401],
    ['GET', '/nulle-part', 404],
    ['PUT', '/users/info', 405],
  ])('%s %s (%i) carries a request id of its own and is kept by no cache', async (method, path, status) => {
    const [one, two] = [await call(method, path), await call(method, path)]
    expect(one.status).toBe(status)
    expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(one.headers.get('x-request-id')).not.toBe(two.headers.get('x-request-id'))
    expect(one.headers.get('cache-control')).toBe('private, no-store')
    expect(one.headers.get('x-content-type-options')).toBe('nosniff')
    expect(one.headers.get('x-powered-by')).toBeNull()
    expect(one.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('a body', () => {
  const open = async (raw: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
    call('POST', '/tickets', { ...(await bearerOf('owner')), raw, headers: { 'content-type': type } })

  it('that is malformed JSON is a 400', async () => {
    const answer = await open('{"ticketType": ')
    expect([answer.status, answer.body.code]).toEqual([400, 'validation'])
  })

  it.each(['null', '[]', '"texte"', '12'])('that is %s instead of an object is a 400', async (raw) => {
    const answer = await open(raw)
    expect([answer.status, answer.body.code]).toEqual([400, 'validation'])
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/json-patch+json',
  ])('of type %s is a 415', async (type) => {
    const answer = await open(JSON.stringify(TICKET), type)
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media'])
  })

  it('over the limit is a 413', async () => {
    const answer = await open(JSON.stringify({ ...TICKET, more: 'x'.repeat(1_000_001) }))
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large'])
  })

  it('in UTF-8 with its charset named is read', async () => {
    const answer = await open(
      JSON.stringify({ ...TICKET, ticketName: 'Où ça ?' }),
      'Application/JSON; charset=utf-8',
    )
    expect([answer.status, answer.body.Title]).toEqual([201, 'Où ça ?'])
  })

  it('names each field that is missing, as the caller spells it', async () => {
    const answer = await open('{}')
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map(({ path }: { path: string }) => path)).toEqual([
      'ticketType',
      'ticketName',
      'description',
    ])
    for (const { message } of answer.body.issues) expect(message).toMatch(/obligatoire|Choisissez/)
  })
})

describe('refusals come in the contract’s order', () => {
  const bad = { raw: 'pas du json', headers: { 'content-type': 'text/plain' } }
  it('401 before 415', async () => expect((await call('POST', '/tickets', bad)).status).toBe(401))
  it('403 of the role before 400', async () =>
    expect((await call('GET', '/websites/list?limit=0', await bearerOf('owner'))).status).toBe(403))
  it('403 of the origin before 415', async () => {
    const { cookie } = await as('owner')
    expect((await call('POST', '/tickets', { ...bad, cookie })).status).toBe(403)
  })
  it('415 before 400', async () =>
    expect(
      (await call('POST', '/tickets/message/zero', { ...bad, ...(await bearerOf('owner')) })).status,
    ).toBe(415))
  it('400 before 404', async () =>
    expect(
      (await call('PUT', '/tickets/status/4', { ...(await bearerOf('owner')), json: { status: 'autre' } }))
        .status,
    ).toBe(400))
})

describe('an id', () => {
  it.each(['0', '-1', '1.5', 'abc', '01', '99999999999', '2147483648', '%00', '1e3'])(
    'that is %s is a 400',
    async (id) => {
      const answer = await call('GET', `/tickets/${id}`, await bearerOf('owner'))
      expect([answer.status, answer.body.code]).toEqual([400, 'validation'])
    },
  )

  it('of nothing is a 404', async () => {
    const answer = await call('GET', '/tickets/2147483647', await bearerOf('admin'))
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
  })
})
