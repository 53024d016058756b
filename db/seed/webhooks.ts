import type { Queryable } from '../client'
import { webhookEndpoints } from '../schema/webhook-endpoints'

/** The address that stands for the restaurant's own site. */
export async function seedWebhook(db: Queryable, endpoint: { url: string; secret: string }): Promise<void> {
  await db.insert(webhookEndpoints).values({ websiteId: 1, ...endpoint })
}
