import { Client, type Pool } from 'pg'
import { expect } from 'vitest'
import { unpooled } from './database'

const LOCK_KEY = 7_001

/** Makes every commit that changed a row of this table fail while `meanwhile` runs. */
export const withFailingCommits = (pool: Pool, table: string, meanwhile: () => Promise<unknown>) =>
  withCommitStep(pool, table, "raise exception 'the power went'", meanwhile)

/** Makes commits that changed a row of this table wait until `meanwhile` calls `release`. */
export async function withHeldCommits(
  pool: Pool,
  table: string,
  meanwhile: (release: () => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  // Session-level lock, so not through a pooler.
  const holder = new Client({ connectionString: unpooled(String(pool.options.connectionString)) })
  await holder.connect()
  try {
    await holder.query('select pg_advisory_lock($1)', [LOCK_KEY])
    const release = () => holder.query('select pg_advisory_unlock($1)', [LOCK_KEY])
    await withCommitStep(pool, table, `perform pg_advisory_xact_lock(${LOCK_KEY})`, () => meanwhile(release))
  } finally {
    await holder.end()
  }
}

/** Waits until at least `sessions` sessions of this database wait for a lock. */
export const waitForLocks = (pool: Pool, sessions = 1) =>
  expect
    .poll(async () => {
      const { rows } = await pool.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
      return rows.length
    })
    .toBeGreaterThanOrEqual(sessions)

/** Waits until a commit is held. */
export const waitForHeldCommit = (pool: Pool, patience: { timeout: number; interval: number }) =>
  expect.poll(async () => (await pool.query(`select ${HELD}`)).rowCount, patience).toBeGreaterThan(0)

/** Terminates the sessions with held commits, as PostgreSQL does when it detects that their client has gone. */
export const endHeldCommits = (pool: Pool) => pool.query(`select pg_terminate_backend(pid), ${HELD}`)

const HELD = `pid from pg_locks where locktype = 'advisory' and not granted and objid = ${LOCK_KEY}
  and database = (select oid from pg_database where datname = current_database())`

async function withCommitStep(pool: Pool, table: string, step: string, meanwhile: () => Promise<unknown>) {
  await pool.query(`
    create function at_commit() returns trigger language plpgsql as 'begin ${step.replaceAll("'", "''")}; return null; end';
    create constraint trigger at_commit after insert or update or delete on ${table}
      deferrable initially deferred for each row execute function at_commit()`)
  try {
    await meanwhile()
  } finally {
    await pool.query(`drop trigger at_commit on ${table}; drop function at_commit`)
  }
}
