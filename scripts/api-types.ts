import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateApiTypes } from './launch/checks/api-types'
import { root } from './launch/folders'

// `npm run api-types`: generates types from the API's description; with --check fails if the file is out of date.
const file = join(root, 'lib/browser/api-types.ts')
const types = await generateApiTypes()

if (!process.argv.includes('--check')) writeFileSync(file, types)
else if (readFileSync(file, 'utf8') !== types) {
  console.error('✗ lib/browser/api-types.ts is not what app/api/_wire says: npm run api-types')
  process.exit(1)
}
