import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { DomainError, type ErrorCode, invalidField } from '@/lib/domain/errors'
import { errorAnswer } from './error-answer'

const logged = vi.hoisted(() => ({ error: vi.fn(), warn: vi.fn() }))
vi.mock('@/lib/server/instance/log', () => ({ log: () => logged }))

const answer = async (thrown: unknown, names?: Record<string, string>) => {
  const response = errorAnswer(thrown, 'request-1', names ? { names } : {})
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describe('a refusal of the domain', () => {
  it.each<[ErrorCode, number]>([
    ['validation', 400],
    ['unauthenticated', 401],
    ['forbidden', 403],
    ['not_found', 404],
    ['conflict', 409],
    ['too_large', 413],
    ['unsupported_media', 415],
    ['rate_limited', 429],
    ['provider', 502],
    ['unavailable', 503],
  ])('%s is a %i with its French sentence', async (code, status) => {
    const { body, ...rest } = await answer(new DomainError(code))
    expect(rest.status).toBe(status)
    expect(body).toEqual({ message: expect.stringMatching(/[a-zà-ÿ]{3,}.*[.]$/), code })
  })

  it.each(['rate_limited', 'unavailable'] as const)('%s says when to come back', async (code) => {
    expect((await answer(new DomainError(code))).headers.get('retry-after')).toBe('5')
    const named = await answer(new DomainError(code, undefined, { retryAfter: 42 }))
    expect(named.headers.get('retry-after')).toBe('42')
  })

  it('of a provider says when to come back only where the provider is busy', async () => {
    expect((await answer(new DomainError('provider'))).headers.get('retry-after')).toBeNull()
    const busy = await answer(new DomainError('provider', undefined, { retryAfter: 5 }))
    expect(busy.headers.get('retry-after')).toBe('5')
  })

  it('names its field as the caller spells it', async () => {
    const names = { currentPassword: 'CurrentPassword' }
    const { body } = await answer(invalidField('currentPassword', 'Ce n’est pas le bon.'), names)
    expect(body.issues).toEqual([{ path: 'CurrentPassword', message: 'Ce n’est pas le bon.' }])
  })
})

describe('a fault of the body', () => {
  it('is a 400 with one issue a field, nested ones by their path', async () => {
    const schema = z.object({ content: z.object({ nom: z.string({ error: 'Le nom manque.' }) }) })
    const { error } = schema.safeParse({ content: {} })
    const { status, body } = await answer(error)
    expect(status).toBe(400)
    expect(body).toEqual({
      message: expect.any(String),
      code: 'validation',
      issues: [{ path: 'content.nom', message: 'Le nom manque.' }],
    })
  })
})

describe('a database out of reach', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '53300', '08006', '57014'])(
    '%s is a 503 that says when to come back',
    async (code) => {
      const failure = new Error('Failed query', { cause: Object.assign(new Error('cause'), { code }) })
      const { status, headers, body } = await answer(failure)
      expect([status, body.code]).toEqual([503, 'unavailable'])
      expect(headers.get('retry-after')).toBe('5')
    },
  )
})

describe('anything else', () => {
  it.each([new TypeError('secret détail at file.ts:1'), 'texte', null, undefined, { code: 'autre' }])(
    '%s is a 500 that tells nothing and is logged with the request’s id',
    async (thrown) => {
      logged.error.mockClear()
      const { status, body } = await answer(thrown)
      expect(status).toBe(500)
      expect(body).toEqual({ message: expect.stringContaining('inattendue'), code: 'internal' })
      expect(JSON.stringify(body)).not.toContain('secret')
      expect(logged.error).toHaveBeenCalledWith({ err: thrown, requestId: 'request-1' }, expect.any(String))
    },
  )
})
