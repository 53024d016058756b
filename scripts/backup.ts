import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { env } from '../lib/env'
import { backUp } from '../lib/server/backup/back-up'
import { recordBackup } from '../lib/server/backup/record-backup'

const USAGE =
  'npm run backup -- <folder> [--keep 14]\n' +
  'BACKUP_AGE_RECIPIENT=age1… encrypts the dump; PG_BIN is the folder of pg_dump where it is not on the PATH.'

/** `npm run backup`: writes one dump of the database, with a manifest of its contents. */
async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string', default: '14' } },
  })
  const [folder] = positionals
  const keep = Number(values.keep)
  if (!folder || positionals.length > 1 || !Number.isInteger(keep) || keep < 1) throw new Error(USAGE)
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, BACKUP_AGE_RECIPIENT: recipient } = env()
  const at = new Date()
  const { dump, database, files } = await backUp({
    ...{ folder, keep, at, recipient },
    connectionString: DATABASE_DIRECT_URL,
  })
  await record(DATABASE_URL, at, dump.bytes)
  const rows = Object.values(database.tables).reduce((sum, table) => sum + table.rows, 0)
  const lost = Object.values(files).filter((hash) => hash === null).length
  return [
    `${folder}/${dump.file}: ${Object.keys(database.tables).length} tables, ${rows} rows, ${Object.keys(files).length} files listed.`,
    ...(lost > 0 ? [`${lost} files are named by the database, and UploadThing does not have them.`] : []),
    ...(recipient === undefined ? ['The dump is not encrypted: set BACKUP_AGE_RECIPIENT.'] : []),
    'Restore it into an empty database now and then: npm run restore.',
  ].join('\n')
}

async function record(connectionString: string, at: Date, bytes: number): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await recordBackup(client, { at, bytes })
  } finally {
    await client.end()
  }
}

try {
  console.log(await run())
} catch (error) {
  process.exitCode = 1
  console.error(error instanceof Error ? error.message : String(error))
}
