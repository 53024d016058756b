import { join } from 'node:path'
import { type BuildOptions, build, context, type Plugin, stop } from 'esbuild'
import { EMBED_FILES } from '../../../lib/server/embed-script'
import { root } from '../folders'

const options = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  format: 'esm',
  target: ['chrome111', 'firefox113', 'safari16.4'],
  // ASCII is read correctly under any encoding of the page.
  charset: 'ascii',
} satisfies BuildOptions

/** The shop's script imports these modules from embed.js, which loaded it and is already in the browser. */
const fromEmbed: Plugin = {
  name: 'from-embed',
  setup: (bundle) =>
    bundle.onResolve({ filter: /^\.\.\/(dom|failure|legal|read-list|styles)$/ }, () => ({
      path: './embed.js',
      external: true,
    })),
}

/** The scripts for clients' sites, each one file for current browsers. */
export const embedOptions = {
  embed: {
    ...options,
    entryPoints: [join(root, 'lib/browser/embed/embed.ts')],
    outfile: join(root, EMBED_FILES.embed),
  },
  shop: {
    ...options,
    entryPoints: [join(root, 'lib/browser/embed/shop/embed-shop.ts')],
    outfile: join(root, EMBED_FILES.shop),
    plugins: [fromEmbed],
  },
} satisfies Record<keyof typeof EMBED_FILES, BuildOptions>

/** Bundles the scripts for clients' sites, lib/browser/embed. */
export async function bundleEmbed(): Promise<void> {
  await Promise.all(Object.values(embedOptions).map((each) => build(each)))
  // Without this, esbuild's helper process would run as long as the demo.
  await stop()
}

/** Rebuilds them on each change of their sources; returns a function that stops watching. */
export async function watchEmbed(): Promise<() => Promise<void>> {
  const watched = await Promise.all(Object.values(embedOptions).map((each) => context(each)))
  for (const each of watched) {
    await each.rebuild()
    await each.watch()
  }
  return async () => {
    for (const each of watched) await each.dispose()
  }
}
