import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { staticPolicy } from '../../../lib/server/content-security-policy'
import { Halt } from '../halt'
import { root } from '../place'
import { toAscii } from './ascii'
import { type Header, type HeaderEntry, headerEntry, pagePath, policyHeader, policyKey } from './header-entry'
import { inlineScriptHashes } from './inline-scripts'

/** Paths that need no policy from here: the API, the embed and the files of the build are no pages, sealed pages bring their own. */
const served = (sealed: string[]) =>
  `api/|api$|embed\\.js$|_next/|(?:${sealed.map((path) => patternOf(path.slice(1))).join('|')})/?$`

/**
 * Writes each prerendered page's content security policy into the build, where `next start` reads its headers.
 * docs/decisions/0002-content-security-policy.md says why.
 */
export function sealPolicy(folder = join(root, '.next')): number {
  refuseRegeneration(folder)
  const server = join(folder, 'server')
  const rendered = htmlFiles(join(server, 'app')).map((file) => ({
    file,
    path: pagePath(file),
    hashes: inlineScriptHashes(rewriteInAscii(join(server, 'app', file))),
  }))
  const pages = rendered.filter(({ path }) => !path.startsWith('/_'))
  const errors = htmlFiles(join(server, 'pages')).map((file) =>
    readFileSync(join(server, 'pages', file), 'utf8'),
  )
  const fallback = [
    ...rendered.filter(({ path }) => path.startsWith('/_')).flatMap(({ hashes }) => hashes),
    ...errors.flatMap(inlineScriptHashes),
  ]
  for (const { file, hashes } of pages) addPolicy(join(server, 'app', file), hashes)
  const known = served(pages.map(({ path }) => path))
  const policy = policyHeader(staticPolicy([...new Set(fallback)]))
  for (const manifest of manifests(folder))
    replaceHeaders(manifest, (everywhere) => [
      headerEntry(`/((?=${known}).*)`, everywhere),
      headerEntry(`/((?!${known}).*)`, [...everywhere, policy]),
    ])
  return pages.length
}

function rewriteInAscii(file: string): string {
  const page = toAscii(readFileSync(file, 'utf8'))
  writeFileSync(file, page)
  return page
}

/** Into the headers that the framework keeps beside the page: what is there costs nothing to find. */
function addPolicy(file: string, hashes: string[]) {
  const notes = file.replace(/\.html$/, '.meta')
  const kept = JSON.parse(readFileSync(notes, 'utf8'))
  const headers = { ...kept.headers, [policyKey]: staticPolicy(hashes) }
  writeFileSync(notes, JSON.stringify({ ...kept, headers }))
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

/** The framework tries every entry on every request and pays for each match: so two, of which one answers. */
function replaceHeaders(file: string, entries: (everywhere: Header[]) => HeaderEntry[]) {
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(
    file,
    JSON.stringify({ ...manifest, headers: entries(headersOfEveryAnswer(manifest.headers)) }),
  )
}

/** What next.config.ts asks for, be the manifest fresh or sealed before. */
function headersOfEveryAnswer(entries: HeaderEntry[]): Header[] {
  const lists = entries.map(({ headers }) => headers.filter(({ key }) => key !== policyKey))
  const [everywhere, ...others] = new Map(lists.map((list) => [JSON.stringify(list), list])).values()
  if (!everywhere || others.length > 0)
    throw new Halt('next.config.ts must send one list of headers on every path: the sealed pages carry it.')
  return everywhere
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

/** A path without meaning inside a regular expression. */
function patternOf(path: string) {
  return path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
