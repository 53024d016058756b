import { subscriptionDetailToWire } from '@/app/api/_wire/subscription-contracts'
import { readSubscriptionDetail } from '@/lib/domain/billing/read-details'
import type { Context } from '@/lib/domain/context'

/** A subscription as it stands after a change, or as it is read. */
export const answerDetail = async (ctx: Context, id: number) =>
  subscriptionDetailToWire(await readSubscriptionDetail(ctx, id))
