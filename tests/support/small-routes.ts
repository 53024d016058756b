import { NextRequest } from 'next/server'
import { beforeEach, vi } from 'vitest'
import type { Caller } from '@/app/api/_http/authenticate'
import type { route } from '@/app/api/_http/route'

// The API's wrapper without database and session, for operations that a test defines.

export const OWNER = {
  type: 'person' as const,
  id: 2,
  role: 'USER' as const,
  clientId: 2,
  sessionId: 'session',
}
export const NOBODY: Caller = { person: null, credential: 'none', hasCookie: false }

/** The caller, whether the rate limit is reached, and the limits that were counted (`taken`). */
const outside = vi.hoisted(() => ({ caller: {} as unknown, taken: [] as string[], isLimited: false }))
vi.mock('@/app/api/_http/authenticate', () => ({ authenticate: async () => outside.caller }))
vi.mock('@/lib/env', () => ({ env: () => ({ PUBLIC_ORIGIN: 'https://www.ostal.fr', LOG_LEVEL: 'error' }) }))
vi.mock('@/lib/server/context', () => ({ createContext: (actor: unknown) => ({ actor }) }))
vi.mock('@/lib/server/session/record-refusal', () => ({ recordRefusal: async () => {} }))
vi.mock('@/lib/server/session/session-cookie', () => ({ sessionCookieName: () => 'session' }))
vi.mock('@/lib/server/limits/rate-limits', async () => {
  const { DomainError } = await import('@/lib/domain/errors')
  const { LIMITS } = await import('@/lib/server/limits/limits')
  const take = (name: keyof typeof LIMITS) => {
    if (outside.isLimited) throw new DomainError('rate_limited')
    outside.taken.push(name)
  }
  return {
    limitRequest: async (name?: keyof typeof LIMITS) => {
      if (name && LIMITS[name].counts === 'requests') take(name)
    },
    limitInput: async (
      name: keyof typeof LIMITS | undefined,
      _: unknown,
      _input: unknown,
      work: () => unknown,
    ) => {
      if (name && LIMITS[name].counts !== 'requests') take(name)
      return work()
    },
  }
})
beforeEach(() => {
  outside.caller = NOBODY
  outside.taken = []
  outside.isLimited = false
})

export type Asked = { query?: string; headers?: Record<string, string>; body?: BodyInit; id?: string }
type Routes = ReturnType<typeof route>

export async function ask(
  routes: Routes,
  method: keyof Routes,
  { query = '', headers, body, id }: Asked = {},
) {
  const request = new NextRequest(`http://forged.example/api/essai${query}`, {
    method,
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  })
  const answer = await routes[method](request, { params: Promise.resolve(id === undefined ? {} : { id }) })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) }
}

export const json = (value: unknown) => ({
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
})
export const base = { path: '/essai', tag: 'Essai', summary: 'Essayer', status: 200 } as const

export { outside }
