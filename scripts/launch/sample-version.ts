import { createHash } from 'node:crypto'
import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { root } from './folders'

export const OLD_SAMPLES =
  'Les données d’exemple datent d’une version antérieure\u00a0: npm run demo -- --reset'

// Stored as a comment in the database: a table would exist in production, too.
const PLACE = 'users.is_sample'

/** Records the version of the sample data in a database. */
export async function recordSamples(databaseUrl: string): Promise<void> {
  await query(databaseUrl, `comment on column ${PLACE} is '${sampleVersion()}'`)
}

/** Whether a database holds an outdated version of the sample data. */
export async function hasOldSamples(databaseUrl: string): Promise<boolean> {
  const [found] = await query(
    databaseUrl,
    `select col_description(attrelid, attnum) as version from pg_attribute
     where attrelid = 'users'::regclass and attname = 'is_sample' and exists (select from users where is_sample)`,
  )
  return found !== undefined && found.version !== sampleVersion()
}

/** A hash of the files that write the sample data. */
function sampleVersion(): string {
  const folder = join(root, 'db/seed')
  const hash = createHash('sha256')
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).sort(byPath))
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(pathOf(entry)))
  return hash.digest('hex')
}

const pathOf = ({ parentPath, name }: Dirent) => join(parentPath, name)
const byPath = (a: Dirent, b: Dirent) => pathOf(a).localeCompare(pathOf(b))

async function query(connectionString: string, text: string): Promise<{ version: string | null }[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
