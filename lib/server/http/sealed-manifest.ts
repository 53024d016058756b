import type { Encoding } from './accept-encoding'

/** Where the build leaves what is sent from memory, below `.next`. */
export const SEALED_FOLDER = 'sealed'

/** What the build seals: files that are the same for everybody until the next build. */
export type SealedManifest = {
  pages: SealedEntry[]
  /** The 404 page. */
  missing: SealedEntry
  /** The build's own files below `/_next/static`, and what route handlers answered when it ran them. */
  files: SealedEntry[]
  /** The content security policy of pages that are not sealed: a missing address, an error. */
  fallbackPolicy: string
  /** The headers that the framework's answer to the same address depends on. */
  vary: string
}

export type SealedEntry = {
  /** Its path, decoded. */
  path: string
  /** Below `.next`. */
  file: string
  /** As which there is a copy below `.next/sealed`, under the same name with an ending of its own. */
  compressed: Exclude<Encoding, 'identity'>[]
  status: number
  headers: Record<string, string>
}

export const ENDINGS = { br: '.br', gzip: '.gz' } as const
