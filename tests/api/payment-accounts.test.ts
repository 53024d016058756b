import { afterEach, expect, inject, it } from 'vitest'
import { type Answer, call } from '../support/api'
import { bearerOf, newcomer } from '../support/people'

const orderFault = (fault: string, times = 1) =>
  fetch(`${inject('simulators')}/_control/faults`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'stripe', fault, times }),
  })
afterEach(() => orderFault('none'))

const openAccount = (credentials: object) => call('POST', '/stripe/account', credentials)
const link = (credentials: object, json: unknown) =>
  call('POST', '/stripe/account_link', { ...credentials, json })

/** A refusal of a payment call says its message twice. */
function expectRefusal({ status, body }: Answer, expected: number, code: string) {
  expect([status, body.code]).toEqual([expected, code])
  expect(body.error).toBe(body.message)
}

it('a payment account is opened once, and has a page where it is completed', async () => {
  const client = await newcomer()
  const info = async () => (await call('GET', '/users/info', client)).body.hasStipe
  expect(await info()).toBe(false)
  const [one, other] = await Promise.all([openAccount(client), openAccount(client)])
  expect([one.status, one.body]).toEqual([200, { account: expect.stringMatching(/^acct_/) }])
  expect(other.body).toEqual(one.body)
  expect((await openAccount(client)).body).toEqual(one.body)
  expect(await info()).toBe(true)

  const linked = await link(client, one.body)
  expect([linked.status, Object.keys(linked.body)]).toEqual([200, ['url']])
  expect(await (await fetch(linked.body.url)).text()).toContain('Votre compte de paiement')
  expectRefusal(await link(await bearerOf('admin'), one.body), 404, 'not_found')
  expectRefusal(await link(client, { account: 'acct_unknown' }), 404, 'not_found')
})

it.each([[{}], [{ account: 5 }], [{ account: ' ' }]])('a link for %j is refused', async (json) => {
  const answer = await link(await bearerOf('owner'), json)
  expectRefusal(answer, 400, 'validation')
  expect(answer.body.issues).toMatchObject([{ path: 'account' }])
})

it('nothing is opened while the provider fails, and the next try opens it', async () => {
  const client = await newcomer()
  await orderFault('server_error', 2)
  expectRefusal(await openAccount(client), 502, 'provider')
  expect((await call('GET', '/users/info', client)).body.hasStipe).toBe(false)
  expect((await openAccount(client)).status).toBe(200)
})

it('a visitor is refused, and told so twice', async () => {
  expectRefusal(await openAccount({}), 401, 'unauthenticated')
})
