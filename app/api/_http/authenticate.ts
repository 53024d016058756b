import type { NextRequest } from 'next/server'
import { findActor } from '@/lib/domain/accounts/sessions'
import type { Actor } from '@/lib/domain/context'
import { readAccessToken } from '@/lib/server/access-token'
import { createContext } from '@/lib/server/context'
import { readSessionCookie, sessionCookieName } from '@/lib/server/session-cookie'

export type Credential = 'bearer' | 'cookie' | 'none'
/** `hasCookie`: a session cookie came along, whatever counted. */
export type Caller = { actor: Actor | null; credential: Credential; hasCookie: boolean }

/** Who calls, by bearer token or else by session cookie; one query. A bad bearer is nobody, whatever the cookie says. */
export async function authenticate(request: NextRequest): Promise<Caller> {
  const authorization = request.headers.get('authorization')
  const cookie = request.cookies.get(sessionCookieName())?.value
  const hasCookie = Boolean(cookie)
  if (authorization !== null) return { actor: await bearer(authorization), credential: 'bearer', hasCookie }
  if (!cookie) return { actor: null, credential: 'none', hasCookie }
  const sessionId = await readSessionCookie(cookie)
  const actor = sessionId ? await findActor(createContext(null), sessionId) : null
  return { actor, credential: 'cookie', hasCookie }
}

async function bearer(authorization: string): Promise<Actor | null> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
  const claims = token ? await readAccessToken(token) : null
  if (!claims) return null
  const actor = await findActor(createContext(null), claims.sessionId)
  return actor?.id === claims.userId ? actor : null
}
