import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import { readSubscriptionDetail } from '@/lib/domain/billing/read-details'
import { notFound } from '@/lib/domain/errors'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn, type SignedInContext } from '@/lib/server/session/session'

/** The subscription that the URL names, only of the reader's own client: the agency has separate screens for the others. */
export async function loadOwn(
  id: string,
  screen: string,
): Promise<{ ctx: SignedInContext; subscription: SubscriptionDetail }> {
  const ctx = await requireSignedIn(`/dashboard/facturation/${encodeURIComponent(id)}/${screen}`)
  const subscription = await orNotFound(readOwn(ctx, pathId(id)))
  return { ctx, subscription }
}

async function readOwn(ctx: SignedInContext, id: number): Promise<SubscriptionDetail> {
  const subscription = await readSubscriptionDetail(ctx, id)
  if (subscription.clientId !== ctx.actor.clientId) throw notFound()
  return subscription
}
