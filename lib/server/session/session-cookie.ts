import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import { hostCookie, SIGNED_IN_COOKIE, VIEW_COOKIE } from '../../domain/accounts/policy'
import type { Session } from '../../domain/accounts/sessions'
import { env } from '../../env'
import { readWithSecrets } from '../secrets/secrets'

const overHttps = () => env().PUBLIC_ORIGIN.startsWith('https://')

export const sessionCookieName = () => hostCookie('next-auth.session-token', overHttps())

export const viewCookieName = () => hostCookie(VIEW_COOKIE, overHttps())

/** next-auth's encrypted cookie, which contains only the id of the session's row. */
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

/** Tells the script of public pages that there is a session; it expires with the session's own cookie. */
export const signedInCookie = ({ remembered, expiresAt }: Session) => ({
  ...mark(),
  value: '1',
  ...(remembered && { expires: expiresAt }),
})

export const signedOutCookie = () => ({ ...mark(), value: '', maxAge: 0 })

/** Tells the script that a client is being viewed; `null` ends it. */
export const viewCookie = (endsAt: Date | null) => ({
  ...mark(),
  name: viewCookieName(),
  ...(endsAt ? { value: endsAt.toISOString(), expires: endsAt } : { value: '', maxAge: 0 }),
})

const mark = () => ({
  name: hostCookie(SIGNED_IN_COOKIE, overHttps()),
  path: '/',
  sameSite: 'lax' as const,
  secure: overHttps(),
})

/** The session id in a cookie; null without one, or when it is forged or expired. */
export async function readSessionCookie(value: string | undefined): Promise<string | null> {
  if (!value) return null
  return readWithSecrets(async (secret) => {
    const token = await decode({ token: value, secret })
    return typeof token?.sid === 'string' ? token.sid : null
  })
}
