import { feeRules } from '@/db/schema/fee-rules'
import type { Context, Tx } from '../context'
import { invalidField } from '../errors'
import { createOnce } from '../submissions/create-once'
import type { Keyed } from '../submissions/schema'
import { formulaFault } from './compute-fee'
import { lockFeeRule, lockSeller } from './queries'
import { refuseTakenAmount } from './refuse-taken-amount'
import type { FeeRule, FeeRuleInput } from './schema'

/** Adds a rule for a user; `conflict` when another one begins at the same amount. */
export async function createFeeRule(
  ctx: Context,
  { submissionId, ...rule }: NewRule & Keyed,
): Promise<FeeRule> {
  const fault = formulaFault(rule.input)
  if (fault) throw invalidField('customFormula', fault)
  return refuseTakenAmount(() =>
    ctx.transaction((tx) =>
      createOnce(
        tx,
        { submissionId, of: 'fee-rule', content: rule },
        {
          create: () => insertRule(tx, rule),
          read: async (id) => (await lockFeeRule(tx, id)).rule,
        },
      ),
    ),
  )
}

type NewRule = { clientId: number; input: FeeRuleInput }

async function insertRule(tx: Tx, { clientId, input }: NewRule): Promise<FeeRule> {
  await lockSeller(tx, clientId)
  const [written] = await tx.db
    .insert(feeRules)
    .values({ clientId, ...input })
    .returning({ id: feeRules.id })
  if (!written) throw new Error('The fee rule was not written')
  const subject = { type: 'fee-rule' as const, id: written.id }
  await tx.audit({ action: 'fee-rule.created', subject, after: { clientId, ...input } })
  return { id: written.id, ...input }
}
