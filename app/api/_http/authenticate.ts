import type { NextRequest } from 'next/server'
import { findActor } from '@/lib/domain/accounts/sessions'
import { findKeyActor } from '@/lib/domain/api-keys/queries'
import { recordKeyUse } from '@/lib/domain/api-keys/record-key-use'
import { KEY_START } from '@/lib/domain/api-keys/schema'
import type { Context, KeyActor, Person } from '@/lib/domain/context'
import { readAccessToken } from '@/lib/server/session/access-token'
import { readSessionCookie, sessionCookieName } from '@/lib/server/session/session-cookie'

export type Credential = 'bearer' | 'cookie' | 'none'
/** `key`: a client's program that called with its key. `hasCookie`: the request has a session cookie, even if another
 *  credential was used. */
export type Caller = {
  person: Person | null
  key?: KeyActor | null
  credential: Credential
  hasCookie: boolean
}

/** Identifies the caller by bearer token, otherwise by session cookie; one query. With an invalid bearer token the
 *  caller is a visitor, even with a valid cookie. */
export async function authenticate(visitor: Context, request: NextRequest): Promise<Caller> {
  const authorization = request.headers.get('authorization')
  const cookie = request.cookies.get(sessionCookieName())?.value
  const hasCookie = Boolean(cookie)
  if (authorization !== null) {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? ''
    const isKey = token.startsWith(KEY_START)
    return {
      person: isKey ? null : await findBearer(visitor, token),
      key: isKey ? await findKey(visitor, token) : null,
      credential: 'bearer',
      hasCookie,
    }
  }
  if (!cookie) return { person: null, credential: 'none', hasCookie }
  const sessionId = await readSessionCookie(cookie)
  const person = sessionId ? await findActor(visitor, sessionId) : null
  return { person, credential: 'cookie', hasCookie }
}

async function findBearer(visitor: Context, token: string): Promise<Person | null> {
  const claims = token ? await readAccessToken(token) : null
  if (!claims) return null
  const person = await findActor(visitor, claims.sessionId)
  return person?.id === claims.userId ? person : null
}

async function findKey(visitor: Context, text: string): Promise<KeyActor | null> {
  const found = await findKeyActor(visitor, text)
  if (!found) return null
  await recordKeyUse(visitor, { keyId: found.actor.keyId, lastUsedAt: found.lastUsedAt })
  return found.actor
}
