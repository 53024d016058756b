import { eq } from 'drizzle-orm'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import type { Context } from '../context'
import { lockEndpoint } from './queries'
import type { WebhookEndpoint } from './schema'

/** Switches an endpoint on or off. Switching on clears its gone or failing state. */
export async function setEndpointActive(
  ctx: Context,
  { id, active }: { id: number; active: boolean },
): Promise<WebhookEndpoint> {
  return ctx.transaction(async (tx) => {
    await lockEndpoint(tx, id)
    const [changed] = await tx.db
      .update(webhookEndpoints)
      .set(active ? { active, goneAt: null, givenUpAt: null, failingSince: null } : { active })
      .where(eq(webhookEndpoints.id, id))
      .returning()
    return changed as WebhookEndpoint
  })
}
