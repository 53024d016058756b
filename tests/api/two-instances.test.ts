import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { call } from '../support/api'
import { mailsTo } from '../support/inbox'
import { EMAIL, logIn, signUpBody } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { stored } from '../support/stored'

let twin: Product

beforeAll(async () => {
  twin = await startProduct({
    env: { DATABASE_URL: inject('databaseUrl'), RESEND_BASE_URL: `${inject('simulators')}/resend` },
  })
})
afterAll(() => twin?.stop())

it('two instances send each mail once', async () => {
  const emails = Array.from({ length: 24 }, (_, n) => `jumeaux-${Date.now()}-${n}@exemple.fr`)
  for (const [n, email] of emails.entries()) {
    const origin = n % 2 ? twin.origin : inject('origin')
    expect((await call('POST', '/auth/signup', { origin, json: signUpBody(email) })).status).toBe(201)
  }
  const done = () =>
    stored("select 1 from pgboss.job where state = 'completed' and data ->> 'to' = any($1)", [emails])
  while ((await done()).length < emails.length) await new Promise((resolve) => setTimeout(resolve, 300))
  for (const email of emails) expect(await mailsTo(email)).toHaveLength(1)
})

it('a session opened at one works at the other, and ends at both', async () => {
  const session = await logIn(EMAIL.owner)
  const info = () => call('GET', '/users/info', { origin: twin.origin, bearer: session.bearer })
  expect((await info()).status).toBe(200)
  await call('POST', '/auth/logout', { bearer: session.bearer })
  expect((await info()).status).toBe(401)
})
