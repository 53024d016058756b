import { on, route } from '@/app/api/_http/route'
import {
  cancelChangeOperation,
  changeSubscriptionOperation,
  previewChangeOperation,
} from '@/app/api/_wire/subscription-contracts'
import { answerDetail } from '@/app/api/subscriptions/answer-detail'
import { previewMoveOf } from '@/lib/domain/billing/preview-move'
import { cancelChange } from '@/lib/domain/collection/cancel-change'
import { changePlan } from '@/lib/domain/collection/change-plan'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(previewChangeOperation, async ({ ctx, params: { id }, query }) => {
    const { effectiveOn, amountDueCents } = await previewMoveOf(ctx, { id, ...query })
    return { EffectiveOn: effectiveOn, AmountDueCents: amountDueCents }
  }),
  on(changeSubscriptionOperation, async ({ ctx, params: { id }, body }) => {
    const { url } = await changePlan(ctx, { id, ...body })
    return url === null ? answerDetail(ctx, id) : { url }
  }),
  on(cancelChangeOperation, async ({ ctx, params: { id } }) => {
    await cancelChange(ctx, id)
    return answerDetail(ctx, id)
  }),
)
