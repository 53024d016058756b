import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../child'
import type { Closing } from '../closing'
import { root } from '../folders'
import { sourceHash } from '../sources'
import { bundleEmbed } from './bundle-embed'
import { bundleCommands, bundleServer, bundleTracing } from './bundle-server'
import { sealSite } from './seal-site'

const stampFile = join(root, '.next', 'ostal-build')

/** Next's command line. */
export const nextProgram = join(root, 'node_modules/next/dist/bin/next')

type Env = Record<string, string | undefined>

/** A hash of the sources and settings that a build depends on. */
function fingerprint(env: Env) {
  return sourceHash(
    process.versions.node,
    env.PUBLIC_ORIGIN ?? '',
    env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '',
    env.OSTAL_REHEARSAL ?? '',
  )
}

/** Whether the last build was made from the current sources with these settings. */
export function isBuilt(env: Env): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint(env)
}

/** Builds the framework's part, the pages sent from memory, and the server. Returns the number of pages in memory. */
export async function build(env: Env, closing: Closing, options: { loud?: boolean } = {}): Promise<number> {
  const buildFingerprint = fingerprint(env)
  rmSync(stampFile, { force: true })
  const settings = { ...env, NODE_ENV: 'production', OSTAL_BUILD: buildFingerprint }
  await runNode([nextProgram, 'build'], settings, closing, options)
  await bundleEmbed()
  const isRehearsal = env.OSTAL_REHEARSAL === '1'
  await bundleServer({ isRehearsal })
  await bundleCommands(isRehearsal)
  await bundleTracing()
  const pages = await sealSite()
  writeFileSync(stampFile, buildFingerprint)
  return pages
}
