import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ask, base, json, OWNER, outside } from '@/tests/support/small-routes'
import { operation } from '../_wire/operation'
import { on, route } from './route'

describe('a call that scripts of other sites may make', () => {
  const quote = operation({
    ...base,
    method: 'POST',
    access: 'public',
    cors: true,
    limit: 'mail',
    body: z.object({ Zip: z.string() }),
    answer: z.object({ Zip: z.string(), Asked_by: z.string() }),
  })
  const closed = operation({ ...base, method: 'PUT', access: 'signedIn', status: 204 })
  const routes = route(
    on(quote, async ({ ctx, body }) => ({ Zip: body.Zip, Asked_by: ctx.actor.type })),
    on(closed, async () => undefined),
  )
  const foreign = { origin: 'https://boutique.example' }

  it('is answered to any origin, and kept by no cache', async () => {
    const { status, headers } = await ask(routes, 'POST', json({ Zip: '34000' }))
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it('learns from the preflight: POST only, without credentials', async () => {
    const { status, headers } = await ask(routes, 'OPTIONS', { headers: foreign })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-methods')).toBe('POST')
    expect(headers.get('access-control-allow-headers')).toBe('*')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('is refused readably, limits included', async () => {
    const fault = await ask(routes, 'POST', json({}))
    expect([fault.status, fault.headers.get('access-control-allow-origin')]).toEqual([400, '*'])
    outside.isLimited = true
    const limited = await ask(routes, 'POST', json({ Zip: '34000' }))
    expect([limited.status, limited.headers.get('access-control-allow-origin')]).toEqual([429, '*'])
    expect(limited.headers.get('access-control-expose-headers')).toBe('Retry-After')
  })

  it('knows no session: who is signed in is a visitor there', async () => {
    outside.caller = { person: OWNER, credential: 'cookie', hasCookie: true }
    const { body, headers } = json({ Zip: '34000' })
    const answer = await ask(routes, 'POST', {
      body,
      headers: { ...headers, ...foreign, cookie: 'session=1', authorization: 'Bearer x' },
    })
    expect(answer.body).toEqual({ Zip: '34000', Asked_by: 'visitor' })
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('opens no other method of its path', async () => {
    const { status, headers } = await ask(routes, 'PUT')
    expect([status, headers.get('access-control-allow-origin')]).toEqual([401, null])
  })
})
