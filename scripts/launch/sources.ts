import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './folders'

const folders = [
  'app',
  'components',
  'content',
  'db',
  'lib',
  'public',
  'scripts/launch/build',
  'scripts/smoke',
]
/** Commands that the build bundles: scripts/launch/build/bundle-server.ts. */
const commands = /^(backup|create-admin|dead-letters|doctor|migrate|restore|smoke|terminal)\.ts$/
const excluded = /\.test\.tsx?$|^db\/(migrations|seed)\//
const rootFiles =
  /^(instrumentation-client\.ts|middleware\.ts|next\.config\.ts|postcss\.config\.mjs|tsconfig\.json|package-lock\.json|package\.json)$/

/** A hash of all files that a build reads, and of `more`. */
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
  files.push(
    ...readdirSync(join(root, 'scripts'))
      .filter((name) => commands.test(name))
      .map((name) => `scripts/${name}`),
  )
  for (const folder of folders) {
    files.push(...filesBelow(folder))
  }
  return files.filter((file) => !excluded.test(file)).sort()
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
  } catch {
    return [] // the folder does not exist
  }
}
