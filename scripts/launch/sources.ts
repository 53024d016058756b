import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './place'

const rooms = ['app', 'components', 'content', 'db', 'lib', 'public', 'scripts/launch/build']
const outside = /\.test\.tsx?$|^db\/(migrations|seed)\//
const rootFiles =
  /^(middleware\.ts|next\.config\.ts|postcss\.config\.mjs|tsconfig\.json|package-lock\.json|package\.json)$/

/** A fingerprint of everything that a build reads, with what else it depends on. */
export function sourceHash(...more: string[]): string {
  const hash = createHash('sha256')
  for (const file of sourceFiles())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  for (const text of more) hash.update(`${text}\0`)
  return hash.digest('hex')
}

function sourceFiles() {
  const files = readdirSync(root).filter((name) => rootFiles.test(name))
  for (const room of rooms) {
    files.push(...filesBelow(room))
  }
  return files.filter((file) => !outside.test(file)).sort()
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
  } catch {
    return [] // a room that is still empty
  }
}
