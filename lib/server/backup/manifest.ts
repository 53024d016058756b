import { z } from 'zod'
import { Fingerprint } from './fingerprint'

/** Stored next to a dump, under the same name with `.json`. */
export const Manifest = z.object({
  at: z.iso.datetime(),
  serverVersion: z.number(),
  dump: z.object({ file: z.string(), bytes: z.number(), sha256: z.string(), isEncrypted: z.boolean() }),
  database: Fingerprint,
  /** Files at the provider, which stores them itself: by key, the SHA-256 of the bytes; null for one that it lacks. */
  files: z.record(z.string(), z.string().nullable()),
})
export type Manifest = z.infer<typeof Manifest>
