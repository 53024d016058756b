import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../support/api'
import { mailTo, tokenIn } from '../support/inbox'
import { logIn, PASSWORD, signUpBody } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { traceReceiver } from '../support/trace-receiver'

const EMAIL = `trace-${crypto.randomUUID().slice(0, 8)}@exemple.fr`
const SERVER = 2
const CLIENT = 3

let traced: Product
let collector: Awaited<ReturnType<typeof traceReceiver>>

beforeAll(async () => {
  collector = await traceReceiver()
  traced = await startProduct({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      LOG_LEVEL: 'info',
    },
  })
})
afterAll(async () => {
  await traced?.stop()
  await collector?.stop()
})

it('a sign-up is one trace from its request to the database, and its mail is linked to it', async () => {
  const { headers, status } = await call('POST', '/auth/signup', {
    origin: traced.origin,
    json: signUpBody(EMAIL),
  })
  expect(status).toBe(201)
  const requestId = headers.get('x-request-id')

  const request = await collector.span(({ attributes }) => attributes['http.route'] === '/api/auth/signup')
  expect(request).toMatchObject({ name: 'POST /api/auth/signup', kind: SERVER })
  expect(request.attributes).toMatchObject({
    'ostal.request_id': requestId,
    'http.response.status_code': '201',
  })
  const query = await collector.span(
    ({ traceId, attributes }) =>
      traceId === request.traceId && (attributes['db.query.text'] ?? '').startsWith('insert into "users"'),
  )
  expect(query.parentSpanId).toBe(request.spanId)

  const job = await collector.span(({ name }) => name === 'job account-mail')
  expect(job.traceId).not.toBe(request.traceId)
  expect(job.links).toMatchObject([{ traceId: request.traceId, spanId: request.spanId }])
  expect(job.attributes).toMatchObject({ 'ostal.request_id': requestId, 'ostal.queue': 'account-mail' })
  const sending = await collector.span(({ traceId, kind }) => traceId === job.traceId && kind === CLIENT)
  await collector.span(
    ({ traceId, attributes }) =>
      traceId === job.traceId && attributes['http.request.method'] === 'POST' && !attributes['db.query.text'],
  )
  expect(sending.parentSpanId).toBe(job.spanId)
})

it('one request id appears in a sign-up’s answer, its log, its call of the mail provider and its mail', async () => {
  const email = `fil-${EMAIL}`
  const { headers } = await call('POST', '/auth/signup', { origin: traced.origin, json: signUpBody(email) })
  const requestId = headers.get('x-request-id') ?? ''
  const mail = await mailTo(email, undefined, undefined, traced.simulators)
  expect(mail.headers).toMatchObject({ 'X-Ostal-Request': requestId })
  const lines = () =>
    readFileSync(traced.log, 'utf8')
      .split('\n')
      .filter((line) => line.includes(requestId))
      .map((line) => JSON.parse(line))
  await expect.poll(lines, { timeout: 10_000 }).toMatchObject([
    { requestId, provider: 'mail', call: 'send', outcome: 'ok' },
    { requestId, queue: 'account-mail', msg: 'Jobs were done' },
  ])
})

it('traces contain no personal data and no token', async () => {
  const token = tokenIn(await mailTo(EMAIL, undefined, undefined, traced.simulators))
  await fetch(`${traced.origin}/confirm-email?token=${encodeURIComponent(token)}`)
  await fetch(`${traced.origin}/devis/${encodeURIComponent(token)}`, {
    headers: { 'user-agent': 'Navigateur de Léa', 'x-ostal-request-id': 'lea@exemple.fr' },
  })
  const { bearer, cookie } = await logIn(EMAIL, { origin: traced.origin })
  await call('GET', `/users/info?name=${encodeURIComponent(EMAIL)}`, { origin: traced.origin, bearer })
  await collector.span(({ attributes }) => attributes['http.route'] === '/api/users/info')
  // The token opens no quote.
  await collector.span(({ name }) => name === 'GET not found')

  const sent = collector.text()
  const [, sessionId = cookie] = cookie.split('=')
  const { FirstName, LastName, Phone } = signUpBody(EMAIL)
  for (const secret of [token, bearer, sessionId, EMAIL, PASSWORD, FirstName, LastName, Phone, 'Léa'])
    expect(sent.includes(secret), secret).toBe(false)
  const names = new Set(collector.spans.flatMap(({ attributes }) => Object.keys(attributes)))
  expect(
    [...names].filter((name) => /client|peer|user_agent|url\.(full|path|query)|header/.test(name)),
  ).toEqual([])
})

it('a visitor cannot choose a trace id, and a health check makes no trace', async () => {
  const named = '0af7651916cd43dd8448eb211c80319c'
  for (const path of ['/api/health', '/contact'])
    await fetch(`${traced.origin}${path}`, { headers: { traceparent: `00-${named}-b7ad6b7169203331-01` } })
  await collector.span(({ attributes }) => attributes['http.route'] === '/contact')
  expect(collector.text()).not.toContain(named)
  expect(collector.spans.map(({ name }) => name)).not.toContain('GET /api/health')
})
