import type { Context } from '../context'
import { lockEndpoint } from './queries'
import { requireActive } from './require-active'
import type { WebhookDelivery } from './schema'
import { writeDeliveries } from './write-deliveries'

/** Sends a `ping` like any other message; `conflict` if the endpoint is switched off. */
export async function sendTest(ctx: Context, endpointId: number): Promise<WebhookDelivery> {
  return ctx.transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, endpointId)
    requireActive(endpoint)
    const [written] = await writeDeliveries(tx, [endpointId], {
      type: 'ping',
      timestamp: tx.now().toISOString(),
      data: { websiteId: endpoint.websiteId },
    })
    return written as WebhookDelivery
  })
}
