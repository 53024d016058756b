import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import {
  SEALED_FOLDER,
  type SealedEntry,
  type SealedManifest,
} from '../../../lib/server/http/sealed-manifest'
import { contentSecurityPolicy } from '../../../lib/server/requests/content-security-policy'
import { root } from '../folders'
import { Halt } from '../halt'
import { compress } from './compress'
import { inlineScriptHashes } from './inline-scripts'

const PAGES = 'server/app'
const ERROR_PAGES = 'server/pages'
const FILES = 'static'
/** The copies of the top-level folder `public`, sent from memory as the rest. */
const PUBLIC = `${SEALED_FOLDER}/public`

/** MIME types of the build's files, which never change, and of the files in `public`. */
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.map': 'application/json; charset=UTF-8',
  '.txt': 'text/plain; charset=UTF-8',
  '.svg': 'image/svg+xml; charset=UTF-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
}
/** The output of a route handler that the build ran: an image, an icon, the sitemap. */
const BODY = '.body'
const REVALIDATED = 'public, max-age=0, must-revalidate'
const COMPRESSED_ALREADY = /\.(woff2|png|jpg|webp|avif)$/

/** Prepares the compressed files that the product sends from memory: prerendered pages with their security policy, prerendered
 *  route handlers, the build's files, and those in `public`. Returns the number of pages. */
export async function sealSite(
  folder = join(root, '.next'),
  publicFolder = join(root, 'public'),
): Promise<number> {
  refuseRegeneration(folder)
  rmSync(join(folder, SEALED_FOLDER), { recursive: true, force: true })
  cpSync(publicFolder, join(folder, PUBLIC), { recursive: true })
  const prerendered = filesBelow(join(folder, PAGES))
  const rendered = prerendered.filter((name) => name.endsWith('.html'))
  const bodies = prerendered.filter((name) => name.endsWith(BODY))
  // Files of other types are served by the framework.
  const files = filesBelow(join(folder, FILES)).filter((name) => extname(name) in TYPES)
  const manifest: SealedManifest = {
    pages: await Promise.all(rendered.filter(isPage).map((name) => sealPage(folder, name))),
    missing: await sealPage(folder, '_not-found.html'),
    files: await Promise.all([
      ...bodies.map((name) => sealBody(folder, name)),
      ...files.map((name) => sealFile(folder, name)),
      ...filesBelow(join(folder, PUBLIC)).map((name) => sealPublic(folder, name)),
    ]),
    fallbackPolicy: fallbackPolicy(folder, rendered),
    vary: readJson(join(folder, 'routes-manifest.json')).rsc.varyHeader,
  }
  writeFileSync(join(folder, SEALED_FOLDER, 'manifest.json'), JSON.stringify(manifest))
  return manifest.pages.length
}

/** Names with an underscore are the framework's pages for a missing address and an error. */
const isPage = (name: string) => !name.startsWith('_')

async function sealPage(folder: string, name: string): Promise<SealedEntry> {
  const file = `${PAGES}/${name}`
  const meta: { status?: number; headers?: Record<string, string> } = readJson(
    join(folder, file.replace(/\.html$/, '.meta')),
  )
  const hashes = inlineScriptHashes(readFileSync(join(folder, file), 'utf8'))
  return {
    path: pagePath(name),
    file,
    compressed: await compress(join(folder, file), join(folder, SEALED_FOLDER, file)),
    status: meta.status ?? 200,
    headers: {
      ...publicHeaders(meta.headers),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy('static', { hashes }),
    },
  }
}

/** The headers without the framework's internal cache header. */
function publicHeaders(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'x-next-cache-tags'))
}

async function sealBody(folder: string, name: string): Promise<SealedEntry> {
  const file = `${PAGES}/${name}`
  const path = `/${name.slice(0, -BODY.length)}`
  const { status, headers }: { status: number; headers: Record<string, string> } = readJson(
    join(folder, `${PAGES}${path}.meta`),
  )
  return {
    path,
    file,
    compressed: await compressUnlessDone(folder, file, path),
    status,
    headers: {
      'Content-Type': withCharset(headers['content-type'] ?? ''),
      'Cache-Control': headers['cache-control'] ?? REVALIDATED,
    },
  }
}

/** The framework's sitemap has a content type without a charset. */
const withCharset = (type: string) =>
  /^text\/|xml$/.test(type) && !/;/.test(type) ? `${type}; charset=UTF-8` : type

async function sealFile(folder: string, name: string): Promise<SealedEntry> {
  const file = `${FILES}/${name}`
  return {
    path: `/_next/static/${name}`,
    file,
    compressed: await compressUnlessDone(folder, file, name),
    status: 200,
    headers: { 'Content-Type': TYPES[extname(name)] ?? '' },
  }
}

async function sealPublic(folder: string, name: string): Promise<SealedEntry> {
  const type = TYPES[extname(name)]
  if (!type) throw new Halt(`public/${name} has no type: name it in scripts/launch/build/seal-site.ts.`)
  const file = `${PUBLIC}/${name}`
  return {
    path: `/${name}`,
    file,
    compressed: await compressUnlessDone(folder, file, name),
    status: 200,
    headers: { 'Content-Type': type, 'Cache-Control': REVALIDATED },
  }
}

const compressUnlessDone = async (folder: string, file: string, name: string) =>
  COMPRESSED_ALREADY.test(name) ? [] : compress(join(folder, file), join(folder, SEALED_FOLDER, file))

/** The shared policy of the 404 and error pages, because only the runtime knows which one is sent. */
function fallbackPolicy(folder: string, rendered: string[]): string {
  const errors = filesBelow(join(folder, ERROR_PAGES)).filter((name) => name.endsWith('.html'))
  const files = [
    ...rendered.filter((name) => !isPage(name)).map((name) => join(PAGES, name)),
    ...errors.map((name) => join(ERROR_PAGES, name)),
  ]
  const hashes = files.flatMap((file) => inlineScriptHashes(readFileSync(join(folder, file), 'utf8')))
  return contentSecurityPolicy('static', { hashes: [...new Set(hashes)] })
}

/** Refuses pages with revalidation: the copy in memory and the policy's script hashes would become stale. */
function refuseRegeneration(folder: string): void {
  const { routes } = readJson(join(folder, 'prerender-manifest.json'))
  for (const [path, route] of Object.entries<{ initialRevalidateSeconds: number | false }>(routes))
    if (route.initialRevalidateSeconds !== false)
      throw new Halt(`${path} asks to be rendered again (revalidate), but pages are sent from memory.`)
}

/** The URL path of a prerendered file. */
function pagePath(name: string): string {
  const path = name.replace(/\.html$/, '')
  return path === 'index' ? '/' : `/${path}`
}

/** All files below a folder, with `/` as the separator on every system. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
