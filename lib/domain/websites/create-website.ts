import { requireSubscription } from '../billing/require-subscription'
import { requireClient } from '../clients/require-client'
import type { Context } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { createOnce } from '../submissions/create-once'
import type { Keyed } from '../submissions/schema'
import { insertWebsite } from './insert-website'
import { getWebsite } from './queries'
import type { Website, WebsiteInput } from './schema'

/** Adds a client's website; only the agency does. */
export async function createWebsite(
  ctx: Context,
  { submissionId, ...input }: WebsiteInput & Keyed,
): Promise<Website> {
  requirePermission(ctx, 'websites.manage')
  return ctx.transaction((tx) =>
    createOnce(
      tx,
      { submissionId, of: 'website', content: input },
      {
        create: async () => {
          const { clientId, subscriptionId } = input
          if (subscriptionId !== null) await requireSubscription(tx, { id: subscriptionId, clientId })
          await requireClient(tx, clientId)
          return insertWebsite(tx, input)
        },
        read: (id) => getWebsite(tx, id),
      },
    ),
  )
}
