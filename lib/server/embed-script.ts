import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the build leaves the script for other sites, in the project's folder. */
export const EMBED_FILE = '.next/embed.js'

/** The script that other sites embed, and a tag that changes with it. */
export async function embedScript(): Promise<{ script: Buffer<ArrayBuffer>; tag: string }> {
  const script = await readFile(join(process.cwd(), EMBED_FILE))
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 27)
  // Weak: on its way it may be compressed.
  return { script, tag: `W/"${hash}"` }
}
