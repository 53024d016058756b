import 'server-only'
import { jwtVerify, SignJWT } from 'jose'
import { env } from '../env'
import { readWithSecrets } from './secrets'

const LIFETIME = '15m'
const keyOf = (secret: string) => new TextEncoder().encode(secret)

export type AccessTokenClaims = { userId: number; sessionId: string }

/** A bearer token of 15 minutes that points to a session; it ends with that session. */
export function signAccessToken({ userId, sessionId }: AccessTokenClaims): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(userId))
    .setAudience('ostal-api')
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(keyOf(env().AUTH_SECRET))
}

/** The claims of a valid token; null for an expired or forged one. */
export function readAccessToken(token: string): Promise<AccessTokenClaims | null> {
  return readWithSecrets(async (secret) => {
    const rules = { algorithms: ['HS256'], audience: 'ostal-api' }
    const { payload } = await jwtVerify(token, keyOf(secret), rules)
    return typeof payload.sid === 'string' ? { userId: Number(payload.sub), sessionId: payload.sid } : null
  })
}
