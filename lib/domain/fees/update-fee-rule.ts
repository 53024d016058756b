import { eq } from 'drizzle-orm'
import { feeRules } from '@/db/schema/fee-rules'
import type { Context } from '../context'
import { invalidField } from '../errors'
import { formulaFault } from './compute-fee'
import { lockFeeRule } from './queries'
import { refuseTakenAmount } from './refuse-taken-amount'
import type { FeeRule, FeeRuleInput } from './schema'

type Changes = { [Field in keyof FeeRuleInput]?: FeeRuleInput[Field] | undefined }

/** Changes some or all terms of a rule; `conflict` when another of the user begins at the same amount. */
export async function updateFeeRule(
  ctx: Context,
  { id, changes }: { id: number; changes: Changes },
): Promise<FeeRule> {
  return refuseTakenAmount(() =>
    ctx.transaction(async (tx) => {
      const { rule, clientId } = await lockFeeRule(tx, id)
      const differing = Object.entries(changes).filter(
        ([field, value]) => value !== undefined && value !== rule[field as keyof FeeRule],
      )
      if (differing.length === 0) return rule
      const after: Partial<FeeRuleInput> = Object.fromEntries(differing)
      const changed = { ...rule, ...after }
      // Also when the formula itself stays: it may divide by a changed term.
      const fault = formulaFault(changed)
      if (fault) throw invalidField('customFormula', fault)
      await tx.db.update(feeRules).set(after).where(eq(feeRules.id, id))
      const before = Object.fromEntries(differing.map(([field]) => [field, rule[field as keyof FeeRule]]))
      const subject = { type: 'fee-rule' as const, id }
      await tx.audit({
        action: 'fee-rule.changed',
        subject,
        before: { clientId, ...before },
        after: { clientId, ...after },
      })
      return changed
    }),
  )
}
