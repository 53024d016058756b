import type { Context } from '../context'
import { DomainError } from '../errors'
import { mailSecurityChange } from '../notifications/mail-security-change'
import { withProof } from './prove-owner'
import { writeRecoveryCodes } from './recovery-codes'

/** Generates ten new codes and ends the previous ones. `conflict` without a second factor. */
export async function renewRecoveryCodes(
  ctx: Context,
  { password }: { password: string },
): Promise<string[]> {
  return withProof(
    ctx,
    { password },
    {
      takesLast: false,
      work: async (tx, account) => {
        if (!account.secondFactorAt) throw new DomainError('conflict')
        const codes = await writeRecoveryCodes(tx, account.id)
        await tx.audit({
          action: 'user.recovery-codes-renewed',
          subject: { type: 'user', id: account.id },
        })
        await mailSecurityChange(tx, account, 'codes-renewed')
        return codes
      },
    },
  )
}
