import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The total size and number of a folder's files; links are not followed. */
export function sizeOf(folder: string): { megabytes: number; files: number } {
  let [bytes, files] = [0, 0]
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    bytes += lstatSync(join(entry.parentPath, entry.name)).size
    files += 1
  }
  return { megabytes: Math.round(bytes / 1e6), files }
}
