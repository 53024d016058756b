import { Secret, TOTP } from 'otpauth'
import { brand } from '@/content/brand'

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
const PERIOD = 30

export const drawSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: brand.name, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD })

/** The URI that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The 30-second step of a code, at most one before or after the current one; null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta
}
