import type { Context, Tx } from '../context'
import { WrongCredentials } from '../errors'
import { consumeRecoveryCode } from './recovery-codes'
import { consumeTotpCode } from './totp-secrets'

const SIX_DIGITS = /^\d{6}$/

/** Consumes a code from the app, or a recovery code; a second use is refused. */
export const consumeCode = (tx: Tx, userId: number, code: string): Promise<boolean> =>
  SIX_DIGITS.test(code)
    ? consumeTotpCode(tx, { userId, code, isConfirmed: true })
    : consumeRecoveryCode(tx, userId, code)

/** Audits a wrong code and returns the error to throw. Uses its own transaction, because the one that checked the code has ended. */
export async function auditWrongCode(ctx: Context, userId: number, code: 'validation' | 'unauthenticated') {
  const subject = { type: 'user', id: userId } as const
  await ctx.transaction((tx) => tx.audit({ action: 'user.code-refused', subject }))
  const message = 'Ce code n’est pas le bon, ou il a déjà servi. Essayez avec le suivant.'
  return new WrongCredentials(code, message, { issues: [{ path: 'code', message }] })
}
