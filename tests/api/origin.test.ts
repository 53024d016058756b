import { describe, expect, inject, it } from 'vitest'
import { operations } from '@/app/api/_wire/openapi'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { newcomer } from '../support/people'
import { stored } from '../support/stored'

/** The state-changing calls that the cookie authenticates. */
const guarded = operations.filter(
  ({ method, access, actsOnCookie, fromOurPages }) =>
    method !== 'GET' && (access !== 'public' || actsOnCookie || fromOurPages),
)
const concrete = (path: string) => path.replace('{id}', '1').replace('{fileId}', '1')

describe('a changing call on the cookie', () => {
  const foreign: [string, Record<string, string>][] = [
    ['a foreign Origin', { origin: 'https://voleur.example' }],
    ['a null Origin', { origin: 'null' }],
    ['a look-alike Origin', { origin: 'http://localhost:1' }],
    ['neither header', {}],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['a forged host', { 'x-forwarded-host': 'voleur.example', origin: 'http://voleur.example' }],
  ]
  it.each(guarded)('$method $path is refused from anywhere but our pages', async ({ method, path }) => {
    const { cookie } = await newcomer()
    for (const [, headers] of foreign) {
      expectRefusal(await call(method, concrete(path), { cookie, json: {}, headers }), 403, 'forbidden')
    }
    expect((await call('GET', '/users/info', { cookie })).status).toBe(200)
  })

  it.each([
    ['our Origin', () => ({ origin: inject('origin') })],
    ['Sec-Fetch-Site: same-origin', () => ({ 'sec-fetch-site': 'same-origin' })],
  ])('is served with %s', async (_what, headers) => {
    const { cookie, id } = await newcomer()
    const answer = await call('POST', '/users/color', {
      cookie,
      json: { Color: 'AA00aa' },
      headers: headers() as Record<string, string>,
    })
    expect(answer.status).toBe(204)
    expect(await stored('select color from users where id = $1', [id])).toEqual([{ color: 'aa00aa' }])
  })

  it('acts on the cookie beside a bearer only from our pages', async () => {
    const { bearer, cookie } = await newcomer()
    for (const path of ['/auth/token', '/auth/logout'])
      expectRefusal(await call('POST', path, { bearer, cookie }), 403, 'forbidden')
  })
})

it('a bearer call needs no origin', async () => {
  const { bearer } = await newcomer()
  const headers = { origin: 'https://voleur.example' }
  expect((await call('POST', '/users/color', { bearer, json: { Color: '123456' }, headers })).status).toBe(
    204,
  )
})

it('a call without credentials needs no origin', async () => {
  const headers = { origin: 'https://ailleurs.example' }
  expect((await call('POST', '/auth/forgot', { json: { Email: 'x@y.fr' }, headers })).status).toBe(204)
})

it('reading on the cookie needs no origin', async () => {
  const { cookie } = await newcomer()
  expect((await call('GET', '/users/info', { cookie })).status).toBe(200)
})
