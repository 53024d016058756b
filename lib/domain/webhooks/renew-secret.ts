import { eq } from 'drizzle-orm'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import type { Context } from '../context'
import { OLD_SECRET_HOURS } from './policy'
import { lockEndpoint } from './queries'
import type { WebhookEndpoint } from './schema'
import { newSecret } from './secret'

const HOUR_MS = 60 * 60 * 1000

/** Gives an endpoint a new secret. The previous one also signs for a day; any older one stops at once. */
export async function renewSecret(ctx: Context, id: number): Promise<WebhookEndpoint> {
  return ctx.transaction(async (tx) => {
    const { secret } = await lockEndpoint(tx, id)
    const previousSecretUntil = new Date(tx.now().getTime() + OLD_SECRET_HOURS * HOUR_MS)
    const [changed] = await tx.db
      .update(webhookEndpoints)
      .set({ secret: newSecret(), previousSecret: secret, previousSecretUntil })
      .where(eq(webhookEndpoints.id, id))
      .returning()
    const after = { previousSecretUntil: previousSecretUntil.toISOString() }
    await tx.audit({ action: 'webhook.secret-renewed', subject: { type: 'webhook', id }, after })
    return changed as WebhookEndpoint
  })
}
