import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll } from 'vitest'
import { emptyDatabase } from './database'

const read = (path: string) => readFileSync(new URL(`../../db/migrations/${path}`, import.meta.url), 'utf8')
export const TAGS: string[] = JSON.parse(read('meta/_journal.json')).entries.map(
  ({ tag }: { tag: string }) => tag,
)

/** A database in the state before the named migration, which `migrate` then applies. */
export async function databaseBefore(name: string) {
  const place = TAGS.findIndex((tag) => tag.replace(/^\d+_/, '') === name)
  if (place < 0) throw new Error(`There is no migration ${name}`)
  const pool = new pg.Pool({ connectionString: await emptyDatabase() })
  afterAll(() => pool.end())
  await applyMigrations(pool, TAGS.slice(0, place))
  return { pool, migrate: () => applyMigrations(pool, TAGS.slice(place, place + 1)) }
}

/** Applies migrations, each in a transaction, as `npm run migrate` does. */
export async function applyMigrations(pool: pg.Pool, tags: string[]): Promise<void> {
  for (const tag of tags) await pool.query(['begin', read(`${tag}.sql`), 'commit'].join(';\n'))
}
