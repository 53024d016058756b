import { NextRequest } from 'next/server'
import { describe, expect, it, vi } from 'vitest'
import { DomainError } from '@/lib/domain/errors'
import { operation } from '../_wire/operation'
import { on, route } from './route'

vi.mock('./authenticate', () => ({
  authenticate: async () => ({ actor: null, credential: 'none', hasCookie: false }),
}))
vi.mock('@/lib/server/context', () => ({ createContext: () => ({}) }))
vi.mock('@/lib/server/rate-limits', () => ({ takePoint: async () => {} }))
vi.mock('@/lib/server/session-cookie', () => ({ sessionCookieName: () => 'session' }))

const read = operation({
  method: 'GET',
  path: '/essai',
  tag: 'Essai',
  summary: 'Lire',
  access: 'public',
  publicRead: true,
  status: 200,
})

describe('a public read whose rows give out on the way', () => {
  it('is a refusal of its own, to be kept by nobody', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('[1')),
      pull: (controller) => controller.error(new DomainError('unavailable')),
    })
    const { GET } = route(on(read, async () => new Response(broken)))
    const answer = await GET(new NextRequest('http://localhost/api/essai'), { params: Promise.resolve({}) })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'unavailable' })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})
