import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createDatabase, createPool } from '@/db/client'
import { users } from '@/db/schema/users'
import { ADMIN, CAMILLE } from '@/db/seed/accounts'
import { findUnavailability } from '@/lib/domain/database-errors'
import { isUnknownCommit } from '@/lib/domain/unknown-commit'
import { createContext } from '@/lib/server/context'
import { formRefusal } from '@/lib/server/forms/form-refusal'
import { domain } from '../support/context'
import { databaseProxy } from '../support/database-proxy'

const SILENCE = 1_500

const { pool: straight, resources } = await domain()
const proxy = await databaseProxy(String(straight.options.connectionString))
afterAll(() => proxy.stop())
const pool = createPool(proxy.url, 2)
const hasty = createPool(`${proxy.url}?query_timeout=${SILENCE}`, 2)
afterAll(() => Promise.all([pool.end(), hasty.end()]))
afterEach(() => {
  proxy.disturbCommit(null)
  proxy.serveNewOnes()
})
const contextOf = (own: Pool) =>
  createContext(
    { type: 'person', id: ADMIN, role: 'ADMIN', clientId: ADMIN, sessionId: crypto.randomUUID() },
    { requestId: crypto.randomUUID(), network: '203.0.113.7' },
    { ...resources(), pool: own, db: createDatabase(own) },
  )

const paint = (color: string, before?: () => Promise<void>, own = pool) =>
  contextOf(own)
    .transaction(async (tx) => {
      await tx.db.update(users).set({ color }).where(eq(users.id, CAMILLE))
      await before?.()
    })
    .then(
      () => 'done',
      (error: unknown) => error,
    )
const color = async () => {
  const { rows } = await straight.query('select color from users where id = $1', [CAMILLE])
  return rows[0].color
}
const UPDATE = /update "users"/

describe('a commit whose answer never came', () => {
  it('is unknown when the connection is lost after it: it was carried out, once', async () => {
    proxy.disturbCommit(UPDATE, 'unanswered')
    expect(isUnknownCommit(await paint('aa0001'))).toBe(true)
    expect(await color()).toBe('aa0001')
    expect(proxy.faults()).toBe(1)
  })

  it('is unknown when the connection is lost before it: it was not, and is not repeated', async () => {
    const former = await color()
    proxy.disturbCommit(UPDATE, 'cut')
    expect(isUnknownCommit(await paint('aa0002'))).toBe(true)
    expect(proxy.faults()).toBe(1)
    expect(await color()).toBe(former)
  })

  it('is said as such, to a form too, and not as a database that could not be asked', async () => {
    proxy.disturbCommit(UPDATE, 'unanswered')
    const failure = await paint('aa0004')
    expect(findUnavailability(failure)).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('on ne sait pas si votre demande a été exécutée'),
    })
    expect(formRefusal(failure).message).toBe(findUnavailability(failure)?.message)
  })
})

describe('what is known is not called unknown', () => {
  it('a connection that was lost before the commit was sent', async () => {
    const former = await color()
    const ended = new Promise((resolve) => pool.once('acquire', (client) => client.once('end', resolve)))
    const failure = await paint('bb0001', async () => {
      await straight.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
      )
      await ended
    })
    expect(failure).toBeInstanceOf(Error)
    expect([isUnknownCommit(failure), findUnavailability(failure)?.code]).toEqual([false, 'unavailable'])
    expect(await color()).toBe(former)
  })

  it('a commit that PostgreSQL refuses is its own error, and rolled back', async () => {
    const former = await color()
    await atCommit("raise exception 'no' using errcode = '23514'")
    const failure = await paint('bb0002')
    expect(failure).toMatchObject({ code: '23514' })
    expect(await color()).toBe(former)
    expect(pool.idleCount).toBe(pool.totalCount)
  })

  it('a commit that PostgreSQL answers with a rollback, because a failed statement was ignored, is an error', async () => {
    const former = await color()
    const failure = await contextOf(pool)
      .transaction(async (tx) => {
        await tx.db.update(users).set({ color: 'bb0003' }).where(eq(users.id, CAMILLE))
        await tx.db.execute('select 1 / 0').catch(() => undefined)
      })
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ message: 'The transaction was rolled back: an error in it was caught' })
    expect(isUnknownCommit(failure)).toBe(false)
    expect(await color()).toBe(former)
  })
})

it('a commit that gave up waiting for its standby may be lost yet', async () => {
  await atCommit("raise warning 'canceling wait for synchronous replication' using errcode = '57014'")
  expect(isUnknownCommit(await paint('cc0001'))).toBe(true)
  expect(await color()).toBe('cc0001')
})

// Runs last, because idle connections become silent, too.
it('a commit to which nothing comes back at all is unknown, and the connection is given up', async () => {
  const failure = await paint('aa0003', async () => proxy.silence(), hasty)
  expect(isUnknownCommit(failure)).toBe(true)
  await expect.poll(() => hasty.totalCount).toBe(0)
})

/** Makes PostgreSQL run a statement when a change of an account is committed. */
async function atCommit(statement: string): Promise<void> {
  await straight.query('drop trigger if exists at_commit on users')
  await straight.query(
    `create or replace function at_commit() returns trigger language plpgsql as $$ begin ${statement}; return null; end $$`,
  )
  await straight.query(
    'create constraint trigger at_commit after update on users deferrable initially deferred for each row execute function at_commit()',
  )
}
