import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'app/api'

/** A method and a path below /api as the contract writes it, `PUT /tickets/status/{id}`. */
export type RouteName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** Every path that a route file serves, with `{id}` for its parameters, except the catch-all and routes that answer like it. */
export function servedPaths(): { path: string; source: string }[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => /(^|\/)route\.tsx?$/.test(file) && !file.includes('[[') && !/(^|\/)_/.test(file))
    .map((file) => ({
      path: `/${file.replace(/\/?route\.tsx?$/, '').replace(/\[(?:\.\.\.)?(\w+)\]/g, '{$1}')}`,
      source: readFileSync(join(folder, file), 'utf8'),
    }))
    .filter(({ source }) => !source.includes('[[...path]]/route'))
    .sort((a, b) => a.path.localeCompare(b.path))
}
