import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readAccessToken, signAccessToken } from '../session/access-token'
import { readSessionCookie, sessionCookie } from '../session/session-cookie'

const [OLD, NEW, NEWEST] = ['o', 'n', 'm'].map((sign) => sign.repeat(40)) as [string, string, string]
const settings = { PUBLIC_ORIGIN: 'https://ostal.test', AUTH_SECRET: OLD, AUTH_SECRET_PREVIOUS: '' }
vi.mock('../../env', () => ({ env: () => settings }))

const rotate = (AUTH_SECRET: string, AUTH_SECRET_PREVIOUS = '') =>
  Object.assign(settings, { AUTH_SECRET, AUTH_SECRET_PREVIOUS })
beforeEach(() => void rotate(OLD))

const claims = { userId: 2, sessionId: '5f0c7f6a-6b57-4d6b-9a3c-1f6d53a2f2aa' }
const session = { id: claims.sessionId, userId: 2, remembered: true }
const cookieOf = async () =>
  (await sessionCookie({ ...session, expiresAt: new Date(Date.now() + 3_600_000) })).value

describe('after a change of the secret', () => {
  it('what the one before signed is good, until it is taken away', async () => {
    const [token, cookie] = [await signAccessToken(claims), await cookieOf()]
    rotate(NEW, OLD)
    expect(await readAccessToken(token)).toEqual(claims)
    expect(await readSessionCookie(cookie)).toBe(session.id)
    for (const last of [() => rotate(NEW), () => rotate(NEWEST, NEW)]) {
      last()
      expect(await readAccessToken(token)).toBeNull()
      expect(await readSessionCookie(cookie)).toBeNull()
    }
  })

  it('the new one signs', async () => {
    rotate(NEW, OLD)
    const [token, cookie] = [await signAccessToken(claims), await cookieOf()]
    rotate(NEW)
    expect(await readAccessToken(token)).toEqual(claims)
    expect(await readSessionCookie(cookie)).toBe(session.id)
  })
})
