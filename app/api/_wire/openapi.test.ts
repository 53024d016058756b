import { describe, expect, it } from 'vitest'
import { openApiDocument } from './openapi'

type Described = { operationId?: string; tags: string[]; responses: Record<string, unknown> }

const { paths, tags = [], components } = openApiDocument('__Host-next-auth.session-token')
const calls = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Described>).map(([method, described]) => ({
    name: `${method.toUpperCase()} ${path}`,
    ...described,
  })),
)

describe('the API’s document', () => {
  it('names each call once, so that a generated client can call it by that name', () => {
    const ids = calls.map(({ operationId = '' }) => operationId)
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(ids).toContain('visibleTestimonials')
  })

  it('defines and describes every tag that a call has, and no other', () => {
    expect(tags.map(({ name }) => name).toSorted()).toEqual([
      ...new Set(calls.flatMap((one) => one.tags).toSorted()),
    ])
    expect(calls.every((one) => one.tags.length === 1)).toBe(true)
    expect(tags.filter(({ description = '' }) => !/^[A-ZÉ].{8,}\.$/.test(description))).toEqual([])
  })

  it('names the refusals of calls that act on the session’s cookie without needing one', () => {
    const refusals = (name: string) =>
      Object.keys(calls.find((one) => one.name === name)?.responses ?? {}).filter((status) =>
        /^4/.test(status),
      )
    expect(refusals('POST /auth/token')).toEqual(['401', '403'])
    expect(refusals('POST /auth/logout')).toEqual(['403'])
    expect(refusals('POST /auth/confirm')).toContain('403')
    // An administrator who views a client can order nothing.
    expect(refusals('POST /stripe/checkout/{id}')).toContain('403')
    expect(refusals('GET /auth/status')).toEqual([])
  })

  it('names the session’s cookie as https has it', () => {
    expect(components?.securitySchemes?.session).toMatchObject({
      in: 'cookie',
      name: '__Host-next-auth.session-token',
    })
  })
})
