import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { liftLimits } from '@/db/time-limits'
import { connectionVariables, ended } from './dump'
import { decrypted } from './encrypt'
import { differences, readFingerprint } from './fingerprint'
import { Manifest } from './manifest'
import { manifestName } from './retention'
import { findTool } from './tools'

type Restore = {
  /** The path of the dump; its manifest is next to it. */
  file: string
  /** An empty database. */
  connectionString: string
  /** `AGE-SECRET-KEY-1…`, for an encrypted dump. */
  identity: string | undefined
}

/** Restores a backup into an empty database and compares it with the manifest. Throws for a damaged file, a database that is not
 *  empty, or one that differs afterwards. */
export async function restoreDump({ file, connectionString, identity }: Restore): Promise<Manifest> {
  const manifest = Manifest.parse(JSON.parse(await readFile(manifestName(file), 'utf8')))
  await requireUndamaged(join(dirname(file), manifest.dump.file), manifest)
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await liftLimits(client)
    const program = await findTool('pg_restore', await requireEmpty(client))
    await load(file, { program, connectionString, identity, isEncrypted: manifest.dump.isEncrypted })
    await client.query('begin isolation level repeatable read read only')
    const found = differences(manifest.database, await readFingerprint(client))
    await client.query('rollback')
    if (found.length > 0) throw new Error(`The restored database differs:\n${found.join('\n')}`)
    return manifest
  } finally {
    await client.end()
  }
}

async function requireUndamaged(file: string, { dump }: Manifest): Promise<void> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  if (hash.digest('hex') !== dump.sha256)
    throw new Error(`${dump.file} is damaged: its SHA-256 is not the manifest’s`)
}

/** Returns the server's major version. */
async function requireEmpty(client: Client): Promise<number> {
  const { rows } = await client.query<{ tables: number; major: number }>(
    `select (select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%')::int as tables,
     current_setting('server_version_num')::int / 10000 as major`,
  )
  const [found] = rows
  if (!found || found.tables > 0) throw new Error('The database is not empty: nothing was restored')
  return found.major
}

type Load = Pick<Restore, 'connectionString' | 'identity'> & { program: string; isEncrypted: boolean }

async function load(file: string, { program, connectionString, identity, isEncrypted }: Load): Promise<void> {
  if (isEncrypted && !identity) throw new Error('The dump is encrypted: set BACKUP_AGE_IDENTITY')
  const stream = createReadStream(file)
  // Before the program starts: with a wrong identity it would wait for its input forever.
  const source = isEncrypted && identity ? await decrypted(stream, identity) : stream
  const child = spawn(program, ['--exit-on-error', '--no-owner', '--no-privileges', '--dbname='], {
    env: { ...process.env, ...connectionVariables(connectionString) },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const done = ended(child, program)
  // A program that fails closes its input first: its own message says more.
  const fed = pipeline(source, child.stdin).catch(() => {})
  await Promise.all([done, fed])
}
