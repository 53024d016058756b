import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import type { Session } from '../domain/accounts/sessions'
import { env } from '../env'
import { readWithSecrets } from './secrets'

const overHttps = () => env().PUBLIC_ORIGIN.startsWith('https://')

export const sessionCookieName = () =>
  overHttps() ? '__Host-next-auth.session-token' : 'next-auth.session-token'

/** next-auth's encrypted cookie, holding nothing but the pointer to the session's row. */
export async function sessionCookie(session: Session) {
  const maxAge = Math.round((session.expiresAt.getTime() - Date.now()) / 1000)
  return {
    name: sessionCookieName(),
    value: await encode({ token: { sid: session.id }, secret: env().AUTH_SECRET, maxAge }),
    httpOnly: true,
    sameSite: 'lax' as const,
    path: '/',
    secure: overHttps(),
    ...(session.remembered && { expires: session.expiresAt }),
  }
}

/** The session id in a cookie; null for none, a forged or an expired one. */
export async function readSessionCookie(value: string | undefined): Promise<string | null> {
  if (!value) return null
  return readWithSecrets(async (secret) => {
    const token = await decode({ token: value, secret })
    return typeof token?.sid === 'string' ? token.sid : null
  })
}
