import { execFileSync } from 'node:child_process'
import { root } from './folders'

/** What a git command prints of this project; undefined where it fails, as without a history. */
export function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
