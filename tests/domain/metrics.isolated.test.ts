import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../support/database'
import { simulatedSettings } from '../support/simulated-settings'

const TOKEN = 'jeton-des-mesures-de-trente-deux-signes'
const url = await testDatabase()
for (const [name, value] of Object.entries({
  ...simulatedSettings('http://127.0.0.1:1'),
  DATABASE_URL: url,
  METRICS_TOKEN: TOKEN,
}))
  vi.stubEnv(name, value)

const { answerRequests } = await import('@/lib/server/http/answer-request')
const { pool } = await import('@/lib/server/database')
const { outsideTransactions, providers } = await import('@/lib/server/providers')
const { startMeasuring } = await import('@/lib/server/metrics/registry')
startMeasuring()

const framework = async (_request: unknown, response: ServerResponse) => void response.end('réponse')
const server = createServer(
  answerRequests({ metricsToken: TOKEN, site: undefined, framework: framework as never, trustedHops: 0 }),
)
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(async () => {
  vi.unstubAllEnvs()
  server.close()
  await pool().end()
})

const scrape = (authorization?: string) =>
  fetch(`${origin}/metrics`, authorization ? { headers: { authorization } } : {})
const read = async () => (await scrape(`Bearer ${TOKEN}`)).text()

describe('the metrics', () => {
  it.each([[undefined], ['Bearer autre'], [`Bearer ${TOKEN}x`]])(
    'are refused to a caller with %s',
    async (given) => {
      const answer = await scrape(given)
      expect([answer.status, await answer.text()]).toEqual([401, ''])
    },
  )

  it('count requests by route, without ids', async () => {
    for (const id of [1, 2, 3]) await (await fetch(`${origin}/api/tickets/${id}/messages`)).text()
    await expect
      .poll(read)
      .toContain(
        'ostal_http_request_duration_seconds_count{route="/api/tickets/:id/messages",method="GET",status="200"} 3',
      )
  })

  it('count calls to vendors by outcome', async () => {
    const { relays } = outsideTransactions(providers)
    await expect(relays.find({ country: 'FR', zip: '34000', weightGrams: 500 })).rejects.toThrow()
    expect(await read()).toMatch(
      /ostal_provider_call_duration_seconds_count\{provider="relays",call="find",outcome="\w+"\} 1/,
    )
  })

  it('say how orders, subscriptions and jobs stand', async () => {
    const text = await read()
    expect(text).toContain('ostal_orders{status="paid"}')
    expect(text).toContain('ostal_subscriptions{status="active"}')
    expect(text).toContain('ostal_database_connections{state="open"}')
  })

  it('have every name that alerts and dashboard ask for', async () => {
    const text = await read()
    const asked = ['alerts.yaml', 'dashboard.json']
      .map((file) => readFileSync(`docs/monitoring/${file}`, 'utf8'))
      .flatMap((file) => [...file.matchAll(/\b(?:ostal|nodejs)_[a-z0-9_]+/g)].map(([name]) => name))
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
    const missing = new Set(
      asked.map((name) => name.replace(/_(count|bucket|sum)$/, '')).filter((name) => !known.has(name)),
    )
    expect([...missing]).toEqual([])
  })

  it('name a line of the runbook for every alert', () => {
    const alerts = readFileSync('docs/monitoring/alerts.yaml', 'utf8')
    const runbook = readFileSync('docs/monitoring/README.md', 'utf8')
    const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(5)
    for (const name of names) {
      expect(alerts).toContain(`README.md#${name.toLowerCase()}`)
      expect(runbook).toContain(`### ${name}\n`)
    }
  })
})
