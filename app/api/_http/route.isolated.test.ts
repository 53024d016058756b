import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { DomainError } from '@/lib/domain/errors'
import { IdCursor } from '@/lib/domain/paging'
import { type Asked, ask, base, json, NOBODY, OWNER, outside } from '@/tests/support/small-routes'
import { IdParam, operation } from '../_wire/operation'
import type { Caller } from './authenticate'
import { on, route } from './route'

const rows = operation({
  ...base,
  method: 'GET',
  access: 'public',
  list: { row: z.object({ Id: z.int() }), cursor: IdCursor },
})
/** Ten rows, page by page. */
const tenRows = async ({ page }: { page: { limit: number; after: { id: number } | null } }) => {
  const start = page.after?.id ?? 0
  const end = Math.min(10, start + page.limit)
  return {
    rows: Array.from({ length: end - start }, (_, index) => ({ Id: start + index + 1 })),
    next: end < 10 ? { id: end } : null,
  }
}

const open = operation({ ...rows, publicRead: true })
const get = (served: ReturnType<typeof on>, query = '', headers: Record<string, string> = {}) =>
  route(served).GET(new NextRequest(`http://localhost/api/essai${query}`, { headers }), {
    params: Promise.resolve({}),
  })
/** Waits until everything has run that needs no outside answer. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a list', () => {
  it('links to its next page at the configured address, not the one in the request', async () => {
    const headers = { host: 'forged.example', 'x-forwarded-host': 'forged.example' }
    const { body, headers: answered } = await ask(route(on(rows, tenRows)), 'GET', {
      query: '?limit=4&x=1',
      headers,
    })
    expect(body).toEqual([{ Id: 1 }, { Id: 2 }, { Id: 3 }, { Id: 4 }])
    const cursor = Buffer.from('{"id":4}').toString('base64url')
    expect(answered.get('link')).toBe(
      `<https://www.ostal.fr/api/essai?limit=4&x=1&cursor=${cursor}>; rel="next"`,
    )
  })

  it('without limit and cursor is read part by part to its end', async () => {
    const parts = on(rows, ({ page }) => tenRows({ page: { ...page, limit: 3 } }))
    const { body, headers } = await ask(route(parts), 'GET')
    expect(body).toHaveLength(10)
    expect(headers.get('link')).toBeNull()
  })

  it('that is a public read and fails at once is a refusal that no cache keeps', async () => {
    const answer = await get(
      on(open, async () => {
        throw new DomainError('unavailable')
      }),
    )
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'unavailable' })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('that fails on its way breaks off, instead of looking whole', async () => {
    const answer = await get(
      on(open, async ({ page }) => {
        if (page.after) throw new DomainError('unavailable')
        return { rows: [{ Id: 1 }], next: { id: 1 } }
      }),
    )
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('whose reader leaves is not read any further', async () => {
    let reads = 0
    const answer = await get(
      on(open, async ({ page }) => {
        reads += 1
        const id = (page.after?.id ?? 0) + 1
        return { rows: [{ Id: id }], next: { id } }
      }),
    )
    const reader = answer.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await settled()
    const readWhenLeft = reads
    await settled()
    expect(reads).toBe(readWhenLeft)
  })

  it('leaves the database to others: of ten whole lists, two parts are read at a time', async () => {
    const waiting: (() => void)[] = []
    const list = on(open, async ({ page }) => {
      if (page.after) await new Promise<void>((resolve) => waiting.push(resolve))
      return page.after?.id === 2
        ? { rows: [{ Id: 3 }], next: null }
        : { rows: [{ Id: 1 }], next: { id: page.after ? 2 : 1 } }
    })
    const texts = Array.from({ length: 10 }, async () => (await get(list)).text())
    let read = 0
    while (read < 20) {
      await settled()
      expect(waiting.length).toBeLessThanOrEqual(2)
      read += waiting.length
      for (const go of waiting.splice(0)) go()
    }
    for (const text of await Promise.all(texts)) expect(text).toBe('[{"Id":1},{"Id":1},{"Id":3}]')
  })
})

describe('a public list with a version', () => {
  let version = 1
  let limits: number[] = []
  const versioned = on(open, async ({ page }) => {
    limits.push(page.limit)
    return { ...(await tenRows({ page: { ...page, limit: Math.min(3, page.limit) } })), version }
  })
  beforeEach(() => {
    version = 1
    limits = []
  })
  const ask = (tag?: string, query = '') => get(versioned, query, tag ? { 'if-none-match': tag } : {})
  const tagOf = async (query = '') => (await ask(undefined, query)).headers.get('etag') ?? ''

  it('has the same weak tag on every page and as a whole that is streamed', async () => {
    const whole = await ask()
    expect(await whole.json()).toHaveLength(10)
    expect(whole.headers.get('etag')).toMatch(/^W\/"[\w-]+"$/)
    expect(whole.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(await tagOf('?limit=2')).toBe(whole.headers.get('etag'))
  })

  it('answers 304 to who has it, without reading a row', async () => {
    const tag = await tagOf()
    limits = []
    const known = await ask(tag, '?limit=2')
    expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', tag])
    expect(known.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(known.headers.get('vary')).toBe('Authorization, Cookie, Origin')
    expect(known.headers.get('access-control-allow-origin')).toBe('*')
    expect(known.headers.get('access-control-expose-headers')).toBe('ETag, Link')
    expect(limits).toEqual([0])
  })

  it('comes anew with another version', async () => {
    const tag = await tagOf()
    version = 2
    const second = await ask(tag, '?limit=2')
    expect([second.status, (await second.json()).length]).toEqual([200, 2])
    expect(second.headers.get('etag')).not.toBe(tag)
  })

  it('is private, and without a tag, with credentials', async () => {
    const own = await get(versioned, '', { authorization: 'Bearer x', 'if-none-match': '*' })
    expect(own.status).toBe(200)
    expect(own.headers.get('etag')).toBeNull()
    expect(own.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('a query', () => {
  const weighed = operation({
    ...base,
    method: 'GET',
    access: 'public',
    query: z.object({ weight: z.coerce.number({ error: 'Le poids est un nombre de grammes.' }) }),
    answer: z.object({ grams: z.number() }),
  })
  const routes = route(on(weighed, async ({ query }) => ({ grams: query.weight })))

  it('is handed on parsed', async () => {
    expect((await ask(routes, 'GET', { query: '?weight=800&other=1' })).body).toEqual({ grams: 800 })
  })

  it.each(['', '?weight=lourd'])('with a fault is a 400 at its parameter: %j', async (query) => {
    const { status, body } = await ask(routes, 'GET', { query })
    expect(status).toBe(400)
    expect(body.issues).toEqual([{ path: 'weight', message: 'Le poids est un nombre de grammes.' }])
  })
})

describe('refusals come in one order', () => {
  const everything = operation({
    ...base,
    method: 'POST',
    access: 'websites.manage',
    limit: 'upload',
    params: IdParam,
    query: z.object({ dry: z.enum(['0', '1']) }),
    body: z.object({ Name: z.string() }),
    names: { name: 'Name' },
    status: 204,
  })
  const routes = route(
    on(everything, async () => {
      throw new DomainError('not_found')
    }),
  )
  const admin = { ...OWNER, role: 'ADMIN' as const }
  const ours = { 'sec-fetch-site': 'same-origin' }
  const good = json({ Name: 'x' })

  /** Each step fixes one more fault of the call. */
  const steps: [number, Caller, boolean, Asked][] = [
    [401, NOBODY, false, {}],
    [403, { person: OWNER, credential: 'cookie', hasCookie: true }, false, {}],
    [403, { person: admin, credential: 'cookie', hasCookie: true }, false, {}],
    [429, { person: admin, credential: 'cookie', hasCookie: true }, true, { headers: ours }],
    [415, { person: admin, credential: 'cookie', hasCookie: true }, false, { headers: ours, body: '{' }],
    [400, { person: admin, credential: 'bearer', hasCookie: false }, false, { ...good, body: '{' }],
    [400, { person: admin, credential: 'bearer', hasCookie: false }, false, { ...good, id: 'un' }],
    [400, { person: admin, credential: 'bearer', hasCookie: false }, false, { ...good, id: '1' }],
    [
      400,
      { person: admin, credential: 'bearer', hasCookie: false },
      false,
      { ...json({}), id: '1', query: '?dry=1' },
    ],
    [
      404,
      { person: admin, credential: 'bearer', hasCookie: false },
      false,
      { ...good, id: '1', query: '?dry=1' },
    ],
  ]
  it.each(steps)('%i', async (status, caller, isLimited, asked) => {
    outside.caller = caller
    outside.isLimited = isLimited
    expect((await ask(routes, 'POST', asked)).status).toBe(status)
  })

  it('nothing is counted of a call without a session, a right or our origin', async () => {
    for (const [status, caller, , asked] of steps.slice(0, 3)) {
      outside.caller = caller
      expect((await ask(routes, 'POST', asked)).status).toBe(status)
    }
    expect(outside.taken).toEqual([])
  })
})

it('a fault of the domain is reported at the caller’s field', async () => {
  const rename = operation({
    ...base,
    method: 'POST',
    access: 'public',
    body: z.object({ CustomerName: z.string() }).transform((body) => ({ customerName: body.CustomerName })),
    names: { customerName: 'CustomerName' },
    status: 204,
  })
  const routes = route(
    on(rename, async () => {
      throw new DomainError('validation', undefined, { issues: [{ path: 'customerName', message: 'Non.' }] })
    }),
  )
  const { body } = await ask(routes, 'POST', json({ CustomerName: 'x' }))
  expect(body.issues).toEqual([{ path: 'CustomerName', message: 'Non.' }])
})
