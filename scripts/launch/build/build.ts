import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../child'
import type { Closing } from '../closing'
import { root } from '../place'
import { sourceHash } from '../sources'
import { bundleEmbed } from './bundle-embed'
import { sealPolicy } from './seal-policy'

const stampFile = join(root, '.next', 'ostal-build')

/** Next's own command line. */
export const nextProgram = join(root, 'node_modules/next/dist/bin/next')

type Env = Record<string, string | undefined>

/** What the finished build must have been made from. */
function fingerprint(env: Env) {
  return sourceHash(
    process.versions.node,
    env.PUBLIC_ORIGIN ?? '',
    env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '',
  )
}

/** Whether the last build was made from the sources as they are now, with these settings. */
export function isBuilt(env: Env): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint(env)
}

/** Builds the product and seals its content security policy; gives the number of sealed pages. */
export async function build(env: Env, closing: Closing, options: { loud?: boolean } = {}): Promise<number> {
  const made = fingerprint(env)
  rmSync(stampFile, { force: true })
  await runNode([nextProgram, 'build'], { ...env, NODE_ENV: 'production' }, closing, options)
  await bundleEmbed()
  const sealed = sealPolicy()
  writeFileSync(stampFile, made)
  return sealed
}
