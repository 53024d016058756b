import { join } from 'node:path'
import { type BuildOptions, build, context, stop } from 'esbuild'
import { EMBED_FILE } from '../../../lib/server/embed-script'
import { root } from '../place'

/** One file that needs no other, for the browsers in use. */
export const embedOptions = {
  absWorkingDir: root,
  entryPoints: [join(root, 'lib/browser/embed/embed.ts')],
  outfile: join(root, EMBED_FILE),
  bundle: true,
  minify: true,
  format: 'esm',
  target: ['chrome111', 'firefox113', 'safari16.4'],
  // ASCII: right whatever a page takes it for.
  charset: 'ascii',
} satisfies BuildOptions

/** Bundles the script for other sites, lib/browser/embed. */
export async function bundleEmbed(): Promise<void> {
  await build(embedOptions)
  // Its helper process would stay for as long as the demo runs.
  await stop()
}

/** The same, again with each change of its sources; answers how to stop. */
export async function watchEmbed(): Promise<() => Promise<void>> {
  const watched = await context(embedOptions)
  await watched.rebuild()
  await watched.watch()
  return () => watched.dispose()
}
