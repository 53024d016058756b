import { exampleOf } from './example'
import type { Schema } from './schema'

type Parameter = { name: string; schema: Schema }

export type Asked = {
  /** Before the path, with /api. */
  address: string
  method: string
  path: string
  /** The parameters that stand in the path, and those that have to stand behind it. */
  inPath: Parameter[]
  query: Parameter[]
  isPublic: boolean
  body?: { type: string; schema: Schema } | undefined
}

/** The call on a command line, one option a line. */
export function curl({ address, method, path, inPath, query, isPublic, body }: Asked): string {
  const parameters = query.map(({ name, schema }) => `${name}=${String(exampleOf(schema, name))}`).join('&')
  const url = `${address}${filled(path, inPath)}${parameters && `?${parameters}`}`
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`,
    ...(isPublic ? [] : ["-H 'Authorization: Bearer JETON'"]),
    ...(body ? bodyOptions(body) : []),
  ].join(' \\\n  ')
}

function filled(path: string, inPath: Parameter[]): string {
  return path.replace(/\{(\w+)\}/g, (_, name) => {
    const schema = inPath.find((one) => one.name === name)?.schema ?? {}
    return name === 'name' ? 'NOM' : String(exampleOf(schema, name))
  })
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
