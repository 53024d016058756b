import { and, eq, isNull } from 'drizzle-orm'
import { totpSecrets } from '@/db/schema/second-factors'
import { actingUser, type Context } from '../context'
import { addFactor } from './change-factors'
import { auditWrongCode } from './consume-code'
import { withProof } from './prove-owner'
import { consumeTotpCode } from './totp-secrets'

type Input = { password: string; code: string }

/** Confirms the actor's app with its first code; returns the recovery codes generated with a first factor. */
export async function confirmTotp(ctx: Context, { password, code }: Input): Promise<string[]> {
  const codes = await withProof(
    ctx,
    { password },
    {
      takesLast: false,
      work: async (tx, account) => {
        if (!(await consumeTotpCode(tx, { userId: account.id, code, isConfirmed: false }))) return null
        await tx.db
          .update(totpSecrets)
          .set({ confirmedAt: tx.now() })
          .where(and(eq(totpSecrets.userId, account.id), isNull(totpSecrets.confirmedAt)))
        return addFactor(tx, account, 'totp')
      },
    },
  )
  if (!codes) throw await auditWrongCode(ctx, actingUser(ctx).id, 'validation')
  return codes
}
