import fc from 'fast-check'
import { z } from 'zod'
import type { Operation } from '@/app/api/_wire/operation'

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
}

export type Malformed = {
  method: string
  path: string
  as: 'visitor' | 'client' | 'administrator'
  headers: Record<string, string>
  raw: string | null
}

/** Values that schemas, databases and parsers often fail on. */
const hostileValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\u0000',
    '\u202e',
    '🏠'.repeat(40),
    '%00',
    '../../etc/passwd',
    "'; drop table users; --",
    '$1',
    '{{7*7}}',
    -1,
    0,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    true,
    [],
    {},
    [[]],
    { $ne: null },
    { __proto__: 1, toString: 1 },
    'x'.repeat(20_000),
    '9'.repeat(400),
    '2026-99-99T99:99:99Z',
    'a@b.fr\r\nBcc: c@d.fr',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.anything({ maxDepth: 3, withNullPrototype: false }),
)

/** A value that matches the schema's structure, so that a single faulty value reaches as deep as possible. */
function validValue(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.length) return fc.oneof(...choices.map(validValue))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.properties) return fc.record(mapProperties(schema.properties, validValue))
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  return fc.constantFrom('Bonjour', 'lea@exemple.fr', '06 01 02 03 04', 'Une phrase assez longue', '2f68ed')
}

/** The same with some of its values replaced or left out, at any depth. */
function faultyValue(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.length) return fc.oneof(...choices.map(faultyValue), hostileValue)
  if (!schema.properties) return fc.oneof(validValue(schema), hostileValue)
  return fc.record(mapProperties(schema.properties, faultyValue), { requiredKeys: [] })
}

const mapProperties = (of: Record<string, Schema>, make: (schema: Schema) => fc.Arbitrary<unknown>) =>
  Object.fromEntries(Object.entries(of).map(([name, schema]) => [name, make(schema)]))

const ids = fc.oneof(
  fc.constantFrom('1', '4', '0', '-1', '2147483647', '2147483648', '1e3', '%00', '..%2f1', '%F0%9F', 'null'),
  fc.string({ maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed()) || '1'),
)
const queries = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('limit', 'cursor', 'x'),
        fc.oneof(
          fc.constantFrom('1', '200', '0', 'NaN', '1e400', '%00', '%ZZ'),
          fc
            .record({ at: hostileValue, id: hostileValue }, { requiredKeys: [] })
            .map((cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url').slice(0, 4_000)),
        ),
      )
      .map(([name, value]) => `?${name}=${value}`),
  },
)

/** Paging queries, and faulty values for an operation's own parameters. */
function queriesOf({ query }: Operation): fc.Arbitrary<string> {
  if (!query) return queries
  const schema = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as Schema
  const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  const own = faultyValue(schema).map((values) => {
    const pairs = Object.entries(values as object).map(([name, value]) => [name, text(value).slice(0, 4_000)])
    return `?${new URLSearchParams(pairs)}`
  })
  return fc.oneof(queries, own)
}

const types = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('text/plain', '', 'application/json; charset=utf-16', 'multipart/form-data'),
  },
)

function bodyOf(operation: Operation): fc.Arbitrary<string | null> {
  if (operation.method === 'GET') return fc.constant(null)
  const schema: Schema = operation.body
    ? (z.toJSONSchema(operation.body, { io: 'input', unrepresentable: 'any' }) as Schema)
    : {}
  const json = (value: unknown) => JSON.stringify(value) ?? ''
  return fc.oneof(
    { weight: 6, arbitrary: faultyValue(schema).map(json) },
    { weight: 1, arbitrary: hostileValue.map(json) },
    { weight: 1, arbitrary: faultyValue(schema).map((value) => json(value).slice(0, -2)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '[', '{"a":1e999}', `${'['.repeat(5_000)}`, '\u0000', '"\\ud800"'),
    },
  )
}

function requestOf(operation: Operation): fc.Arbitrary<Malformed> {
  // Logging out would end the session that the other requests need.
  const as =
    operation.path === '/auth/logout'
      ? fc.constant('visitor' as const)
      : fc.constantFrom('client' as const, 'administrator' as const, 'visitor' as const)
  return fc
    .record({
      id: ids,
      query: queriesOf(operation),
      type: types,
      raw: bodyOf(operation),
      as,
      slash: fc.boolean(),
    })
    .map(({ id, query, type, raw, as, slash }) => ({
      method: operation.method,
      path: `${operation.path.replace(/\{\w+\}/g, () => id)}${slash ? '/' : ''}${query}`,
      as,
      headers: raw === null ? {} : { 'content-type': type },
      raw,
    }))
}

/** Malformed requests to every call of the API, reproducible by seed. */
export function malformedRequests(operations: Operation[], count: number, seed: number): Malformed[] {
  const perCall = Math.ceil(count / operations.length)
  return operations.flatMap((operation, index) =>
    fc.sample(requestOf(operation), { numRuns: perCall, seed: seed + index }),
  )
}
