import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import type { Callers, RecordedAnswer } from './answers'

/** The former version's data and answers, recorded once by `record.ts` before the next version was written. */
export type Former = {
  /** Its last migration. */
  tag: string
  /** When it was recorded, ISO 8601. */
  at: string
  /** The secret that signed its cookies. */
  secret: string
  callers: Callers
  answers: Record<string, RecordedAnswer>
  sequences: { name: string; value: string }[]
  /** Its rows, as SQL. */
  sql: string
}

export const FORMER_FILE = new URL('former-data.json.gz', import.meta.url)

export const readFormer = (): Former => JSON.parse(gunzipSync(readFileSync(FORMER_FILE)).toString('utf8'))

/** Brings an empty database to the former version's schema and loads its rows. */
export async function loadFormer(url: string, { tag, sql }: Pick<Former, 'tag' | 'sql'>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { entries } = JSON.parse(readMigration('meta/_journal.json')) as {
      entries: { tag: string; when: number }[]
    }
    const last = entries.findIndex((entry) => entry.tag === tag)
    const due = entries.slice(0, last + 1)
    // Each in a transaction, as `npm run migrate` does.
    for (const { tag: applied } of due)
      await client.query(['begin', readMigration(`${applied}.sql`), 'commit'].join(';\n'))
    await client.query(`
      create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
    for (const { tag: applied, when } of due)
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        applied,
        when,
      ])
    await client.query(sql)
  } finally {
    await client.end()
  }
}

const readMigration = (path: string) =>
  readFileSync(new URL(`../../db/migrations/${path}`, import.meta.url), 'utf8')
