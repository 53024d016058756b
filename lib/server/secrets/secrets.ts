import { env } from '../../env'

/** The signing secret, followed by the previous one, which stays accepted while a new one is rolled out. */
export function acceptedSecrets(): string[] {
  const { AUTH_SECRET, AUTH_SECRET_PREVIOUS } = env()
  return AUTH_SECRET_PREVIOUS ? [AUTH_SECRET, AUTH_SECRET_PREVIOUS] : [AUTH_SECRET]
}

/** The result of `read` with the first secret that fits; null when none does. `read` throws when its secret does not fit. */
export async function readWithSecrets<T>(read: (secret: string) => Promise<T>): Promise<T | null> {
  for (const secret of acceptedSecrets()) {
    try {
      return await read(secret)
    } catch {
      // Signed with another secret, forged, damaged or expired.
    }
  }
  return null
}
