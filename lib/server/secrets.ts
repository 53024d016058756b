import { env } from '../env'

/** The secret that signs, and after it the one before, which is still accepted while a new one spreads. */
export function acceptedSecrets(): string[] {
  const { AUTH_SECRET, AUTH_SECRET_PREVIOUS } = env()
  return AUTH_SECRET_PREVIOUS ? [AUTH_SECRET, AUTH_SECRET_PREVIOUS] : [AUTH_SECRET]
}

/** What the first secret that fits makes of something; null when none does. `read` throws where its secret does not fit. */
export async function readWithSecrets<T>(read: (secret: string) => Promise<T>): Promise<T | null> {
  for (const secret of acceptedSecrets()) {
    try {
      return await read(secret)
    } catch {
      // Of the other secret, forged, damaged or expired.
    }
  }
  return null
}
