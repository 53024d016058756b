import PgBoss from 'pg-boss'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase } from '../support/database'
import { simulatedSettings } from '../support/simulated-settings'
import { TcpProxy } from '../support/tcp-proxy'

const databaseUrl = await testDatabase()
const link = new TcpProxy('database', Number(new URL(databaseUrl).port))
const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)
let boss: PgBoss
let pool: typeof import('@/lib/server/database').pool

beforeAll(async () => {
  const url = new URL(databaseUrl)
  url.port = String(await link.listen())
  // A connection counts as dead after a second and a half here.
  const settings = { ...simulatedSettings('http://127.0.0.1:1'), DATABASE_URL: `${url}?query_timeout=1500` }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  process.on('unhandledRejection', note)
  const { executeSql } = await import('@/lib/server/jobs/execute-sql')
  pool = (await import('@/lib/server/database')).pool
  boss = new PgBoss({ db: { executeSql }, migrate: false, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
})
afterAll(async () => {
  link.set('open')
  await boss?.stop({ graceful: false })
  await pool?.().end()
  process.off('unhandledRejection', note)
  await link.close()
  vi.unstubAllEnvs()
})

it.each([
  ['done', async () => link.set('hold')],
  [
    'failed',
    async () => {
      link.set('hold')
      throw new Error('The provider does not answer')
    },
  ],
])('a job that is %s while the database goes away leaves no rejection unhandled', async (_, work) => {
  const { log } = await import('@/lib/server/instance/log')
  const logged = vi.spyOn(log(), 'error').mockReturnValue()
  const id = await boss.send('files', {})
  const worker = await boss.work('files', { pollingIntervalSeconds: 0.5 }, work)
  try {
    await vi.waitFor(
      () =>
        expect(logged).toHaveBeenCalledWith(
          expect.objectContaining({ queue: 'files', jobs: [id] }),
          'What came of jobs was not written',
        ),
      { timeout: 20_000 },
    )
    // Node reports it after the promises of this turn have settled.
    await new Promise((resolve) => setImmediate(resolve))
    expect(unhandled).toEqual([])
  } finally {
    link.set('open')
    await boss.offWork({ id: worker })
    logged.mockRestore()
  }
})
