import { parseArgs } from 'node:util'
import { restoreDump } from '../lib/server/backup/restore-dump'

const USAGE =
  'npm run restore -- <dump> --to postgres://user:password@host:5432/empty\n' +
  'BACKUP_AGE_IDENTITY=AGE-SECRET-KEY-1… decrypts the dump.'

/** `npm run restore`: loads a backup into an empty database, and compares every row and sequence with the manifest. */
async function run(): Promise<string> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
  const [file] = positionals
  // Never DATABASE_URL by default: a restore must not target the running database.
  if (!file || positionals.length > 1 || !values.to) throw new Error(USAGE)
  const { at, database } = await restoreDump({
    ...{ file, connectionString: values.to },
    identity: process.env.BACKUP_AGE_IDENTITY,
  })
  return `The backup of ${at} is restored, and equal: ${Object.keys(database.tables).length} tables.`
}

try {
  console.log(await run())
} catch (error) {
  process.exitCode = 1
  console.error(error instanceof Error ? error.message : String(error))
}
