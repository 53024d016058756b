import { on, route } from '@/app/api/_http/route'
import {
  previewTerminationOperation,
  revokeTerminationOperation,
  terminateSubscriptionOperation,
  terminationToWire,
} from '@/app/api/_wire/subscription-contracts'
import { answerDetail } from '@/app/api/subscriptions/answer-detail'
import { previewTerminationOf } from '@/lib/domain/billing/preview-termination'
import { revokeNotice } from '@/lib/domain/billing/revoke-notice'
import { terminate } from '@/lib/domain/contracts/terminate'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(previewTerminationOperation, async ({ ctx, params: { id }, query }) =>
    terminationToWire(await previewTerminationOf(ctx, { id, on: query.on })),
  ),
  on(terminateSubscriptionOperation, async ({ ctx, params: { id }, body }) => {
    await terminate(ctx, { id, on: body.on })
    return answerDetail(ctx, id)
  }),
  on(revokeTerminationOperation, async ({ ctx, params: { id } }) => {
    await revokeNotice(ctx, id)
    return answerDetail(ctx, id)
  }),
)
