import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
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

  it('that is a public read and fails on the way is a refusal that no cache keeps', async () => {
    const open = operation({ ...rows, publicRead: true })
    const { GET } = route(
      on(open, async ({ page }) => {
        if (page.after) throw new DomainError('unavailable')
        return { rows: [{ Id: 1 }], next: { id: 1 } }
      }),
    )
    const answer = await GET(new NextRequest('http://localhost/api/essai'), { params: Promise.resolve({}) })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'unavailable' })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
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

  /** What is right so far; each step puts one more thing right. */
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
