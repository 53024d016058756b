import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** State that belongs to a session: through a pooler, the next transaction may run in another one. */
const OF_SESSION =
  /pg_(?:try_)?advisory_(?:un)?lock(?:_shared|_all)?\b|["'`;]\s*(?:un)?listen \w+|create (?:local |global )?temp|["'`;]\s*set (?!local |transaction )[\w.]+ ?(?:=|to )|["'`;]\s*(?:prepare \w+ as|deallocate)| with hold\b/i

/** Migrations, and the backup with its lifted limits, connect to DATABASE_DIRECT_URL. */
const DIRECT = /^db\/(migrations|time-limits)|^lib\/server\/backup\//

const FOLDERS = ['app', 'lib', 'db', 'node_modules/pg-boss/src']
const LIMITER = 'node_modules/rate-limiter-flexible/lib/RateLimiterPostgres.js'

const files = FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(ts|tsx|js)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name))
  .concat(LIMITER)
  .filter((file) => !DIRECT.test(file))

it('nothing that the product asks for through a pooler stays with a session', () => {
  expect(files.length).toBeGreaterThan(1_500)
  expect(files.filter((file) => OF_SESSION.test(readFileSync(file, 'utf8')))).toEqual([])
})

it.each([
  'select pg_advisory_lock(1)',
  'select pg_try_advisory_lock_shared(1)',
  "'listen changes'",
  'create temp table line on commit drop as',
  '`set statement_timeout = 0`',
  '"begin; set search_path to public"',
])('%s would stay', (text) => expect(text).toMatch(OF_SESSION))

it.each(['pg_advisory_xact_lock(1)', '`set local lock_timeout = 1`', "onDelete: 'set null'"])(
  '%s would not',
  (text) => expect(text).not.toMatch(OF_SESSION),
)
