import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { staticPolicy } from '../../../lib/server/content-security-policy'
import { Halt } from '../halt'
import { root } from '../place'
import { toAscii } from './ascii'
import { type HeaderEntry, headerEntry, pagePath } from './header-entry'
import { inlineScriptHashes } from './inline-scripts'

/** Pages outside the API; session pages override this in the middleware. */
const everywhereElse = '/((?!api/|api$|_next/).*)'

/**
 * Writes each prerendered page's content security policy into the build, where `next start` reads its headers.
 * docs/decisions/0002-content-security-policy.md says why.
 */
export function sealPolicy(folder = join(root, '.next')): number {
  refuseRegeneration(folder)
  const server = join(folder, 'server')
  const pages = htmlFiles(join(server, 'app')).map((file) => ({
    path: pagePath(file),
    hashes: inlineScriptHashes(rewriteInAscii(join(server, 'app', file))),
  }))
  const errors = htmlFiles(join(server, 'pages')).map((file) =>
    readFileSync(join(server, 'pages', file), 'utf8'),
  )
  const fallback = [
    ...pages.filter(({ path }) => path.startsWith('/_')).flatMap(({ hashes }) => hashes),
    ...errors.flatMap(inlineScriptHashes),
  ]
  // Later entries win, so the general one comes first.
  const entries = [
    headerEntry(everywhereElse, staticPolicy([...new Set(fallback)])),
    ...pages
      .filter(({ path }) => !path.startsWith('/_'))
      .map(({ path, hashes }) => headerEntry(literal(path), staticPolicy(hashes))),
  ]
  for (const manifest of manifests(folder)) addHeaders(manifest, entries)
  return entries.length
}

function rewriteInAscii(file: string): string {
  const page = toAscii(readFileSync(file, 'utf8'))
  writeFileSync(file, page)
  return page
}

/** A page that is rendered again later would write scripts whose hashes nobody knows. */
function refuseRegeneration(folder: string) {
  const manifest = JSON.parse(readFileSync(join(folder, 'prerender-manifest.json'), 'utf8'))
  for (const [path, route] of Object.entries<{ initialRevalidateSeconds: number | false }>(manifest.routes))
    if (route.initialRevalidateSeconds !== false)
      throw new Halt(
        `${path} asks to be rendered again (revalidate): its content security policy would break.`,
      )
}

function addHeaders(file: string, entries: HeaderEntry[]) {
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const others = manifest.headers.filter(
    (entry: HeaderEntry) => entry.headers[0]?.key !== entries[0]?.headers[0]?.key,
  )
  writeFileSync(file, JSON.stringify({ ...manifest, headers: [...others, ...entries] }))
}

function manifests(folder: string) {
  return ['routes-manifest.json', 'standalone/.next/routes-manifest.json']
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file))
}

function htmlFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith('.html'))
}

/** A path without meaning for Next's pattern syntax. */
function literal(path: string) {
  return path.replace(/[\\:()*+?{}]/g, '\\$&')
}
