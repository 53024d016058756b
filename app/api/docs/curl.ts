import { exampleOf } from './example'
import type { Schema } from './schema'

export type Asked = {
  /** Before the path, with /api. */
  address: string
  method: string
  path: string
  query: { name: string; schema: Schema }[]
  isPublic: boolean
  body?: { type: string; schema: Schema } | undefined
}

/** The call on a command line, one option a line. */
export function curl({ address, method, path, query, isPublic, body }: Asked): string {
  const parameters = query.map(({ name, schema }) => `${name}=${String(exampleOf(schema, name))}`).join('&')
  const url = `${address}${path.replace(/\{name\}/, 'NOM').replace(/\{\w+\}/g, '1')}${parameters && `?${parameters}`}`
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`,
    ...(isPublic ? [] : ["-H 'Authorization: Bearer JETON'"]),
    ...(body ? bodyOptions(body) : []),
  ].join(' \\\n  ')
}

function bodyOptions({ type, schema }: { type: string; schema: Schema }): string[] {
  const example = exampleOf(schema)
  if (type === 'application/json')
    return ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(example))}`]
  return Object.entries(example as object).map(([name, value]) =>
    Array.isArray(value) ? `-F '${name}=@photo.jpg'` : `-F ${quoted(`${name}=${String(value)}`)}`,
  )
}

/** For a shell, whatever stands in it. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
