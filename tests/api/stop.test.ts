import { Agent, get } from 'node:http'
import pg from 'pg'
import { expect, it } from 'vitest'
import { EMAIL, PASSWORD } from '../support/people'
import { startProduct } from '../support/product'

const POLLING = { timeout: 15_000, interval: 50 }

it('an instance that is told to stop says so, finishes what it is answering and goes', {
  timeout: 120_000,
}, async () => {
  const product = await startProduct()
  const blocker = new pg.Client({ connectionString: product.databaseUrl })
  await blocker.connect()
  await blocker.query('begin; lock table users in access exclusive mode')

  const slow = fetch(`${product.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email: EMAIL.owner, Password: PASSWORD, Admin: false, RememberMe: false }),
  })
  const waiting = "select 1 from pg_locks where relation = 'users'::regclass and not granted"
  await expect.poll(async () => (await blocker.query(waiting)).rowCount, POLLING).toBe(1)

  const kept = new Agent({ keepAlive: true })
  expect(await statusOf(`${product.origin}/api/health`, kept)).toBe(200)
  const started = Date.now()
  const stopped = product.stop()
  await expect.poll(() => statusOf(`${product.origin}/api/health`), POLLING).toBe(503)
  // The last responses, pages included, close their connections.
  for (const path of ['/api/auth/status', '/', '/login'])
    expect(await answerTo(product.origin + path, kept)).toEqual({ status: 200, connection: 'close' })
  await expect.poll(() => statusOf(product.origin), POLLING).toBe('ECONNREFUSED')
  // It announced the shutdown before it refused connections.
  expect(Date.now() - started).toBeGreaterThan(1_900)
  await blocker.query('rollback')
  await blocker.end()
  expect((await slow).status).toBe(200)
  await stopped
  // After 27 s it would have been killed.
  expect(Date.now() - started).toBeLessThan(25_000)
})

/** The status of the answer, or the error code. */
const statusOf = async (url: string, agent: Agent | false = false) => (await answerTo(url, agent)).status

function answerTo(
  url: string,
  agent: Agent | false,
): Promise<{ status: number | string | undefined; connection?: string | undefined }> {
  return new Promise((resolve) => {
    get(url, { agent }, ({ statusCode, headers }) => {
      resolve({ status: statusCode, connection: headers.connection })
    })
      .once('response', (answer) => answer.resume())
      .once('error', ({ code }: NodeJS.ErrnoException) => resolve({ status: code }))
  })
}
