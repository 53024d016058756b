import { createHash, randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import { inject } from 'vitest'
import { createSecretBox } from '@/lib/server/secrets/secret-box'
import { secrets } from '@/scripts/launch/secrets'
import { stored } from './stored'

/** Gives an account of the product an authenticator app and one recovery code, as its screen would. */
export async function giveApp(userId: number, databaseUrl = inject('databaseUrl')) {
  const secret = new Secret({ size: 20 }).base32
  const recoveryCode = randomBytes(12).toString('hex')
  const sealed = createSecretBox([secrets().AUTH_SECRET]).seal(secret, `totp ${userId}`)
  const hash = createHash('sha256').update(recoveryCode).digest('base64url')
  const change = async (text: string, values: unknown[]) => stored(text, [userId, ...values], databaseUrl)
  await change('insert into totp_secrets (user_id, secret, confirmed_at) values ($1, $2, now())', [sealed])
  await change('insert into recovery_codes (user_id, code_hash) values ($1, $2)', [hash])
  await change('update users set second_factor_at = now() where id = $1', [])
  return { secret, recoveryCode }
}
