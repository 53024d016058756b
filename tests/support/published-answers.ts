import { isDeepStrictEqual } from 'node:util'
import { ErrorWire } from '@/app/api/_wire/errors'
import { operations } from '@/app/api/_wire/openapi'
import { answerSchema } from '@/app/api/_wire/operation'
import type { Answer } from './api'

const known = operations
  .map((operation) => ({
    method: operation.method,
    status: operation.status,
    schema: answerSchema(operation),
    matches: new RegExp(`^${operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    parameters: operation.path.split('{').length - 1,
  }))
  // `/websites/list` before `/websites/{id}`.
  .sort((a, b) => a.parameters - b.parameters)

/** Throws unless the answer exactly matches the published operation: the status, every field, and no other field. */
export function requirePublished(method: string, path: string, { status, headers, body }: Answer): void {
  const bare = path.split('?')[0]?.replace(/\/$/, '') ?? ''
  const operation = known.find((one) => one.method === method && one.matches.test(bare))
  const isJson = headers.get('content-type')?.startsWith('application/json')
  if (!operation || !isJson || status === 304) return
  const isRefusal = status >= 400
  const schema = isRefusal ? ErrorWire : operation.schema
  if (!schema) return
  const what = `${method} ${path} answered ${status}`
  if (!isRefusal && status !== operation.status) throw new Error(`${what} instead of ${operation.status}`)
  const published = schema.safeParse(body)
  if (!published.success) throw new Error(`${what}, but ${published.error.message}`)
  // Parsing drops fields that the schema does not name.
  if (!isDeepStrictEqual(published.data, body))
    throw new Error(
      `${what} with fields that its schema does not publish: ${JSON.stringify(body).slice(0, 500)}`,
    )
}
