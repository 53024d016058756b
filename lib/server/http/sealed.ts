import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NO_PAGE_POLICY, securityHeaders } from '../requests/security-headers'
import type { Encoding } from './accept-encoding'
import { strongTag } from './entity-tags'
import { ENDINGS, SEALED_FOLDER, type SealedEntry, type SealedManifest } from './sealed-manifest'
import { RULES_PATH, speculationRules } from './speculation-rules'

/** One encoding of an answer: name, value, name, value, …, as `writeHead` takes them fastest. */
export type Variant = { tag: string; headers: string[]; bytes: Buffer }

/** An answer held in memory. */
export type Sealed = { status: number; encodings: Encoding[]; variants: Record<string, Variant> }

export type SealedSite = {
  pages: Map<string, Sealed>
  /** The 404 page. */
  missing: Sealed
  files: Map<string, Sealed>
  fallbackPolicy: string
}

const REVALIDATED = 'public, max-age=0, must-revalidate'
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Reads all files that the build sealed; some megabytes. */
export function readSealedSite(folder: string): SealedSite {
  const manifest: SealedManifest = JSON.parse(
    readFileSync(join(folder, SEALED_FOLDER, 'manifest.json'), 'utf8'),
  )
  const { fallbackPolicy, vary } = manifest
  const pages = new Map<string, Sealed>()
  const files = new Map<string, Sealed>()
  const sealPage = (entry: SealedEntry) =>
    seal(entry.status, readCopies(folder, entry), {
      ...entry.headers,
      'Cache-Control': REVALIDATED,
      'Speculation-Rules': `"${RULES_PATH}"`,
      Vary: `${vary}, Accept-Encoding`,
    })
  for (const entry of manifest.pages) {
    const sealed = sealPage(entry)
    pages.set(entry.path, sealed)
    // Paths below /api are answered with and without a trailing slash.
    if (entry.path.startsWith('/api/')) pages.set(`${entry.path}/`, sealed)
  }
  for (const entry of manifest.files)
    files.set(
      entry.path,
      seal(entry.status, readCopies(folder, entry), {
        'Cache-Control': IMMUTABLE,
        ...entry.headers,
        Vary: 'Accept-Encoding',
      }),
    )
  files.set(
    RULES_PATH,
    seal(
      200,
      { identity: speculationRules(manifest.pages.map(({ path }) => path)) },
      { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': REVALIDATED },
    ),
  )
  return { pages, missing: sealPage(manifest.missing), files, fallbackPolicy }
}

type Copies = Partial<Record<Encoding, Buffer>>

function readCopies(folder: string, { file, compressed }: SealedEntry): Copies {
  const copies: Copies = { identity: readFileSync(join(folder, file)) }
  for (const encoding of compressed)
    copies[encoding] = readFileSync(join(folder, SEALED_FOLDER, file + ENDINGS[encoding]))
  return copies
}

function seal(status: number, copies: Copies, headers: Record<string, string>): Sealed {
  const encodings = Object.keys(copies) as Encoding[]
  const shared = Object.entries({
    ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
    'Content-Security-Policy': NO_PAGE_POLICY,
    ...headers,
  }).flat()
  const variants = Object.entries(copies).map(([encoding, bytes]) => {
    const tag = strongTag(bytes)
    const own = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    return [
      encoding,
      { tag, headers: [...shared, ...own, 'ETag', tag, 'Content-Length', String(bytes.length)], bytes },
    ]
  })
  return { status, encodings, variants: Object.fromEntries(variants) }
}
