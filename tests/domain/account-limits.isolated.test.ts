import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { changePassword } from '@/lib/domain/accounts/change-password'
import { requestLink } from '@/lib/domain/accounts/request-link'
import { signUp } from '@/lib/domain/accounts/sign-up'
import { logIn } from '@/lib/domain/log-in/log-in'
import { links } from '@/lib/server/jobs/links'
import { withinLimit } from '@/lib/server/limits/points'
import { limitInput, limitLogIn } from '@/lib/server/limits/rate-limits'
import { findDevice, rememberDevice } from '@/lib/server/session/device-cookie'
import { newPerson } from '../support/accounts'
import { addApp } from '../support/apps'
import { domain } from '../support/context'
import { codeOf, wrongCodeOf } from '../support/second-factors'

const { as, job, pool } = await domain()

const settings = vi.hoisted(() => ({
  PUBLIC_ORIGIN: 'https://ostal.test',
  AUTH_SECRET: 'Xq2v8TzN4mWc7RbK9pLs3GhY6dFj1EaU',
  RATE_LIMIT_SCALE: 1,
}))
vi.mock('@/lib/env', () => ({ env: () => settings }))
/** The cookies of the calling browser. */
const browser = vi.hoisted(() => ({ jar: new Map<string, string>() }))
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => {
      const value = browser.jar.get(name)
      return value === undefined ? undefined : { name, value }
    },
    set: ({ name, value }: { name: string; value: string }) => browser.jar.set(name, value),
  }),
}))
const shared = globalThis as typeof globalThis & { ostalPool?: unknown }
shared.ostalPool = pool
afterAll(() => {
  shared.ostalPool = undefined
})

type Jar = Map<string, string>
beforeEach(() => {
  browser.jar = new Map()
})

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
let networks = 0
/** A visitor from a network that has not called yet. */
const elsewhere = () => as(undefined, 'USER', { network: `198.51.${(networks += 1) >> 8}.${networks & 255}` })
const unlimited = { code: 'rate_limited' }

/** Logs in as the entry points do, in a browser with these cookies; resolves with the session. */
async function attempt(
  email: string,
  {
    code,
    password = SAMPLE_PASSWORD,
    jar = new Map(),
  }: { code?: string | undefined; password?: string; jar?: Jar } = {},
) {
  browser.jar = jar
  const ctx = elsewhere()
  const input = { email, password, code, admin: false, rememberMe: false }
  return limitInput('login', ctx, input, async () => {
    const session = await logIn(ctx, input, limitLogIn(ctx))
    await rememberDevice(ctx, session)
    return session
  })
}

async function account() {
  const person = newPerson()
  const { id } = await signUp(elsewhere(), person)
  const jar: Jar = new Map()
  const { id: sessionId } = await attempt(person.email, { jar })
  return { id, email: person.email, jar, sessionId, ctx: as(id, 'USER', { sessionId }) }
}
async function accountWithApp() {
  const made = await account()
  return { ...made, ...(await addApp(made.ctx)) }
}

describe('under attack: links by mail', () => {
  type Purpose = 'reset_password' | 'confirm_email'
  const ask = (email: string, purpose: Purpose) => {
    const ctx = elsewhere()
    return withinLimit('linkRequest', ctx, { email, purpose }, () => requestLink(ctx, { email, purpose }))
  }
  const runJobs = async () => {
    const { rows } = await pool.query("delete from pgboss.job where name = 'links' returning data")
    await links.run(job('links'), rows as never)
    return rows.length
  }
  const resetsMailedTo = async (email: string) => {
    const { rows } = await pool.query(
      "select 1 from pgboss.job where data ->> 'kind' = 'reset-password' and data ->> 'to' = $1",
      [email],
    )
    return rows.length
  }
  const waitAMinute = () => pool.query("delete from rate_limits where key like 'linkRequest:%'")

  it('three requests to confirm an address leave its owner the links to a new password', async () => {
    const { email } = await account()
    for (const _ of times(3)) await ask(email, 'confirm_email')
    await ask(email, 'reset_password')
    await runJobs()
    expect(await resetsMailedTo(email)).toBe(1)
  })

  it('what was asked for an address without an account, and not mailed, uses up none of its owner’s', async () => {
    const person = newPerson()
    for (const _ of times(3)) await ask(person.email, 'reset_password')
    expect(await runJobs()).toBe(3)
    await signUp(elsewhere(), person)
    await waitAMinute()
    await ask(person.email, 'reset_password')
    await runJobs()
    expect(await resetsMailedTo(person.email)).toBe(1)
  })

  it('an address is mailed three of a kind an hour, however often they are asked for', async () => {
    const { email } = await account()
    for (const _ of times(3)) {
      for (const _each of times(2)) await ask(email, 'reset_password')
      await runJobs()
      await waitAMinute()
    }
    expect(await resetsMailedTo(email)).toBe(3)
    for (const _ of times(9)) await ask(email, 'reset_password')
    expect(await runJobs()).toBe(3)
    expect(await resetsMailedTo(email)).toBe(3)
  })
})

