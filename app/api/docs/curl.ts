import { exampleOf } from './example'
import type { Schema } from './schema'

type Parameter = { name: string; schema: Schema }

export type Asked = {
  /** The base URL before the path, with /api. */
  address: string
  method: string
  path: string
  /** The path parameters, and the required query parameters. */
  inPath: Parameter[]
  query: Parameter[]
  isPublic: boolean
  body?: { type: string; schema: Schema } | undefined
}

/** A call as a curl command, one option per line. */
export function curl({ address, method, path, inPath, query, isPublic, body }: Asked): string {
  const parameters = query.map(({ name, schema }) => `${name}=${String(exampleOf(schema, name))}`).join('&')
  const url = `${address}${fillPath(path, inPath)}${parameters && `?${parameters}`}`
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoteForShell(url)}`,
    ...(isPublic ? [] : ["-H 'Authorization: Bearer JETON'"]),
    ...(body ? bodyOptions(body) : []),
  ].join(' \\\n  ')
}

function fillPath(path: string, inPath: Parameter[]): string {
  return path.replace(/\{(\w+)\}/g, (_, name) => {
    const schema = inPath.find((one) => one.name === name)?.schema ?? {}
    return name === 'name' ? 'NOM' : String(exampleOf(schema, name))
  })
}

function bodyOptions({ type, schema }: { type: string; schema: Schema }): string[] {
  const example = exampleOf(schema)
  if (type === 'application/json')
    return ["-H 'Content-Type: application/json'", `-d ${quoteForShell(JSON.stringify(example))}`]
  return Object.entries(example as object).map(([name, value]) =>
    Array.isArray(value) ? `-F '${name}=@photo.jpg'` : `-F ${quoteForShell(`${name}=${String(value)}`)}`,
  )
}

/** Quotes any text for a shell. */
const quoteForShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
