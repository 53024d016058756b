import { requireUser } from '../accounts/require-user'
import { requireSubscription } from '../billing/require-subscription'
import type { Context } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { insertWebsite } from './insert-website'
import type { Website, WebsiteInput } from './schema'

/** Adds a client's website; only the agency does. */
export async function createWebsite(ctx: Context, input: WebsiteInput): Promise<Website> {
  requirePermission(ctx, 'websites.manage')
  return ctx.transaction(async (tx) => {
    const { userId, subscriptionId } = input
    await requireUser(tx, userId)
    if (subscriptionId !== null) await requireSubscription(tx, { id: subscriptionId, userId })
    return insertWebsite(tx, input)
  })
}
