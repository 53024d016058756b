import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, call } from '../support/api'
import { giveApp } from '../support/app-of'
import { expectRefusal } from '../support/error-answers'
import { EMAIL, newcomer, PASSWORD, sessionCookie, signUpBody } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { rawRequest, textOf } from '../support/raw-request'
import { codeOf, wrongCodeOf } from '../support/second-factors'
import { stored } from '../support/stored'

const logIn = (Email: string, more: Record<string, unknown> = {}, origin?: string): Promise<Answer> =>
  call('POST', '/auth/login', { json: { Email, Password: PASSWORD, ...more }, ...(origin && { origin }) })

/** A new account with an authenticator app, without a session. */
async function protectedAccount() {
  const { id, email } = await newcomer()
  await stored('delete from sessions where user_id = $1', [id])
  return { id, email, ...(await giveApp(id)) }
}
const sessionsOf = (id: number) => stored('select 1 from sessions where user_id = $1', [id])

describe('logging in to an account with a second factor', () => {
  it('asks for the code after the right password, and does nothing else', async () => {
    const { id, email } = await protectedAccount()
    for (const more of [{}, { Code: '' }, { Code: '  ' }]) {
      const answer = await logIn(email, more)
      expectRefusal(answer, 401, 'second_factor')
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(answer.body.issues).toBeUndefined()
    }
    expect(await sessionsOf(id)).toEqual([])
  })

  it('takes the app’s code once, with both credentials as ever', async () => {
    const { id, email, secret } = await protectedAccount()
    const Code = codeOf(secret)
    const answer = await logIn(email, { Code: `${Code.slice(0, 3)} ${Code.slice(3)}`, RememberMe: true })
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body)).toEqual(['accessToken'])
    expect(answer.headers.getSetCookie()).toHaveLength(3)
    for (const credentials of [
      { bearer: answer.body.accessToken },
      { cookie: sessionCookie(answer.headers) },
    ])
      expect((await call('GET', '/users/info', credentials)).body.Id).toBe(id)
    const again = await logIn(email, { Code })
    expectRefusal(again, 401, 'unauthenticated', 'Code')
    expect(again.headers.getSetCookie()).toEqual([])
    expect(await sessionsOf(id)).toHaveLength(1)
  })

  it('takes a recovery code once', async () => {
    const { email, recoveryCode: Code } = await protectedAccount()
    expect((await logIn(email, { Code: Code.toUpperCase() })).status).toBe(200)
    expectRefusal(await logIn(email, { Code }), 401, 'unauthenticated', 'Code')
  })

  it('needs no code where there is no second factor, and a code there changes nothing', async () => {
    const { email } = await newcomer()
    expect((await logIn(email, { Code: '123456' })).status).toBe(200)
    expectRefusal(await logIn(email, { Code: 123456 }), 400, 'validation', 'Code')
    expectRefusal(await logIn(email, { Code: '1'.repeat(101) }), 400, 'validation', 'Code')
  })

  it('keeps an administrator’s log-in to administrators', async () => {
    const { id, email, secret } = await protectedAccount()
    expectRefusal(await logIn(email, { Admin: true, Code: codeOf(secret) }), 403, 'forbidden')
    await stored("update users set role = 'ADMIN' where id = $1", [id])
    expectRefusal(await logIn(email, { Admin: true }), 401, 'second_factor')
    expect((await logIn(email, { Admin: true, Code: codeOf(secret) })).status).toBe(200)
    await stored("update users set role = 'USER' where id = $1", [id])
  })
})

describe('under attack: a second factor at log-in', () => {
  it('a wrong password says the same with a right code, a wrong one and none', async () => {
    const { email, secret } = await protectedAccount()
    const [none, right, wrong] = await Promise.all(
      [undefined, codeOf(secret), wrongCodeOf(secret)].map((Code) =>
        logIn(email, { Password: 'ce-n-est-pas-lui', ...(Code && { Code }) }),
      ),
    )
    const same = { message: 'E-mail ou mot de passe incorrect.', code: 'unauthenticated' }
    expect([none?.body, right?.body, wrong?.body]).toEqual([same, same, same])
    expect((await logIn(email, { Code: codeOf(secret) })).status).toBe(200)
  })

  it('a code of another account is a wrong one', async () => {
    const { email } = await protectedAccount()
    const other = await protectedAccount()
    for (const Code of [codeOf(other.secret), other.recoveryCode])
      expectRefusal(await logIn(email, { Code }), 401, 'unauthenticated', 'Code')
    expect((await logIn(other.email, { Code: other.recoveryCode })).status).toBe(200)
  })

  it('the work of a hash is spent in every case', async () => {
    const { email, secret } = await protectedAccount()
    const time = async (more: Record<string, unknown>, address = email) => {
      const start = performance.now()
      await logIn(address, more)
      return performance.now() - start
    }
    const cases: Record<string, number[]> = { wrong: [], unknown: [], asked: [], refused: [] }
    for (let round = 0; round < 6; round += 1) {
      cases.wrong?.push(await time({ Password: 'ce-n-est-pas-lui' }))
      cases.unknown?.push(await time({ Code: '123456' }, 'personne@ostal.example'))
      cases.asked?.push(await time({}))
      cases.refused?.push(await time({ Code: wrongCodeOf(secret) }))
    }
    const shortest = Math.min(...(cases.wrong ?? []))
    for (const times of Object.values(cases)) expect(Math.min(...times)).toBeGreaterThan(shortest * 0.5)
  })
})

