import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { Client } from 'pg'

/** Dumps the database as the client's transaction sees it, in pg_dump's own format. `done` rejects when the program fails: the
 *  stream is then no valid dump. */
export async function dump(
  client: Client,
  { program, connectionString }: { program: string; connectionString: string },
): Promise<{ stream: Readable; done: Promise<void> }> {
  const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
  const child = spawn(
    program,
    ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]?.snapshot}`],
    // The URL contains the password: never an argument, which every user of the machine can read.
    { env: { ...process.env, ...connectionVariables(connectionString) }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  return { stream: child.stdout, done: ended(child, program) }
}

/** The environment variables from which libpq's programs read a connection. */
export function connectionVariables(connectionString: string): Record<string, string> {
  const url = new URL(connectionString)
  return {
    PGHOST: url.searchParams.get('host') ?? url.hostname,
    PGPORT: url.port || '5432',
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGUSER: decodeURIComponent(url.username),
    ...(url.password && { PGPASSWORD: decodeURIComponent(url.password) }),
    ...(url.searchParams.get('sslmode') && { PGSSLMODE: url.searchParams.get('sslmode') ?? '' }),
  }
}

/** Resolves when a program exits with 0; else rejects with its error output. */
export async function ended(child: ChildProcess & { stderr: Readable }, program: string): Promise<void> {
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2_000)
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} failed with ${code}: ${said.trim()}`)
}
