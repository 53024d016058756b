import { on, route } from '@/app/api/_http/route'
import { getSubscriptionOperation } from '@/app/api/_wire/subscription-contracts'
import {
  deleteSubscriptionOperation,
  subscriptionToWire,
  updateSubscriptionOperation,
} from '@/app/api/_wire/subscriptions'
import { answerDetail } from '@/app/api/subscriptions/answer-detail'
import { deleteSubscription } from '@/lib/domain/billing/delete-subscription'
import { updateSubscription } from '@/lib/domain/billing/update-subscription'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getSubscriptionOperation, async ({ ctx, params }) => answerDetail(ctx, params.id)),
  on(updateSubscriptionOperation, async ({ ctx, params, body }) =>
    subscriptionToWire(await updateSubscription(ctx, { id: params.id, changes: body })),
  ),
  on(deleteSubscriptionOperation, async ({ ctx, params }) => deleteSubscription(ctx, params.id)),
)
