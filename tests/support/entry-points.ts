import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Operation } from '@/app/api/_wire/operation'
import { LIMITS } from '@/lib/server/limits/limits'
import { servedPaths } from './routes'

/** An entry point to verbs of the domain, and the rate limits that it names. */
export type EntryPoint = { name: string; verbs: string[]; limits: string[] }

/** The entry points of every route file and every file of server actions. */
export async function allEntryPoints(): Promise<EntryPoint[]> {
  const operations = await operationsByName()
  const actions = (readdirSync('app', { recursive: true }) as string[]).filter((file) =>
    /actions\.ts$/.test(file),
  )
  return [
    ...servedPaths().flatMap(({ source }) => routeEntryPoints(source, operations)),
    ...actions.flatMap((file) => actionEntryPoints(file, readFileSync(join('app', file), 'utf8'))),
  ]
}

/** The verbs whose entry points name different limits, with the limits of each. */
export function limitedUnevenly(doors: EntryPoint[]): string[] {
  const verbs = [...new Set(doors.flatMap((door) => door.verbs))]
  return verbs.flatMap((verb) => {
    const ways = doors.filter((door) => door.verbs.includes(verb))
    if (new Set(ways.map(({ limits }) => limits.toSorted().join())).size === 1) return []
    return [`${verb}: ${ways.map(({ name, limits }) => `${name} (${limits.join() || 'none'})`).join(', ')}`]
  })
}

/** Matches a limit that a route names and its operation does not. */
const LIMIT_NAME = /\b(?:limitRequest|limitInput|withinLimit)\('(\w+)'|\blimit: '(\w+)'/g

/** One entry point for each `on(…)` of a route file. */
export function routeEntryPoints(source: string, operations: Record<string, Operation>): EntryPoint[] {
  const handlers = source.split(/^ {2}on\(|= route\(on\(/m).slice(1)
  return handlers.map((handler) => {
    const [own = ''] = handler.split(/^\)$/m)
    const name = /^\w+/.exec(own)?.[0] ?? ''
    const operation = operations[name]
    if (!operation) throw new Error(`There is no operation ${name}`)
    const text = withHelpers(own, source)
    const taken = [...text.matchAll(LIMIT_NAME)].map(([, called, given]) => called ?? given)
    const limits = [operation.limit, operation.upload?.limit, ...taken].filter((limit) => limit !== undefined)
    return { name, verbs: verbsIn(text, source), limits: [...new Set(limits)] }
  })
}

/** One entry point for each exported function or constant of a file of actions. */
export function actionEntryPoints(file: string, source: string): EntryPoint[] {
  return declarations(source)
    .filter(({ text }) => text.startsWith('export '))
    .map(({ name, text }) => {
      const all = withHelpers(text, source)
      const limits = Object.keys(LIMITS).filter((limit) => text.includes(`'${limit}'`))
      return { name: `${file} ${name}`, verbs: verbsIn(all, source), limits }
    })
}

async function operationsByName(): Promise<Record<string, Operation>> {
  const files = readdirSync('app/api/_wire').filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(
    files.map((file) => import(`../../app/api/_wire/${file.replace(/\.ts$/, '')}.ts`)),
  )
  return Object.assign({}, ...modules)
}

/** A file's top-level declarations, without imports. */
function declarations(source: string): { name: string; text: string }[] {
  return source
    .split(/^(?=export |async |function |const |let |type |import )/m)
    .map((text) => ({ name: /(?:function|const|let) (\w+)/.exec(text)?.[1] ?? '', text }))
    .filter(({ name, text }) => name !== '' && !text.startsWith('import '))
}

/** A text with the declarations of its file that it uses, directly or indirectly. */
function withHelpers(text: string, source: string): string {
  const helpers = declarations(source).filter(({ text: helper }) => !helper.startsWith('export '))
  let all = text
  for (let known = -1; known !== all.length; ) {
    known = all.length
    for (const { name, text: helper } of helpers) if (uses(all, name) && !all.includes(helper)) all += helper
  }
  return all
}

/** The functions that a text uses from the domain's verb files. */
function verbsIn(text: string, source: string): string[] {
  const imports = source.matchAll(/^import \{([^}]*)\} from '@\/lib\/domain\/[\w-]+\/([\w-]+)'/gm)
  return [...imports]
    .filter(([, , file = '']) => !['schema', 'queries', 'policy'].includes(file))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[a-z]/.test(name) && !name.startsWith('type ') && uses(text, name))
}

const uses = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text)
