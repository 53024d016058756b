import { on, route } from '@/app/api/_http/route'
import {
  createFeeRuleOperation,
  deleteFeeRuleOperation,
  feeRuleToWire,
  updateFeeRuleOperation,
} from '@/app/api/_wire/fees'
import { createFeeRule } from '@/lib/domain/fees/create-fee-rule'
import { deleteFeeRule } from '@/lib/domain/fees/delete-fee-rule'
import { updateFeeRule } from '@/lib/domain/fees/update-fee-rule'

// POST names a user, PUT and DELETE name a rule.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(createFeeRuleOperation, async ({ ctx, params, body }) =>
    feeRuleToWire(await createFeeRule(ctx, { clientId: params.id, ...body })),
  ),
  on(updateFeeRuleOperation, async ({ ctx, params, body }) =>
    feeRuleToWire(await updateFeeRule(ctx, { id: params.id, changes: body })),
  ),
  on(deleteFeeRuleOperation, async ({ ctx, params }) => deleteFeeRule(ctx, params.id)),
)
