import { join } from 'node:path'
import { build, stop } from 'esbuild'
import { root } from '../folders'

/** The file that `npm start` runs; in `.next`, because it belongs to that build. */
export const serverFile = join(root, '.next/server.mjs')

/** The server's worker threads: lib/server/documents/draw.ts. */
const threadFile = join(root, '.next/draw-worker.mjs')

/** The operator's commands in production, called by `npm run`: scripts/command.mjs. */
const COMMANDS = ['backup', 'create-admin', 'dead-letters', 'doctor', 'migrate', 'restore', 'smoke']

/** Loaded by `node --import` before the server when tracing is enabled: lib/server/traces. */
export const tracingFile = join(root, '.next/tracing.cjs')

type Options = {
  files?: { server: string; thread: string }
  /** The build's OSTAL_REHEARSAL=1. */
  isRehearsal?: boolean
}

/** Bundles our server, lib/server/http, and its worker threads with our modules; packages stay external. */
export async function bundleServer({
  files = { server: serverFile, thread: threadFile },
  isRehearsal = false,
}: Options = {}): Promise<void> {
  await Promise.all([
    bundle('lib/server/http/server.ts', files.server, isRehearsal),
    bundle('lib/server/documents/draw-worker.ts', files.thread, isRehearsal),
  ])
  // Without this, esbuild's helper process would run as long as the demo.
  await stop()
}

/** Bundles the operator's commands in the same way. */
export async function bundleCommands(isRehearsal: boolean): Promise<void> {
  await Promise.all(
    COMMANDS.map((name) =>
      bundle(`scripts/${name}.ts`, join(root, `.next/commands/${name}.mjs`), isRehearsal),
    ),
  )
  await stop()
}

/** Includes OpenTelemetry, so that production need not install it, but not the packages that it patches. */
export async function bundleTracing(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [join(root, 'lib/server/traces/start-tracing.ts')],
    outfile: tracingFile,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    external: ['pg'],
    legalComments: 'eof',
    logLevel: 'warning',
  })
  await stop()
}

async function bundle(entry: string, outfile: string, isRehearsal: boolean): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    packages: 'external',
    // next.config.ts defines the same for the framework's part.
    define: { 'process.env.OSTAL_REHEARSAL_BUILD': isRehearsal ? '"1"' : '"0"' },
    // The real package throws outside the framework.
    alias: { 'server-only': join(root, 'node_modules/server-only/empty.js') },
  })
}
