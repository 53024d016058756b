import { beforeAll, describe, expect, it } from 'vitest'
import { openApiDocument, operations } from '@/app/api/_wire/openapi'
import { answerSchema } from '@/app/api/_wire/operation'
import { call } from '../support/api'
import { bearerOf } from '../support/people'
import { servedPaths } from '../support/routes'
import { rows } from './authorization-rows'

type Described = {
  operationId: string
  responses: Record<string, unknown>
  security: unknown[]
  requestBody?: unknown
}
let document: { openapi: string; paths: Record<string, Record<string, Described>>; components: unknown }
let described: string[]

beforeAll(async () => {
  document = (await call('GET', '/openapi.json')).body
  described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
})

describe('the API’s description', () => {
  it('is OpenAPI 3.1', () => expect(document.openapi).toMatch(/^3\.1\./))

  it('has every route file, and nothing that is not served', () => {
    expect(Object.keys(document.paths).toSorted()).toEqual(
      servedPaths()
        .map(({ path }) => path)
        .toSorted(),
    )
  })

  it('has every method that a route file serves', () => {
    const served = servedPaths().map(({ path, source }) => ({
      path,
      methods: source.match(/\bon\(/g)?.length ?? 0,
    }))
    for (const { path, methods } of served)
      expect([path, Object.keys(document.paths[path] ?? {}).length]).toEqual([path, methods])
  })

  it('names each call as its source does, although the build may shorten names', () => {
    const sent = Object.values(document.paths).flatMap((one) =>
      Object.values(one).map(({ operationId }) => operationId),
    )
    const source = Object.values(openApiDocument().paths ?? {}).flatMap((one) =>
      Object.values(one as Record<string, Described>).map(({ operationId }) => operationId),
    )
    expect(sent.toSorted()).toEqual(source.toSorted())
  })

  it('points nowhere that does not exist', () => {
    const text = JSON.stringify(document)
    for (const [, pointer = ''] of text.matchAll(/"\$ref":"#([^"]+)"/g)) {
      const found = pointer
        .split('/')
        .slice(1)
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document)
      expect([pointer, found !== undefined]).toEqual([pointer, true])
    }
  })

  it('says of each call whether it needs a session, and how it may refuse', () => {
    for (const name of described) {
      const [method = '', path = ''] = name.split(' ')
      const operation = document.paths[path]?.[method.toLowerCase()]
      const refusals = Object.keys(operation?.responses ?? {})
      if (operation?.security.length)
        expect([name, refusals]).toEqual([name, expect.arrayContaining(['401'])])
      if (operation?.requestBody)
        expect([name, refusals]).toEqual([name, expect.arrayContaining(['400', '413', '415'])])
    }
  })
})

describe('what the description says of an answer', () => {
  const reads = operations.filter((operation) => operation.method === 'GET' && answerSchema(operation))

  it.each(reads)('is so, and nothing more is answered: GET $path', async (operation) => {
    const { path, access } = operation
    const [row] = [rows[`GET ${path as `/${string}`}`]].flat()
    const id = (await row?.objectOf?.('camille')) ?? '1'
    // A staff call that decides by ticket is documented as open to any session, but refuses the ticket's owner.
    const refusesOwner = row && 'camille' in row && row.camille.owner === 403
    const isStaffs = (access !== 'public' && access !== 'signedIn') || refusesOwner
    const credentials = access === 'public' ? {} : await bearerOf(isStaffs ? 'admin' : 'owner')
    const { status, body } = await call(
      'GET',
      path.replace('{id}', id) + (row?.query?.(id) ?? ''),
      credentials,
    )
    expect(status).toBe(200)
    // The schema drops fields that it does not name.
    expect(answerSchema(operation)?.parse(body)).toEqual(body)
  })

  it('names an unchanged public read', () => {
    const open = operations.filter(({ publicRead }) => publicRead)
    expect(open.length).toBeGreaterThan(3)
    for (const { path } of open)
      expect([path, document.paths[path]?.get?.responses]).toEqual([
        path,
        expect.objectContaining({ 304: expect.anything() }),
      ])
  })
})

it('each described call has its row in the authorization test, and each row its call', () => {
  expect(described.toSorted()).toEqual(Object.keys(rows).toSorted())
})
