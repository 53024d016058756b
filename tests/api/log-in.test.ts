import { describe, expect, it } from 'vitest'
import { type Answer, call, fromOurPages } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { deviceCookie, EMAIL, PASSWORD, sessionCookie } from '../support/people'
import { stored } from '../support/stored'

const logIn = (more: Record<string, unknown> = {}): Promise<Answer> =>
  call('POST', '/auth/login/', {
    json: { Email: EMAIL.owner, Password: PASSWORD, Admin: false, RememberMe: false, ...more },
  })

const attributesOf = (cookie: string | undefined) => cookie?.split('; ').slice(1) ?? []
const attributes = (answer: Answer) => attributesOf(answer.headers.getSetCookie()[0])

describe('logging in', () => {
  it('answers an access token and nothing else', async () => {
    const answer = await logIn()
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) })
  })

  it('sets the session’s cookie and the browser’s, out of reach of scripts and of other sites', async () => {
    const answer = await logIn()
    expect(answer.headers.getSetCookie()).toHaveLength(3)
    expect(sessionCookie(answer.headers)).toMatch(/^next-auth\.session-token=./)
    expect(deviceCookie(answer.headers)).toMatch(/^ostal-device=./)
    const secret = answer.headers.getSetCookie().filter((cookie) => !cookie.startsWith('ostal-account='))
    expect(secret).toHaveLength(2)
    for (const cookie of secret)
      expect(attributesOf(cookie)).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=lax', 'Path=/']))
  })

  it('tells scripts that somebody is signed in, and not who', async () => {
    const markOf = (answer: Answer) =>
      answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('ostal-account='))
    const answer = await logIn()
    expect(markOf(answer)).toEqual(['ostal-account=1; Path=/; SameSite=lax'])
    expect(markOf(await logIn({ RememberMe: true }))[0]).toMatch(
      /^ostal-account=1; Path=\/; Expires=[^;]+; SameSite=lax$/,
    )
    expectRefusal(await call('GET', '/users/info', { cookie: 'ostal-account=1' }), 401, 'unauthenticated')
    const out = await call('POST', '/auth/logout', {
      cookie: sessionCookie(answer.headers),
      headers: fromOurPages(),
    })
    expect(markOf(out)[0]).toMatch(/^ostal-account=;.*(Max-Age=0|1970)/)
  })

  it('gives the browser’s mark no rights', async () => {
    const cookie = deviceCookie((await logIn()).headers)
    expectRefusal(await call('GET', '/users/info', { cookie }), 401, 'unauthenticated')
    const bearer = cookie.split('=')[1] as string
    expectRefusal(await call('GET', '/users/info', { bearer }), 401, 'unauthenticated')
    const asSession = { cookie: `next-auth.session-token=${bearer}` }
    expectRefusal(await call('GET', '/users/info', asSession), 401, 'unauthenticated')
  })

  it('keeps the cookie 30 days when asked to remember', async () => {
    const answer = await logIn({ RememberMe: true })
    const expires = attributes(answer).find((attribute) => attribute.startsWith('Expires='))
    const days = (Date.parse(expires?.slice(8) ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)
  })

  it('keeps it until the browser closes otherwise, and 12 hours at most on the server', async () => {
    const answer = await logIn()
    expect(attributes(answer).filter((attribute) => /^(Expires|Max-Age)=/i.test(attribute))).toEqual([])
    const [session] = await stored<{ hours: number }>(
      'select extract(epoch from expires_at - created_at)::float / 3600 as hours from sessions order by created_at desc limit 1',
    )
    expect(session?.hours).toBeCloseTo(12, 1)
  })

  it('takes the address in any case', async () => {
    expect((await logIn({ Email: '  CAMILLE@Ostal.Example ' })).status).toBe(200)
  })

  it('says the same of an unknown address and of a wrong password', async () => {
    const wrong = await logIn({ Password: 'ce-n-est-pas-lui' })
    const unknown = await logIn({ Email: 'personne@ostal.example' })
    expectRefusal(wrong, 401, 'unauthenticated')
    expect(wrong.body).toEqual({ message: 'E-mail ou mot de passe incorrect.', code: 'unauthenticated' })
    expect(unknown.body).toEqual(wrong.body)
    expect(unknown.headers.getSetCookie()).toEqual([])
  })

  it('spends the work of a hash on an unknown address too', async () => {
    const time = async (more: Record<string, unknown>) => {
      const start = performance.now()
      await logIn(more)
      return performance.now() - start
    }
    // Alternating, and the minimum of each, because other load only ever makes a request longer.
    const wrong: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 10; round += 1) {
      wrong.push(await time({ Password: 'ce-n-est-pas-lui' }))
      unknown.push(await time({ Email: 'personne@ostal.example' }))
    }
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...wrong) * 0.5)
  })

  it('refuses an administrator’s log-in to anybody else, but only with the right password', async () => {
    expectRefusal(await logIn({ Admin: true }), 403, 'forbidden')
    expectRefusal(await logIn({ Admin: true, Password: 'faux' }), 401, 'unauthenticated')
    expect((await logIn({ Admin: true, Email: EMAIL.admin })).status).toBe(200)
  })

  it('names what is missing', async () => {
    expectRefusal(await call('POST', '/auth/login', { json: {} }), 400, 'validation', 'Email', 'Password')
    expectRefusal(await logIn({ Email: 'pas-une-adresse' }), 400, 'validation', 'Email')
    expectRefusal(await logIn({ RememberMe: 'oui' }), 400, 'validation', 'RememberMe')
  })

  it('takes an address of the greatest length that is allowed', async () => {
    const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.fr`
    const Email = `${'a'.repeat(254 - domain.length - 1)}@${domain}`
    expect((await logIn({ Email })).status).toBeLessThan(500)
  })
})
