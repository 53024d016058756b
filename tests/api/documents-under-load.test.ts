import { createHash } from 'node:crypto'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, it } from 'vitest'
import { stored } from '../support/stored'

const TOKEN = 'lien-de-deux-cents-connexions'

/** Creates a link to a paid order with many lines. */
async function linkToLongOrder(): Promise<void> {
  const [order] = await stored<{ id: number }>(
    'select order_id as id from order_items join orders o on o.id = order_id where o.paid_at is not null limit 1',
  )
  await stored(
    `insert into order_links (token_hash, order_id, expires_at) values ($1, $2, now() + interval '1 day')`,
    [createHash('sha256').update(TOKEN).digest('base64url'), order?.id],
  )
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const agent = new Agent({ keepAlive: true })

function ask(path: string): Promise<{ status: number; retryAfter: string | undefined; ms: number }> {
  const asked = performance.now()
  return new Promise((resolve, reject) => {
    get(inject('origin') + path, { agent }, (answer) => {
      answer.resume().once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          retryAfter: answer.headers['retry-after'],
          ms: performance.now() - asked,
        }),
      )
    }).once('error', reject)
  })
}

it('under attack: 200 connections on one link’s receipt leave the others their answers', async () => {
  await linkToLongOrder()
  const first = await ask(`/commande/${TOKEN}/recu`)
  expect(first.status).toBe(200)

  const until = performance.now() + 3_000
  const drawn = Promise.all(
    Array.from({ length: 200 }, async () => {
      const answers: Awaited<ReturnType<typeof ask>>[] = []
      while (performance.now() < until) answers.push(await ask(`/commande/${TOKEN}/recu`))
      return answers
    }),
  )
  const [health, others]: [number[], number[]] = [[], []]
  await sleep(500)
  while (performance.now() < until) {
    health.push((await ask('/api/health')).status)
    const { status, ms } = await ask('/login')
    expect(status).toBe(200)
    others.push(ms)
    await sleep(50)
  }
  const answers = (await drawn).flat()
  agent.destroy()
  expect(new Set(health)).toEqual(new Set([200]))
  // A receipt waits for its link's turn; other pages do not wait with it, however slow the machine is.
  expect(median(others) * 4).toBeLessThan(median(answers.map(({ ms }) => ms)))
  // When the queue is full, the caller gets a retry time.
  for (const { status, retryAfter } of answers)
    expect([status, retryAfter]).toEqual(status === 200 ? [200, undefined] : [503, '5'])
})
