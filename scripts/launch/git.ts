import { execFileSync } from 'node:child_process'
import { root } from './folders'

/** The output of a git command in this project; undefined if it fails, for example without a history. */
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
