import 'server-only'
import { jwtVerify, SignJWT } from 'jose'
import { env } from '../env'

const LIFETIME = '15m'
const key = () => new TextEncoder().encode(env().AUTH_SECRET)

export type AccessTokenClaims = { userId: number; sessionId: string }

/** A bearer token of 15 minutes that points to a session; it ends with that session. */
export function signAccessToken({ userId, sessionId }: AccessTokenClaims): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(userId))
    .setAudience('ostal-api')
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(key())
}

/** The claims of a valid token; null for an expired or forged one. */
export async function readAccessToken(token: string): Promise<AccessTokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key(), { algorithms: ['HS256'], audience: 'ostal-api' })
    return typeof payload.sid === 'string' ? { userId: Number(payload.sub), sessionId: payload.sid } : null
  } catch {
    // Whatever is wrong with it, the bearer is nobody.
    return null
  }
}
