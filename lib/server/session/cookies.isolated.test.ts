import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepForm } from '@/app/(shop)/checkout/kept-form'
import type { Context } from '../../domain/context'
import { chosenTheme, rememberTheme } from '../theme'
import { rememberDevice } from './device-cookie'
import { keepPendingLogIn } from './pending-log-in'
import { sessionCookie, signedInCookie, signedOutCookie, viewCookie } from './session-cookie'

type Cookie = { name: string; secure?: boolean; httpOnly?: boolean; sameSite?: string; path?: string }

const settings = vi.hoisted(() => ({ AUTH_SECRET: 'Xq2v8TzN4mWc7RbK9pLs3GhY6dFj1EaU', PUBLIC_ORIGIN: '' }))
const jar = vi.hoisted(() => ({ kept: new Map<string, { value: string }>(), set: [] as unknown[] }))

vi.mock('../../env', () => ({ env: () => ({ ...settings, RATE_LIMIT_SCALE: 1 }) }))
vi.mock('../../domain/log-in/devices', () => ({ KNOWN_DAYS: 180, recordBrowser: async () => {} }))
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => jar.kept.get(name),
    has: (name: string) => jar.kept.has(name),
    set: (cookie: unknown) => jar.set.push(cookie),
  }),
}))

beforeEach(() => {
  jar.kept.clear()
  jar.set = []
})
afterAll(() => vi.restoreAllMocks())

const session = {
  id: crypto.randomUUID(),
  userId: 1,
  expiresAt: new Date(Date.now() + 60_000),
  remembered: true,
}

/** Every cookie that the product sets. */
async function setAll(): Promise<Cookie[]> {
  await rememberTheme('dark')
  await keepPendingLogIn({ userId: 1, passwordMark: 'm', email: 'a@b.fr', rememberMe: false })
  await rememberDevice({} as Context, { userId: 1, passwordMark: 'm' })
  await keepForm(2, { submissionId: null, values: {} })
  const own = [
    await sessionCookie(session),
    signedInCookie(session),
    signedOutCookie(),
    viewCookie(new Date()),
  ]
  return [...own, ...(jar.set as Cookie[])]
}

/** Cookies that scripts of public pages read: whether a user is signed in, and until when a client is viewed. */
const READABLE = /ostal-(account|view)$/

describe('where the site has https', () => {
  beforeEach(() => {
    settings.PUBLIC_ORIGIN = 'https://www.ostal.example'
  })

  it('every cookie is secure, of this host alone, and kept from other sites', async () => {
    const cookies = await setAll()
    expect(cookies).toHaveLength(8)
    for (const cookie of cookies) expect(cookie).toMatchObject({ secure: true, sameSite: 'lax' })
    const elsewhere = cookies.filter(({ name, path }) => !name.startsWith('__Host-') || path !== '/')
    // Sent only to the checkout and its pages.
    expect(elsewhere).toMatchObject([{ name: '__Secure-ostal-checkout-2', path: '/checkout' }])
  })

  it('scripts read none but the two marks', async () => {
    const readable = (await setAll()).filter(({ httpOnly }) => !httpOnly)
    expect(readable).toHaveLength(3)
    expect(readable.filter(({ name }) => !READABLE.test(name))).toEqual([])
  })

  it('the theme that an earlier version kept is still the chosen one', async () => {
    jar.kept.set('theme', { value: 'light' })
    expect(await chosenTheme()).toBe('light')
    jar.kept.set('__Host-theme', { value: 'dark' })
    expect(await chosenTheme()).toBe('dark')
  })
})

it('over http, as in the demo, cookies have neither prefix nor the mark of https', async () => {
  settings.PUBLIC_ORIGIN = 'http://localhost:3000'
  for (const { name, secure } of await setAll())
    expect([name.startsWith('__'), secure]).toEqual([false, false])
})
