import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { liftLimits } from '@/db/time-limits'
import { dump } from './dump'
import { encrypted } from './encrypt'
import { readSequences, readTables } from './fingerprint'
import { hashFiles } from './hash-files'
import { Manifest } from './manifest'
import { dumpName, expiredFiles, manifestName } from './retention'
import { findTool } from './tools'

type BackUp = {
  folder: string
  connectionString: string
  /** `age1…`; without it the dump is not encrypted. */
  recipient: string | undefined
  /** How many backups stay in the folder. */
  keep: number
  at: Date
}

/** Writes one backup: the dump, and a manifest of its contents. An interrupted backup leaves no file under a dump's name. */
export async function backUp({ folder, connectionString, recipient, keep, at }: BackUp): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await liftLimits(client)
    const serverVersion = await readMajor(client)
    const program = await findTool('pg_dump', serverVersion)
    await client.query('begin isolation level repeatable read read only')
    const name = dumpName(at, recipient !== undefined)
    // The first statement, so that every row that the transaction sees was numbered before; and before the dump reads them
    // itself.
    const sequences = await readSequences(client)
    const { stream, done } = await dump(client, { program, connectionString })
    const written = await write(
      recipient === undefined ? stream : await encrypted(stream, recipient),
      join(folder, `${name}.part`),
      done,
    )
    const manifest: Manifest = {
      at: at.toISOString(),
      serverVersion,
      dump: { file: name, ...written, isEncrypted: recipient !== undefined },
      database: { tables: await readTables(client), sequences },
      files: await hashFiles(drizzle({ client, casing: 'snake_case' }), await readKnownFiles(folder)),
    }
    await client.query('rollback')
    await writeFile(join(folder, manifestName(name)), JSON.stringify(manifest), { mode: 0o600 })
    await rename(join(folder, `${name}.part`), join(folder, name))
    for (const expired of expiredFiles(await readdir(folder), keep)) await rm(join(folder, expired))
    return manifest
  } finally {
    await client.end()
  }
}

async function readMajor(client: Client): Promise<number> {
  const { rows } = await client.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  )
  return rows[0]?.major ?? 0
}

async function write(
  stream: NodeJS.ReadableStream,
  file: string,
  done: Promise<void>,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk)
      bytes += chunk.length
      next(null, chunk)
    },
  })
  await Promise.all([pipeline(stream, counted, createWriteStream(file, { mode: 0o600 })), done])
  return { bytes, sha256: hash.digest('hex') }
}

/** Hashes that the folder's newest manifest already has. */
async function readKnownFiles(folder: string): Promise<Manifest['files']> {
  const manifests = (await readdir(folder)).filter((name) => /\.dump(\.age)?\.json$/.test(name)).sort()
  const newest = manifests.at(-1)
  if (newest === undefined) return {}
  const read = Manifest.safeParse(JSON.parse(await readFile(join(folder, newest), 'utf8')))
  return read.success ? read.data.files : {}
}
