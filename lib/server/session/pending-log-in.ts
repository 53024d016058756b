import 'server-only'
import { hkdfSync } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { hostCookie } from '../../domain/accounts/policy'
import { env } from '../../env'
import { readWithSecrets } from '../secrets/secrets'

const AUDIENCE = 'ostal-second-step'
const MINUTES = 5
const overHttps = () => env().PUBLIC_ORIGIN.startsWith('https://')
const name = () => hostCookie('ostal-second-step', overHttps())
const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', AUDIENCE, 32))

const Pending = z.object({
  userId: z.number(),
  /** Identifies the password that was right; the password itself is not stored. */
  passwordMark: z.string(),
  email: z.string(),
  rememberMe: z.boolean(),
})
/** A log-in with a correct password that still needs its code. */
export type PendingLogIn = z.infer<typeof Pending>

/** Stores the log-in for its second step, in a cookie that only we can read. It grants no access alone. */
export async function keepPendingLogIn(pending: PendingLogIn): Promise<void> {
  const value = await new EncryptJWT(pending)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${MINUTES}m`)
    .encrypt(keyOf(env().AUTH_SECRET))
  const jar = await cookies()
  jar.set({ ...attributes(), value, maxAge: MINUTES * 60 })
}

/** The log-in that this browser started; null without one, and after five minutes. */
export async function findPendingLogIn(): Promise<PendingLogIn | null> {
  const value = (await cookies()).get(name())?.value
  if (!value) return null
  return readWithSecrets(async (secret) => {
    const { payload } = await jwtDecrypt(value, keyOf(secret), { audience: AUDIENCE })
    return Pending.parse(payload)
  })
}

export async function forgetPendingLogIn(): Promise<void> {
  const jar = await cookies()
  if (jar.has(name())) jar.set({ ...attributes(), value: '', maxAge: 0 })
}

const attributes = () => ({
  name: name(),
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: overHttps(),
})
