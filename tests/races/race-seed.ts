import { execFileSync } from 'node:child_process'
import { root } from '../../scripts/launch/folders'

/** The commit that is raced; null without git. */
export const commit: string | null = readCommit()

function readCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return null
  }
}

/** By default each commit draws other orders, and the same ones again when it is run again. */
export const SEED: string = process.env.RACE_SEED ?? commit?.slice(0, 8) ?? '1'

/** A number of 32 bits from a text (FNV-1a). */
export function seedOf(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const character of parts.join('|'))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
