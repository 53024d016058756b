import { requireSubscription } from '../billing/require-subscription'
import { requireClient } from '../clients/require-client'
import type { Context } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { insertWebsite } from './insert-website'
import type { Website, WebsiteInput } from './schema'

/** Adds a client's website; only the agency does. */
export async function createWebsite(ctx: Context, input: WebsiteInput): Promise<Website> {
  requirePermission(ctx, 'websites.manage')
  return ctx.transaction(async (tx) => {
    const { clientId, subscriptionId } = input
    if (subscriptionId !== null) await requireSubscription(tx, { id: subscriptionId, clientId })
    await requireClient(tx, clientId)
    return insertWebsite(tx, input)
  })
}
