import type { Writer } from '../client'
import { webhookEndpoints } from '../schema/webhook-endpoints'

/** Adds the webhook endpoint of the restaurant's site. */
export async function seedWebhook(db: Writer, endpoint: { url: string; secret: string }): Promise<void> {
  await db.insert(webhookEndpoints).values({ websiteId: 1, ...endpoint })
}
