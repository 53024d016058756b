import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

/** A folder below `.data`, created if missing. `.data` itself stays accessible to the database's user. */
export function dataFolder(...names: string[]): string {
  const base = join(root, '.data')
  mkdirSync(base, { recursive: true })
  tryChmod(base)
  const folder = join(base, ...names)
  mkdirSync(folder, { recursive: true })
  return folder
}

function tryChmod(folder: string) {
  try {
    chmodSync(folder, 0o755)
  } catch {
    // The folder belongs to another user; a later write to it fails with its own message.
  }
}
