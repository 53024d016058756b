import type { Encoding } from './accept-encoding'

/** Where the build writes answers that are sent from memory, below `.next`. */
export const SEALED_FOLDER = 'sealed'

/** The build's sealed files: the same for everyone until the next build. */
export type SealedManifest = {
  pages: SealedEntry[]
  /** The 404 page. */
  missing: SealedEntry
  /** The build's own files below `/_next/static`, and the answers of route handlers that it ran. */
  files: SealedEntry[]
  /** The content security policy of pages that are not sealed: a missing address, an error. */
  fallbackPolicy: string
  /** The headers on which the framework's answer to the same URL depends. */
  vary: string
}

export type SealedEntry = {
  /** Its path, decoded. */
  path: string
  /** Below `.next`. */
  file: string
  /** The encodings that have a copy below `.next/sealed`, under the same name with their own extension. */
  compressed: Exclude<Encoding, 'identity'>[]
  status: number
  headers: Record<string, string>
}

export const ENDINGS = { br: '.br', gzip: '.gz' } as const
