import { eq } from 'drizzle-orm'
import { feeRules } from '@/db/schema/fee-rules'
import type { Context } from '../context'
import { lockFeeRule } from './queries'

/** Deletes a rule. Orders keep the fee that it gave them. */
export async function deleteFeeRule(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { rule, clientId } = await lockFeeRule(tx, id)
    await tx.db.delete(feeRules).where(eq(feeRules.id, id))
    const { id: _, ...terms } = rule
    await tx.audit({
      action: 'fee-rule.deleted',
      subject: { type: 'fee-rule', id },
      before: { clientId, ...terms },
    })
  })
}
