import { git } from '../../scripts/launch/git'

/** The commit under test; undefined without git. */
export const commit = git('rev-parse', 'HEAD')

/** By default each commit has its own orders, which are the same on every run. */
export const SEED: string = process.env.RACE_SEED ?? commit?.slice(0, 8) ?? '1'

/** A number of 32 bits from a text (FNV-1a). */
export function seedOf(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const character of parts.join('|'))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
