import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

/** A folder below `.data`, made if missing. `.data` itself stays enterable by the database's own user. */
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
    // Somebody else's folder: whoever needs to write there says so in a sentence of its own.
  }
}
