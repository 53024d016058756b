import 'server-only'
import { jwtVerify, SignJWT } from 'jose'
import { env } from '../../env'
import { readWithSecrets } from '../secrets/secrets'

const LIFETIME = '15m'

const keys = new Map<string, Promise<CryptoKey>>()

/** Imported once per secret, not once per call. */
function keyOf(secret: string): Promise<CryptoKey> {
  const key = keys.get(secret) ?? importKey(secret)
  keys.set(secret, key)
  return key
}

const importKey = (secret: string) =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

export type AccessTokenClaims = { userId: number; sessionId: string }

/** A bearer token of 15 minutes that points to a session; it ends with that session. */
export async function signAccessToken({ userId, sessionId }: AccessTokenClaims): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(userId))
    .setAudience('ostal-api')
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(await keyOf(env().AUTH_SECRET))
}

/** The claims of a valid token; null for an expired or forged one. */
export function readAccessToken(token: string): Promise<AccessTokenClaims | null> {
  return readWithSecrets(async (secret) => {
    const rules = { algorithms: ['HS256'], audience: 'ostal-api' }
    const { payload } = await jwtVerify(token, await keyOf(secret), rules)
    return typeof payload.sid === 'string' ? { userId: Number(payload.sub), sessionId: payload.sid } : null
  })
}
