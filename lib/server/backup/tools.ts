import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The path of `pg_dump` or `pg_restore`: from PG_BIN, else from the PATH. Throws when it is missing or older than the server,
 *  which it could not read. */
export async function findTool(name: 'pg_dump' | 'pg_restore', serverMajor: number): Promise<string> {
  const path = process.env.PG_BIN ? join(process.env.PG_BIN, name) : name
  const advice = `Install the Debian package postgresql-client-${serverMajor}, or set PG_BIN to the folder of its programs.`
  const version = await run(path, ['--version']).catch(() => null)
  if (!version) throw new Error(`${name} was not found. ${advice}`)
  const major = majorOf(version.stdout)
  if (major < serverMajor)
    throw new Error(`${name} ${major} is older than the server, which is ${serverMajor}. ${advice}`)
  return path
}

/** `pg_dump (PostgreSQL) 15.14 (Debian …)` → 15. */
export const majorOf = (version: string): number => Number(/\(PostgreSQL\) (\d+)/.exec(version)?.[1] ?? 0)
