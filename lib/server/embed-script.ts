import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the build writes the scripts for other sites, in the project's folder. */
export const EMBED_FILES = { embed: '.next/embed.js', shop: '.next/embed-shop.js' } as const

/** A script that other sites embed, with its ETag. */
export async function embedScript(
  name: keyof typeof EMBED_FILES,
): Promise<{ script: Buffer<ArrayBuffer>; tag: string }> {
  const script = await readFile(join(process.cwd(), EMBED_FILES[name]))
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 27)
  // Weak: a proxy may compress it.
  return { script, tag: `W/"${hash}"` }
}