describe('a product that asks its staff for a second factor', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct({ env: { STAFF_SECOND_FACTOR: 'required', RATE_LIMIT_SCALE: '1' } })
  })
  afterAll(() => product?.stop())

  const ask = (method: string, path: string, more: object = {}) =>
    call(method, path, { origin: product.origin, ...more })
  const page = async (path: string, cookie: string) => {
    const answer = await fetch(product.origin + path, { headers: { cookie }, redirect: 'manual' })
    return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() }
  }
  const SET_UP = '/dashboard/compte/second-facteur'

  it('lets staff without one reach the page that sets it up, and nothing of their role', async () => {
    const { body, headers } = await logIn(EMAIL.admin, { Admin: true }, product.origin)
    const bearer = body.accessToken as string
    const cookie = sessionCookie(headers)
    for (const path of ['/tickets/list', '/pictures/list?type=website&id=-1'])
      expectRefusal(await ask('GET', path, { bearer }), 403, 'forbidden')
    const refused = await ask('GET', '/tickets/list', { cookie })
    expect(refused.body.message).toContain('second facteur')
    expectRefusal(await ask('GET', '/tickets/1', { bearer }), 404, 'not_found')
    expect((await ask('GET', '/auth/status', { bearer })).body).toEqual({
      isAuthenticated: true,
      isAdmin: false,
    })
    for (const path of ['/users/info', '/websites/user', '/tickets/user'])
      expect((await ask('GET', path, { bearer })).status).toBe(200)
    for (const path of [
      '',
      '/support',
      '/new-ticket',
      '/tickets/1',
      '/website/1',
      '/website/1/webhooks',
      '/ecom/2',
      '/compte',
    ])
      expect(await page(`/dashboard${path}`, cookie)).toMatchObject({ status: 307, to: SET_UP })
    for (const path of ['/admin', '/apercu/1', '/orders/1'])
      expect(await page(path, cookie)).toMatchObject({ status: 307, to: SET_UP })
    const setUp = await page(SET_UP, cookie)
    expect(setUp.status).toBe(200)
    expect(setUp.text).toContain('un second facteur est obligatoire')
    expect(setUp.text).not.toContain('href="/dashboard/support"')
  })

  it('gives a moderator their role back with the factor', async () => {
    const { body, headers } = await logIn(EMAIL.moderator, {}, product.origin)
    const bearer = body.accessToken as string
    expectRefusal(await ask('GET', '/tickets/list', { bearer }), 403, 'forbidden')
    await giveApp(4, product.databaseUrl)
    expect((await ask('GET', '/tickets/list', { bearer })).status).toBe(200)
    expect((await page('/dashboard/support', sessionCookie(headers))).status).toBe(200)
  })

  it('asks a client for none', async () => {
    const { headers } = await logIn(EMAIL.owner, {}, product.origin)
    expect((await page('/dashboard', sessionCookie(headers))).status).toBe(200)
  })

  it('under attack: a network asks for passkeys 60 times in a quarter of an hour', async () => {
    const manifest = JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8'))
    const [id = ''] =
      Object.entries<{ exportedName: string }>(manifest.node).find(
        ([, { exportedName }]) => exportedName === 'requestPasskeyAction',
      ) ?? []
    const body = '--partie\r\nContent-Disposition: form-data; name="0"\r\n\r\n[{},"$K1"]\r\n--partie--\r\n'
    const headers = {
      origin: product.origin,
      'next-action': id,
      'content-type': 'multipart/form-data; boundary=partie',
    }
    const said: string[] = []
    for (let n = 0; n < 61; n += 1)
      said.push(textOf(await rawRequest(`${product.origin}/login`, { method: 'POST', body, headers })))
    expect(said.filter((text) => text.includes('challengeId'))).toHaveLength(60)
    expect(said.at(-1)).toContain('Trop de tentatives de connexion')
  })

  it('under attack: wrong codes shut an account as wrong passwords do, even with the right password', async () => {
    const email = `codes-${crypto.randomUUID()}@exemple.fr`
    const { body } = await ask('POST', '/auth/signup', { json: signUpBody(email) })
    const { secret, recoveryCode } = await giveApp(body.Id, product.databaseUrl)
    const attempt = (Code?: string) => logIn(email, Code === undefined ? {} : { Code }, product.origin)
    // A correct password without a code does not count as a failure.
    for (let n = 0; n < 12; n += 1) expectRefusal(await attempt(), 401, 'second_factor')
    for (let n = 0; n < 10; n += 1)
      expectRefusal(
        await attempt(n % 2 ? wrongCodeOf(secret) : 'pas-un-code'),
        401,
        'unauthenticated',
        'Code',
      )
    for (const code of [codeOf(secret), recoveryCode, undefined])
      expectRefusal(await attempt(code), 429, 'rate_limited')
    const [row] = await stored<{ locked: number; refused: number }>(
      `select count(*) filter (where action = 'user.locked-out')::int as locked,
              count(*) filter (where action = 'user.code-refused')::int as refused
         from audit_log where subject_id = $1`,
      [String(body.Id)],
      product.databaseUrl,
    )
    expect(row?.locked).toBeGreaterThan(0)
    expect(row?.refused).toBeGreaterThan(0)
  })
})
