import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { secrets } from '@/scripts/launch/secrets'
import { call, fromOurPages } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { bearerOf, EMAIL, newcomer, PASSWORD, type SignedIn } from '../support/people'
import { stored } from '../support/stored'

const info = (credentials: Partial<SignedIn>) => call('GET', '/users/info', credentials)
const refresh = (cookie: string) => call('POST', '/auth/token', { cookie, headers: fromOurPages() })

async function expectEnded({ bearer, cookie }: SignedIn) {
  expectRefusal(await info({ bearer }), 401, 'unauthenticated')
  expectRefusal(await info({ cookie }), 401, 'unauthenticated')
  expectRefusal(await refresh(cookie), 401, 'unauthenticated')
}

describe('a refresh', () => {
  it('answers a new access token that works', async () => {
    const { cookie, id } = await newcomer()
    const answer = await refresh(cookie)
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body)).toEqual(['accessToken'])
    expect((await info({ bearer: answer.body.accessToken })).body.Id).toBe(id)
  })

  it('renews neither the cookie nor the session', async () => {
    const { cookie, id } = await newcomer({ remember: true })
    const before = await stored('select id, expires_at from sessions where user_id = $1', [id])
    const answer = await refresh(cookie)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await stored('select id, expires_at from sessions where user_id = $1', [id])).toEqual(before)
  })

  it('fails with the specification’s text without a session', async () => {
    for (const cookie of ['', 'next-auth.session-token=faux']) {
      const answer = await call('POST', '/auth/token', { cookie, headers: fromOurPages() })
      expectRefusal(answer, 401, 'unauthenticated')
      expect(answer.body.message).toBe('Failed to refresh token')
    }
  })

  it('by 20 tabs at once logs nobody out', async () => {
    const { cookie } = await newcomer()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(cookie)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect((await refresh(cookie)).status).toBe(200)
  })
})

describe('a session ends at once, for cookie and bearer', () => {
  it('when one logs out by cookie', async () => {
    const session = await newcomer()
    const answer = await call('POST', '/auth/logout', { cookie: session.cookie, headers: fromOurPages() })
    expect([answer.status, answer.body]).toEqual([204, null])
    expect(answer.headers.getSetCookie()[0]).toMatch(/^next-auth\.session-token=;.*(Max-Age=0|1970)/)
    await expectEnded(session)
  })

  it('when one logs out by bearer', async () => {
    const session = await newcomer()
    expect((await call('POST', '/auth/logout', { bearer: session.bearer })).status).toBe(204)
    await expectEnded(session)
  })

  it('when one logs out with a bearer that expired beside the cookie', async () => {
    const session = await newcomer()
    const answer = await call('POST', '/auth/logout', {
      bearer: 'perime',
      cookie: session.cookie,
      headers: fromOurPages(),
    })
    expect(answer.status).toBe(204)
    await expectEnded(session)
  })

  it('when the password changes, on every device', async () => {
    const here = await newcomer()
    const there = await call('POST', '/auth/login', { json: { Email: here.email, Password: PASSWORD } })
    const answer = await call('POST', '/users/password', {
      bearer: here.bearer,
      json: { CurrentPassword: PASSWORD, NewPassword: 'Une autre phrase, longue' },
    })
    expect([answer.status, answer.body]).toEqual([204, null])
    await expectEnded(here)
    expectRefusal(await info({ bearer: there.body.accessToken }), 401, 'unauthenticated')
  })

  it('when its browser logs in again, to whichever account', async () => {
    const former = await newcomer()
    const json = { Email: EMAIL.owner, Password: PASSWORD }
    const answer = await call('POST', '/auth/login', { json, cookie: former.cookie, headers: fromOurPages() })
    expect(answer.status).toBe(200)
    await expectEnded(former)
  })

  it('but not when another site logs its browser in', async () => {
    const former = await newcomer()
    const json = { Email: EMAIL.owner, Password: PASSWORD }
    const headers = { origin: 'https://voleur.example', 'sec-fetch-site': 'cross-site' }
    expect((await call('POST', '/auth/login', { json, cookie: former.cookie, headers })).status).toBe(200)
    expect((await info({ cookie: former.cookie })).status).toBe(200)
  })

  it('when its time is over', async () => {
    const session = await newcomer()
    await stored(
      "update sessions set created_at = now() - interval '13 hours', expires_at = now() - interval '1 second' where user_id = $1",
      [session.id],
    )
    await expectEnded(session)
  })
})

it('logging out without a session is a 204 too', async () => {
  expect((await call('POST', '/auth/logout')).status).toBe(204)
})

it('the role is the database’s at every call, whatever it was at log-in', async () => {
  const { bearer, id } = await newcomer()
  expect((await call('GET', '/tickets/list', { bearer })).status).toBe(403)
  await stored("update users set role = 'MODERATOR' where id = $1", [id])
  expect((await call('GET', '/tickets/list', { bearer })).status).toBe(200)
  await stored("update users set role = 'USER' where id = $1", [id])
  expect((await call('GET', '/tickets/list', { bearer })).status).toBe(403)
})

describe('a bearer is nobody', () => {
  const secret = () => new TextEncoder().encode(secrets().AUTH_SECRET)
  async function token({ key = secret(), audience = 'ostal-api', expires = '15m', subject = '' } = {}) {
    const { id } = await newcomer()
    const [session] = await stored<{ id: string }>('select id from sessions where user_id = $1', [id])
    return new SignJWT({ sid: session?.id })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subject || String(id))
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(key)
  }

  it('except when it is what we sign ourselves', async () => {
    expect((await info({ bearer: await token() })).status).toBe(200)
  })

  it.each([
    ['expired', { expires: '-1s' }],
    ['signed with another key', { key: new TextEncoder().encode('x'.repeat(43)) }],
    ['made for another audience', { audience: 'autre' }],
    ['pointing to somebody else’s session', { subject: '1' }],
  ])('when it is %s', async (_why, how) => {
    expectRefusal(await info({ bearer: await token(how) }), 401, 'unauthenticated')
  })

  it('when it is unsigned', async () => {
    const [header, payload] = [{ alg: 'none' }, { sub: '1', sid: crypto.randomUUID(), aud: 'ostal-api' }].map(
      (part) => Buffer.from(JSON.stringify(part)).toString('base64url'),
    )
    expectRefusal(await info({ bearer: `${header}.${payload}.` }), 401, 'unauthenticated')
  })

  it('even beside a valid cookie', async () => {
    const { cookie } = await newcomer()
    expectRefusal(await info({ bearer: 'faux', cookie }), 401, 'unauthenticated')
  })

  it('of another scheme', async () => {
    const answer = await call('GET', '/users/info', { headers: { authorization: 'Basic YTpi' } })
    expectRefusal(answer, 401, 'unauthenticated')
  })
})

it('lasts 15 minutes', async () => {
  const { bearer } = await newcomer()
  const { iat, exp } = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString())
  expect(exp - iat).toBe(900)
})

it('the status of a visitor, a client and an administrator', async () => {
  const status = async (credentials = {}) => (await call('GET', '/auth/status', credentials)).body
  expect(await status()).toEqual({ isAuthenticated: false, isAdmin: false })
  expect(await status({ bearer: 'faux' })).toEqual({ isAuthenticated: false, isAdmin: false })
  expect(await status(await bearerOf('owner'))).toEqual({ isAuthenticated: true, isAdmin: false })
  expect(await status(await bearerOf('moderator'))).toEqual({ isAuthenticated: true, isAdmin: false })
  expect(await status(await bearerOf('admin'))).toEqual({ isAuthenticated: true, isAdmin: true })
})