describe('under attack: the codes of a second factor', () => {
  const refused = { code: 'unauthenticated', issues: [{ path: 'code' }] }

  it('twenty wrong ones shut the account for who has its password, in any browser and network', async () => {
    const { email, secret, codes, jar } = await accountWithApp()
    const known: Jar = new Map()
    await attempt(email, { code: codeOf(secret, 1), jar: known })
    for (const n of times(20))
      await expect(
        attempt(email, { code: wrongCodeOf(secret), jar: n < 6 ? known : n < 14 ? jar : new Map() }),
      ).rejects.toMatchObject(refused)
    for (const one of [new Map(), jar, known])
      await expect(attempt(email, { code: codes[0], jar: one })).rejects.toMatchObject(unlimited)
  })

  it('strangers without the password shut nobody out, and a new password opens the account', async () => {
    const { id, email, secret, codes, sessionId } = await accountWithApp()
    for (const _ of times(25))
      await expect(attempt(email, { code: wrongCodeOf(secret), password: 'faux' })).rejects.toMatchObject({
        code: 'unauthenticated',
      })
    await attempt(email, { code: codes[0] })
    for (const _ of times(20))
      await expect(attempt(email, { code: wrongCodeOf(secret) })).rejects.toMatchObject(refused)
    await expect(attempt(email, { code: codes[1] })).rejects.toMatchObject(unlimited)
    const newPassword = 'Une autre phrase, longue'
    await changePassword(as(id, 'USER', { sessionId }), { currentPassword: SAMPLE_PASSWORD, newPassword })
    await expect(attempt(email, { code: codes[1], password: newPassword })).resolves.toBeTruthy()
  })

  it('a browser known from before the factor is a stranger after it', async () => {
    const { email, ctx, jar } = await account()
    browser.jar = jar
    expect(await findDevice(elsewhere(), email)).toBeTruthy()
    await addApp(ctx)
    expect(await findDevice(elsewhere(), email)).toBeNull()
  })
})

describe('under attack: log-ins that succeed', () => {
  it('are two hundred an hour for an account, and failures do not count', async () => {
    const { email } = await account()
    await pool.query("delete from rate_limits where key like 'openedSession:%'")
    await attempt(email)
    await expect(attempt(email, { password: 'faux' })).rejects.toMatchObject({ code: 'unauthenticated' })
    await pool.query("update rate_limits set points = 199 where key like 'openedSession:%' and points = 1")
    await attempt(email)
    await expect(attempt(email)).rejects.toMatchObject(unlimited)
    await expect(attempt(email, { password: 'faux' })).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('leave a hundred sessions of an account, and end the oldest', async () => {
    const { id, email, sessionId } = await account()
    await pool.query(
      `insert into sessions (user_id, created_at, expires_at)
       select $1, now() + interval '1 second', now() + interval '1 day' from generate_series(1, 99)`,
      [id],
    )
    const all = async () => (await pool.query('select id from sessions where user_id = $1', [id])).rows
    expect(await all()).toHaveLength(100)
    await attempt(email)
    const left = await all()
    expect(left).toHaveLength(100)
    expect(left).not.toContainEqual({ id: sessionId })
  })

  it('leave twenty known browsers of an account; one browser that logs in often is one of them', async () => {
    const { email, jar } = await account()
    const often: Jar = new Map()
    for (const _ of times(21)) await attempt(email, { jar: often })
    const isKnown = async (cookies: Jar) => {
      browser.jar = cookies
      return (await findDevice(elsewhere(), email)) !== null
    }
    expect([await isKnown(jar), await isKnown(often)]).toEqual([true, true])
    for (const _ of times(19)) await attempt(email)
    expect([await isKnown(jar), await isKnown(often)]).toEqual([false, true])
  })
})
