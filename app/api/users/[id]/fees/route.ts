import { on, route } from '@/app/api/_http/route'
import { feeRuleToWire, listFeeRulesOperation } from '@/app/api/_wire/fees'
import { listFeeRules } from '@/lib/domain/fees/queries'
import { mapRows } from '@/lib/domain/paging'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(listFeeRulesOperation, async ({ ctx, params, page }) =>
    mapRows(await listFeeRules(ctx, { clientId: params.id, ...page }), feeRuleToWire),
  ),
)
