'use server'

import { z } from 'zod'
import { EntityIdText } from '@/lib/domain/entity-id'
import { createFeeRule } from '@/lib/domain/fees/create-fee-rule'
import { deleteFeeRule } from '@/lib/domain/fees/delete-fee-rule'
import { updateFeeRule } from '@/lib/domain/fees/update-fee-rule'
import { formAction } from '@/lib/server/forms/form-action'
import { RuleFields } from './rule-fields'

const SaveRule = RuleFields.extend({ clientId: EntityIdText, ruleId: EntityIdText.optional() })
const pathOf = (form: FormData) => `/admin?frais=${encodeURIComponent(String(form.get('clientId')))}`

/** Updates the rule that the form names, or adds one. */
export const saveRuleAction = formAction(
  { schema: SaveRule, access: 'signedIn', from: pathOf },
  async (ctx, { clientId, ruleId, ...input }, key) => {
    if (ruleId === undefined) await createFeeRule(ctx, { clientId, input, ...key })
    else await updateFeeRule(ctx, { id: ruleId, changes: input })
    return { message: ruleId === undefined ? 'Règle ajoutée.' : 'Règle enregistrée.' }
  },
)

export const deleteRuleAction = formAction(
  { schema: z.object({ id: EntityIdText }), access: 'signedIn', from: '/admin' },
  async (ctx, { id }) => {
    await deleteFeeRule(ctx, id)
    return { message: 'Règle supprimée.' }
  },
)
