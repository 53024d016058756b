import 'server-only'
import { jwtVerify, SignJWT } from 'jose'
import { cookies } from 'next/headers'
import type { LoggedIn } from '../domain/accounts/complete-log-in'
import { isDeviceOf } from '../domain/accounts/devices'
import type { Context } from '../domain/context'
import { env } from '../env'
import { readWithSecrets } from './secrets'

const AUDIENCE = 'ostal-device'
const DAYS = 180
const overHttps = () => env().PUBLIC_ORIGIN.startsWith('https://')
const name = () => (overHttps() ? '__Host-ostal-device' : 'ostal-device')
const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** Lets this browser be known at the next log-in, so that strangers' failures do not shut its owner out. It opens nothing,
 *  and is good until the password changes. */
export async function rememberDevice({
  userId,
  passwordMark,
}: Pick<LoggedIn, 'userId' | 'passwordMark'>): Promise<void> {
  const value = await new SignJWT({ pwd: passwordMark })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(userId))
    .setAudience(AUDIENCE)
    .setJti(crypto.randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${DAYS}d`)
    .sign(keyOf(env().AUTH_SECRET))
  const jar = await cookies()
  jar.set({
    name: name(),
    value,
    maxAge: DAYS * 86_400,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: overHttps(),
  })
}

/** The id of this browser if it has logged in to the account of this address with its password of now; else null. */
export async function findDevice(ctx: Context, email: string): Promise<string | null> {
  const value = (await cookies()).get(name())?.value
  if (!value) return null
  const device = await readWithSecrets(async (secret) => {
    const { payload } = await jwtVerify(value, keyOf(secret), { algorithms: ['HS256'], audience: AUDIENCE })
    return { id: String(payload.jti), userId: Number(payload.sub), passwordMark: String(payload.pwd) }
  })
  return device && (await isDeviceOf(ctx, { ...device, email })) ? device.id : null
}
