import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiTypes } from './launch/checks/api-types'
import { root } from './launch/place'

// `npm run api-types`: writes the types of the API from its description; with --check says whether they are as written.
const file = join(root, 'lib/browser/api-types.ts')
const types = await apiTypes()

if (!process.argv.includes('--check')) writeFileSync(file, types)
else if (readFileSync(file, 'utf8') !== types) {
  console.error('✗ lib/browser/api-types.ts is not what app/api/_wire says: npm run api-types')
  process.exit(1)
}
