import 'server-only'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { examples } from '@/content/examples'
import { publicPages } from '@/content/public-pages'

/** Other paths of the same pages. */
const ALIASES: Record<string, string> = { '/home': '/', '/terms': '/cgu', '/signup': '/start' }

let known: Promise<Set<string>> | undefined

/** The path under which views are counted; undefined when it is not a public page. */
export async function findPublicPath(path: string): Promise<string | undefined> {
  const bare = path.replace(/(?<=.)\/$/, '')
  const own = Object.hasOwn(ALIASES, bare) ? ALIASES[bare] : bare
  known ??= listPaths()
  return own !== undefined && (await known).has(own) ? own : undefined
}

async function listPaths(): Promise<Set<string>> {
  const files = await readdir(join(/* turbopackIgnore: true */ process.cwd(), 'content/blog'))
  return new Set([
    ...publicPages.map(({ path }) => path),
    ...examples.map(({ slug }) => `/exemples/${slug}`),
    ...files.filter((file) => file.endsWith('.mdx')).map((file) => `/blog/${file.slice(0, -'.mdx'.length)}`),
  ])
}
