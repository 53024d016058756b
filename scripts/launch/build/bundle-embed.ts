import { join } from 'node:path'
import { type BuildOptions, build, context, stop } from 'esbuild'
import { EMBED_FILE } from '../../../lib/server/embed-script'
import { root } from '../folders'

/** One self-contained file for current browsers. */
export const embedOptions = {
  absWorkingDir: root,
  entryPoints: [join(root, 'lib/browser/embed/embed.ts')],
  outfile: join(root, EMBED_FILE),
  bundle: true,
  minify: true,
  format: 'esm',
  target: ['chrome111', 'firefox113', 'safari16.4'],
  // ASCII is read correctly under any encoding of the page.
  charset: 'ascii',
} satisfies BuildOptions

/** Bundles the script for clients' sites, lib/browser/embed. */
export async function bundleEmbed(): Promise<void> {
  await build(embedOptions)
  // Without this, esbuild's helper process would run as long as the demo.
  await stop()
}

/** Bundles it again on each change of its sources; returns a function that stops. */
export async function watchEmbed(): Promise<() => Promise<void>> {
  const watched = await context(embedOptions)
  await watched.rebuild()
  await watched.watch()
  return () => watched.dispose()
}
