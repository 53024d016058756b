import { join } from 'node:path'
import { build, stop } from 'esbuild'
import { root } from '../folders'

/** The file that `npm start` runs; in `.next`, because it belongs to that build. */
export const serverFile = join(root, '.next/server.mjs')

/** What the server runs in threads of its own: lib/server/draw.ts. */
const threadFile = join(root, '.next/draw-worker.mjs')

/** Bundles our server, lib/server/http, and its threads with our modules; packages stay external. */
export async function bundleServer(files = { server: serverFile, thread: threadFile }): Promise<void> {
  await Promise.all([
    bundle('lib/server/http/server.ts', files.server),
    bundle('lib/server/draw-worker.ts', files.thread),
  ])
  // Without this, esbuild's helper process would run as long as the demo.
  await stop()
}

async function bundle(entry: string, outfile: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    packages: 'external',
    // The real package throws outside the framework.
    alias: { 'server-only': join(root, 'node_modules/server-only/empty.js') },
  })
}
