import { join } from 'node:path'
import { build, stop } from 'esbuild'
import { root } from '../folders'

/** The file that `npm start` runs; in `.next`, because it belongs to that build. */
export const serverFile = join(root, '.next/server.mjs')

/** Bundles our server, lib/server/http, with our modules; packages stay external. */
export async function bundleServer(outfile = serverFile): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [join(root, 'lib/server/http/server.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    packages: 'external',
    // The real package throws outside the framework.
    alias: { 'server-only': join(root, 'node_modules/server-only/empty.js') },
  })
  // Without this, esbuild's helper process would run as long as the demo.
  await stop()
}
