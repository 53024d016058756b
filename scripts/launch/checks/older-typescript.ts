import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../place'

/**
 * Some tools work through a compiler older than 7, while the project is checked with 7. Puts the older one, which the
 * package @ts-morph/common carries, where only the named tool finds it.
 */
export function lendOlderTypescript(tool: 'dependency-cruiser' | 'openapi-typescript'): void {
  const folder = join(root, 'node_modules', tool, 'node_modules/typescript')
  mkdirSync(folder, { recursive: true })
  const bundle = readFileSync(join(root, 'node_modules/@ts-morph/common/dist/typescript.js'), 'utf8')
  const version = /versionMajorMinor = "([\d.]+)"/.exec(bundle)?.[1]
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'typescript', version: `${version}.0`, main: 'index.cjs' }),
  )
  writeFileSync(join(folder, 'index.cjs'), "module.exports = require('@ts-morph/common').ts\n")
}
