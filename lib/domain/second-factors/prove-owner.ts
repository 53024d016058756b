import { getOwnUser } from '../accounts/own-user'
import { requirePassword, wrongPassword } from '../accounts/require-password'
import type { Context, Tx } from '../context'
import { invalidField } from '../errors'
import { countFactors } from './change-factors'
import { auditWrongCode, consumeCode } from './consume-code'
import { type LockedAccount, lockOwnAccount } from './lock-own-account'
import type { Assertion } from './schema'
import { countPasskeyUse, verifyPasskey } from './verify-passkey'

/** The proof for a change of factors: the password and, to remove the last factor, a current factor of the account. */
export type Proof = {
  password: string
  code?: string | undefined
  /** In place of a code. */
  passkey?: { challengeId: string; assertion: Assertion } | undefined
}

type Change<T> = { takesLast: boolean; work: (tx: Tx, account: LockedAccount) => Promise<T> }

/** Runs `work` on the actor's own locked account, after checking its password. `takesLast`: if the account has only one
 *  factor, a code or passkey is required too. */
export async function withProof<T>(
  ctx: Context,
  { password, code, passkey }: Proof,
  { takesLast, work }: Change<T>,
): Promise<T> {
  const user = await getOwnUser(ctx)
  const { id } = user
  await requirePassword(ctx, { user, password, path: 'password' })
  const verified = passkey && (await verifyPasskey(ctx, passkey))
  const outcome = await ctx.transaction(async (tx) => {
    const account = await lockOwnAccount(tx)
    if (account.passwordHash !== user.passwordHash) throw wrongPassword('password')
    if (takesLast && (await countFactors(tx, id)) === 1) {
      if (!code && !verified) throw invalidField('code', 'Indiquez aussi un code, ou votre clé d’accès.')
      const isRight = verified
        ? verified.userId === id && (await countPasskeyUse(tx, verified))
        : await consumeCode(tx, id, code ?? '')
      if (!isRight) return { isRefused: true } as const
    }
    return { done: await work(tx, account) }
  })
  if ('isRefused' in outcome) throw await auditWrongCode(ctx, id, 'validation')
  return outcome.done
}
