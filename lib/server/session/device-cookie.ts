import 'server-only'
import { jwtVerify, SignJWT } from 'jose'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { hostCookie } from '../../domain/accounts/policy'
import type { Context } from '../../domain/context'
import { EntityId } from '../../domain/entity-id'
import type { LoggedIn } from '../../domain/log-in/complete-log-in'
import { getOwnMark, isDeviceOf, isRemembered, KNOWN_DAYS, recordBrowser } from '../../domain/log-in/devices'
import { env } from '../../env'
import { MAX_SESSIONS } from '../limits/limits'
import { readWithSecrets } from '../secrets/secrets'

const AUDIENCE = 'ostal-device'
const overHttps = () => env().PUBLIC_ORIGIN.startsWith('https://')
const name = () => hostCookie('ostal-device', overHttps())
const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** Makes this browser known at the next log-in, so that strangers' failures do not lock its owner out. It grants no access, and
 *  is valid until the password or the second factor changes, or until many other browsers have logged in. */
export async function rememberDevice(
  ctx: Context,
  { userId, passwordMark }: Pick<LoggedIn, 'userId' | 'passwordMark'>,
): Promise<void> {
  const former = await readDevice()
  const id = former?.userId === userId ? former.id : crypto.randomUUID()
  const maxSessions = Math.ceil(MAX_SESSIONS * env().RATE_LIMIT_SCALE)
  await recordBrowser(ctx, { id, userId, maxSessions })
  const value = await new SignJWT({ pwd: passwordMark })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(userId))
    .setAudience(AUDIENCE)
    .setJti(id)
    .setIssuedAt()
    .setExpirationTime(`${KNOWN_DAYS}d`)
    .sign(keyOf(env().AUTH_SECRET))
  const jar = await cookies()
  jar.set({
    name: name(),
    value,
    maxAge: KNOWN_DAYS * 86_400,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: overHttps(),
  })
}

/** The same after the actor has changed their password or second factor. */
export const rememberOwnDevice = async (ctx: Context) => rememberDevice(ctx, await getOwnMark(ctx))

/** This browser's id if it has logged in to the account of this address with the current password and second factor, and is among
 *  the latest that did; else null. */
export async function findDevice(ctx: Context, email: string): Promise<string | null> {
  const device = await readDevice()
  if (!device || !(await isDeviceOf(ctx, { ...device, email }))) return null
  return (await isRemembered(ctx, device)) ? device.id : null
}

/** The contents of the browser's cookie; null without one, or when its signature is not ours. */
async function readDevice(): Promise<Device | null> {
  const value = (await cookies()).get(name())?.value
  if (!value) return null
  return readWithSecrets(async (secret) => {
    const { payload } = await jwtVerify(value, keyOf(secret), { algorithms: ['HS256'], audience: AUDIENCE })
    return Device.parse({ id: payload.jti, userId: Number(payload.sub), passwordMark: payload.pwd })
  })
}

const Device = z.object({ id: z.uuid(), userId: EntityId, passwordMark: z.string() })
type Device = z.infer<typeof Device>
