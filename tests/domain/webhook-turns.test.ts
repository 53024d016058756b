import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import { claimAttempt } from '@/lib/domain/webhooks/claim-attempt'
import { newSecret } from '@/lib/domain/webhooks/secret'
import type { DeliveryOutcome, SignedMessage } from '@/lib/providers/webhooks/deliver-webhook'
import { providers } from '@/lib/server/providers'
import { startDelivering } from '@/lib/server/tasks/deliver-webhooks'
import { withClients } from '../support/clients'
import { domain } from '../support/context'

const { job, pool } = await domain()

const GOOD: DeliveryOutcome = { delivered: true, status: 204, error: null, answer: null }
const BAD: DeliveryOutcome = { ...GOOD, delivered: false, status: null }

/** Endpoints of the owner's sites, each with `messages` due; five per site. The column keeps milliseconds: rounded up, a
 *  message would not be due yet. */
async function addEndpoints(userId: number, count: number, { messages = 1, failing = false } = {}) {
  const { rows: sites } = await pool.query(
    `insert into websites (client_id, name, url) select $1, 'Essai', 'https://essai.example/'
     from generate_series(1, $2) returning id`,
    [userId, Math.ceil(count / 5)],
  )
  const urls = Array.from({ length: count }, () => `https://${crypto.randomUUID()}.example/`)
  for (const [index, url] of urls.entries()) {
    const { rows } = await pool.query(
      `insert into webhook_endpoints (website_id, url, secret, failing_since)
       values ($1, $2, $3, case when $4 then now() end) returning id`,
      [sites[Math.floor(index / 5)].id, url, newSecret(), failing],
    )
    await pool.query(
      `insert into webhook_deliveries (endpoint_id, event_id, type, payload, next_attempt_at)
       select $1, gen_random_uuid(), 'ping', '{}', date_trunc('milliseconds', now()) from generate_series(1, $2)`,
      [rows[0].id, messages],
    )
  }
  return urls
}

/** Two instances on one database, and their requests. `silent` endpoints do not answer until the end. */
function twoInstances(silent: string[] = []) {
  const inFlight: string[] = []
  const sent: string[] = []
  let together = 0
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  async function deliver({ url }: SignedMessage): Promise<DeliveryOutcome> {
    inFlight.push(url)
    together = Math.max(together, inFlight.filter((one) => one === url).length)
    const isSilent = silent.includes(url)
    await (isSilent ? ended : new Promise((resolve) => setTimeout(resolve, 20)))
    inFlight.splice(inFlight.indexOf(url), 1)
    sent.push(url)
    return isSilent ? BAD : GOOD
  }
  const context = () => job('webhooks', { providers: { webhooks: { ...providers.webhooks, deliver } } })
  const instances = [startDelivering(context), startDelivering(context)]
  const stop = async () => {
    end()
    await Promise.all(instances.map((instance) => instance.stop()))
  }
  stopping.push(stop)
  return { inFlight, sent, maxConcurrent: () => together }
}

const stopping: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stopping.splice(0)) await stop()
})
beforeEach(() => pool.query('delete from webhook_endpoints'))

const POLL = { timeout: 30_000, interval: 20 }

it('under attack: an address gets one message at a time, even from several instances', async () => {
  const [url = ''] = await addEndpoints(CAMILLE, 1, { messages: 12 })
  const { sent, maxConcurrent } = twoInstances()
  await expect.poll(() => sent, POLL).toEqual(Array(12).fill(url))
  expect(maxConcurrent()).toBe(1)
})

describe('under attack: a message to another’s site', () => {
  it('does not wait behind one owner’s silent addresses', async () => {
    const silent = await addEndpoints(CAMILLE, 15, { messages: 4 })
    const { inFlight, sent } = twoInstances(silent)
    await expect.poll(() => inFlight.length, POLL).toBeGreaterThanOrEqual(4)
    const [url] = await addEndpoints(JULIEN, 1)
    // The silent endpoints answer only at the end of the test: a message queued behind them would not arrive.
    await expect.poll(() => sent, POLL).toEqual([url])
    // Two instances that check at the same moment may start one too many.
    expect(inFlight.length).toBeLessThanOrEqual(5)
  })

  it('does not wait behind the failing addresses of many owners', async () => {
    const silent: string[] = []
    for (const owner of [ADMIN, CAMILLE, MODERATOR, JULIEN])
      silent.push(...(await addEndpoints(owner, 4, { failing: true, messages: 4 })))
    const { inFlight, sent } = twoInstances(silent)
    await expect.poll(() => inFlight.length, POLL).toBe(10)
    const [url] = await addEndpoints(await newOwner(), 1)
    await expect.poll(() => sent, POLL).toEqual([url])
    expect(inFlight).toHaveLength(10)
  })
})

describe('the order of attempts', () => {
  const next = async (includeFailing = true) => (await claimAttempt(job('webhooks'), { includeFailing }))?.url

  it('an owner with fewer attempts in progress comes before one who has waited longer', async () => {
    const many = await addEndpoints(CAMILLE, 3)
    await pool.query("update webhook_deliveries set next_attempt_at = now() - interval '1 minute'")
    const [one] = await addEndpoints(JULIEN, 1)
    expect([await next(), await next(), await next()]).toEqual([many[0], one, many[1]])
  })

  it('owners take turns, regardless of how many messages each has', async () => {
    const [busy] = await addEndpoints(CAMILLE, 1, { messages: 5 })
    await pool.query("update webhook_deliveries set next_attempt_at = now() - interval '1 minute'")
    const [other] = await addEndpoints(JULIEN, 1, { messages: 2 })
    const turns = []
    for (let turn = 0; turn < 5; turn += 1) {
      turns.push(await next())
      await pool.query('update webhook_endpoints set attempt_until = null')
    }
    expect(turns).toEqual([busy, other, busy, other, busy])
  })

  it('a failing address comes last, and only if failing addresses are included', async () => {
    const [failing] = await addEndpoints(CAMILLE, 1, { failing: true })
    await pool.query("update webhook_deliveries set next_attempt_at = now() - interval '1 minute'")
    const [good] = await addEndpoints(JULIEN, 1)
    expect(await next()).toBe(good)
    expect(await next(false)).toBeUndefined()
    expect(await next()).toBe(failing)
  })
})

async function newOwner(): Promise<number> {
  const { rows } = await pool.query(
    withClients(
      `insert into users (email, password_hash, first_name, last_name, phone, terms_accepted_at)
       values ('autre@exemple.fr', '-', 'Autre', 'Personne', '0600000000', now())`,
    ),
  )
  return rows[0].id
}
