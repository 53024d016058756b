import { readFileSync } from 'node:fs'
import pLimit from 'p-limit'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { operations } from '@/app/api/_wire/openapi'
import { recordTrust } from '../../scripts/launch/trust/record-trust'
import { call } from '../support/api'
import { formIn } from '../support/form-fields'
import { malformedRequests } from '../support/malformed-requests'
import { logIn, newcomer, type SignedIn } from '../support/people'
import { BOUGHT, shoppersOf } from '../support/shoppers'
import { stored } from '../support/stored'
import { addressesOf } from '../upgrade/addresses'
import { startFormerProduct } from './former-product'

const COMMIT = process.env.FORMER_COMMIT ?? ''
const REQUESTS = 3_000
const SHOPPERS = 5
const POLLING = { timeout: 60_000, interval: 200 }

/** The new build has migrated this database and runs on it at the same time, as in an update with two instances. */
const databaseUrl = inject('databaseUrl')
let former: Awaited<ReturnType<typeof startFormerProduct>>
const figures: Record<string, number | string> = { commit: COMMIT }
let failures = 0

beforeAll(async () => {
  former = await startFormerProduct({ commit: COMMIT, databaseUrl })
}, 1_200_000)
afterAll(async () => {
  await former?.stop()
  record()
}, 60_000)

const part = (title: string, work: () => Promise<void>, timeout = 600_000) =>
  it(title, { timeout }, async () => {
    failures += 1
    await work()
    failures -= 1
  })

describe('the former build on the schema of this one', () => {
  part(
    'reads every address of the API and of the screens without an error, as the new build does',
    async () => {
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      const addresses = await addressesOf(client)
      await client.end()
      const { origin } = former
      const callers = { admin: await boss(origin), client: await newcomer({ origin }), visitor: {} }
      const broken: string[] = []
      for (const address of addresses)
        for (const [who, { cookie }] of Object.entries(callers) as [string, Partial<SignedIn>][]) {
          const headers = cookie ? { cookie } : {}
          const { status } = await fetch(origin + address, { headers, redirect: 'manual' })
          if (status >= 500) broken.push(`${status} ${address} as ${who}`)
        }
      figures.reads = addresses.length * 3
      expect(broken).toEqual([])
      expect(addresses.length).toBeGreaterThan(150)
    },
  )

  part('writes what any request asks of it without an error', async () => {
    const { origin } = former
    const client = await newcomer({ origin })
    const credentials = { visitor: {}, client: { bearer: client.bearer }, administrator: await boss(origin) }
    const seen: Record<number, number> = {}
    const broken: string[] = []
    const limit = pLimit(4)
    const requests = malformedRequests(operations, REQUESTS, 20_261_127)
    const send = async ({ method, path, as, headers, raw }: (typeof requests)[number]) => {
      const { bearer } = credentials[as] as Partial<SignedIn>
      const response = await fetch(`${origin}/api${path}`, {
        method,
        redirect: 'manual',
        headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) },
        body: raw,
      })
      await response.arrayBuffer()
      const isDeclared = response.status === 503 && response.headers.has('retry-after')
      seen[response.status] = (seen[response.status] ?? 0) + 1
      if (response.status >= 500 && !isDeclared) broken.push(`${response.status} ${method} ${path} as ${as}`)
    }
    await Promise.all(requests.map((request) => limit(() => send(request))))
    figures.writes = REQUESTS
    figures.accepted = (seen[200] ?? 0) + (seen[201] ?? 0) + (seen[204] ?? 0)
    expect(broken).toEqual([])
    expect(figures.accepted).toBeGreaterThan(50)
  })

  part('sells to the end: order, payment, confirmation', async () => {
    const shop = shoppersOf({ ...former, databaseUrl })
    const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => shop.newShopper()))
    for (const shopper of shoppers) {
      const answer = await shop.send(shopper)
      expect(answer?.status).toBeLessThan(400)
      await shop.pay(shopper)
    }
    await expect
      .poll(
        async () => (await shop.outcomesOf(shoppers)).map(({ orders, sold }) => ({ orders, sold })),
        POLLING,
      )
      .toEqual(shoppers.map(() => ({ orders: BOUGHT.orders, sold: BOUGHT.sold })))
    figures.sales = SHOPPERS
  })

  part('opens sessions that the new build takes, and takes those of the new build', async () => {
    const there = await newcomer({ origin: former.origin })
    const here = await newcomer()
    const isKnown = async (origin: string, { bearer }: SignedIn) =>
      (await call('GET', '/auth/status', { origin, bearer })).body.isAuthenticated
    expect(await isKnown(inject('origin'), there)).toBe(true)
    expect(await isKnown(former.origin, here)).toBe(true)
  })

  part('logs no failure', async () => {
    const lines = readFileSync(former.log, 'utf8').split('\n')
    expect(
      lines.filter((line) => /"level":(50|60)/.test(line) && /does not exist|violates|null value/.test(line)),
    ).toEqual([])
  })
})

describe('a page that the former build made', () => {
  part('is taken by the new build with what was typed, without script', async () => {
    const html = await (await fetch(`${former.origin}/contact`)).text()
    const main = html.slice(html.indexOf('<main'))
    const { fields } = formIn(main.slice(0, main.indexOf('</form>')))
    const message = `Écrit avant la mise à jour ${crypto.randomUUID()}`
    const form = new FormData()
    // Refused without a name, so that the page shows the typed text again.
    for (const [name, value] of Object.entries({ ...fields, message })) form.append(name, value)
    const answer = await fetch(`${inject('origin')}/contact`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      headers: { origin: inject('origin') },
    })
    figures.formerForm = answer.status
    expect(await answer.text()).toContain(message)
    // 403: the action's id has changed, and the page shows the text again.
    expect([200, 403]).toContain(answer.status)
    expect(Object.keys(fields).some((name) => name.startsWith('$ACTION'))).toBe(true)
  })
})

async function boss(origin: string): Promise<SignedIn> {
  const { id, email } = await newcomer({ origin })
  await stored("update users set role = 'ADMIN' where id = $1", [id], databaseUrl)
  return logIn(email, { origin })
}

function record() {
  recordTrust({
    part: 'Upgrade without a stop',
    ran: `the build of ${COMMIT} on the new schema`,
    result: failures === 0 ? 'passed' : 'failed',
    figures,
  })
}
