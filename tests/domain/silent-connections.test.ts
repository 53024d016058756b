import { afterAll, expect, it } from 'vitest'
import { createDatabase, createPool } from '@/db/client'
import { users } from '@/db/schema/users'
import { CAMILLE } from '@/db/seed/accounts'
import { isDatabaseUnreachable } from '@/lib/domain/database-errors'
import { createContext } from '@/lib/server/context'
import { domain } from '../support/context'
import { statements } from '../support/database'
import { databaseProxy } from '../support/database-proxy'

const SILENCE = 1_500

const { pool: straight, resources } = await domain()
const proxy = await databaseProxy(String(straight.options.connectionString))
afterAll(() => proxy.stop())
const pool = createPool(`${proxy.url}?query_timeout=${SILENCE}`, 4, statements)
afterAll(() => pool.end())
const ctx = createContext(
  { type: 'person', id: CAMILLE, role: 'USER', clientId: CAMILLE, sessionId: crypto.randomUUID() },
  { requestId: crypto.randomUUID(), network: '203.0.113.7' },
  { ...resources(), pool, db: createDatabase(pool) },
)

/** Opens all of the pool's connections and leaves them idle. */
async function fill(): Promise<void> {
  await Promise.all(Array.from({ length: 4 }, () => pool.query('select pg_sleep(0.05)')))
  expect(pool.idleCount).toBe(4)
}

it('under attack: a transaction whose line falls silent is given up once, with the other lines at rest', async () => {
  await fill()
  const started = performance.now()
  const change = ctx.transaction(async (tx) => {
    await tx.db.select().from(users).limit(1)
    proxy.silence()
    await tx.db.update(users).set({ color: 'aa0000' })
  })
  const failure = await change.catch((error: unknown) => error)
  expect(isDatabaseUnreachable(failure)).toBe(true)
  // The rollback does not wait for a second timeout.
  expect(performance.now() - started).toBeLessThan(2 * SILENCE)
  proxy.serveNewOnes()
  await expect.poll(() => pool.totalCount).toBe(0)
  expect(await ctx.db.select().from(users).limit(1)).toHaveLength(1)
})

it('under attack: so is a read outside a transaction', async () => {
  await fill()
  proxy.silence()
  const failure = await ctx.db
    .select()
    .from(users)
    .catch((error: unknown) => error)
  expect(isDatabaseUnreachable(failure)).toBe(true)
  proxy.serveNewOnes()
  await expect.poll(() => pool.totalCount).toBe(0)
  expect(await ctx.db.select().from(users).limit(1)).toHaveLength(1)
})

it('idle lines are asked for a sign of life', () => {
  expect(pool.options).toMatchObject({ keepAlive: true, keepAliveInitialDelayMillis: 10_000 })
  // A slow statement gets its own error before the connection counts as dead.
  expect(pool.options.query_timeout).toBeGreaterThan(Number(pool.options.statement_timeout))
})
