import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './launch/folders'
import { classify } from './sites/classify'
import { formatQueries, formatSchema } from './sites/page'
import { readQueries } from './sites/read-queries'
import { readTables } from './sites/schema-tables'
import { readSources } from './sites/sources'

// `npm run sites`: lists in docs/sites.md every table, key and query that a split by website affects.
const owned = classify(await readTables())
const page = formatSchema(owned) + formatQueries(readQueries(readSources(), owned))
writeFileSync(join(root, 'docs/sites.md'), page)
