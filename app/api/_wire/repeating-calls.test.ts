import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openApiDocument } from './openapi'

type Schema = {
  $ref?: string
  properties?: Record<string, unknown>
} & Partial<Record<'anyOf' | 'oneOf' | 'allOf', Schema[]>>
type Call = { operationId: string; requestBody?: { content: Record<string, { schema: Schema }> } }

const { paths = {}, components } = openApiDocument()
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Call>)
    .filter(([method]) => method !== 'get')
    .map(([method, call]) => ({ ...call, name: `${method.toUpperCase()} ${path.slice(1)}` })),
)

const rows = readFileSync('docs/repeating-calls.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name = '', id = '', by = '', then = '']) => ({ name: bare(name), id: bare(id), by, then }))

const KEYS = ['SubmissionId', 'RefundId']

/** The fields that a body may have, whichever of its forms. */
function fieldsOf({ $ref, properties = {}, anyOf = [], oneOf = [], allOf = [] }: Schema): string[] {
  const named = $ref ? (components?.schemas?.[$ref.replace('#/components/schemas/', '')] as Schema) : {}
  return [
    ...Object.keys(properties),
    ...[...anyOf, ...oneOf, ...allOf].flatMap(fieldsOf),
    ...($ref ? fieldsOf(named) : []),
  ]
}

const keysOf = ({ requestBody }: Call) =>
  KEYS.filter((key) =>
    Object.values(requestBody?.content ?? {}).some(({ schema }) => fieldsOf(schema).includes(key)),
  )

describe('docs/repeating-calls.md', () => {
  it('says of every changing call how it is repeated, and of no other', () => {
    const written = rows.map(({ name, id }) => `${name} ${id}`)
    const declared = calls.map(({ name, operationId }) => `${name} ${operationId}`)
    expect(written.toSorted()).toEqual(declared.toSorted())
  })

  it('names the key of each call that takes one, and no other', () => {
    const declared = calls.map((call) => [call.operationId, keysOf(call)])
    const written = rows.map(({ id, by }) => [id, KEYS.filter((key) => by === `\`${key}\``)])
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(declared))
    expect(rows.filter(({ by }) => by.startsWith('`')).length).toBeGreaterThan(15)
  })

  it('knows four ways, and gives a reason for what happens again', () => {
    const ways = ['nature', 'form', 'once', ...KEYS.map((key) => `\`${key}\``)]
    expect(rows.filter(({ by }) => !ways.includes(by))).toEqual([])
    expect(rows.filter(({ by, then }) => by === 'once' && then.length < 10)).toEqual([])
  })
})

function bare(cell: string): string {
  return cell.replaceAll('`', '')
}
