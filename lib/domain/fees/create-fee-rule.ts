import { feeRules } from '@/db/schema/fee-rules'
import type { Context } from '../context'
import { invalidField } from '../errors'
import { formulaFault } from './compute-fee'
import { lockSeller } from './queries'
import { refuseTakenAmount } from './refuse-taken-amount'
import type { FeeRule, FeeRuleInput } from './schema'

/** Adds a rule to a user's; `conflict` when one begins at the same amount. */
export async function createFeeRule(
  ctx: Context,
  { clientId, input }: { clientId: number; input: FeeRuleInput },
): Promise<FeeRule> {
  const fault = formulaFault(input)
  if (fault) throw invalidField('customFormula', fault)
  return refuseTakenAmount(() =>
    ctx.transaction(async (tx) => {
      await lockSeller(tx, clientId)
      const [written] = await tx.db
        .insert(feeRules)
        .values({ clientId, ...input })
        .returning({ id: feeRules.id })
      if (!written) throw new Error('The fee rule was not written')
      const subject = { type: 'fee-rule' as const, id: written.id }
      await tx.audit({ action: 'fee-rule.created', subject, after: { clientId, ...input } })
      return { id: written.id, ...input }
    }),
  )
}
