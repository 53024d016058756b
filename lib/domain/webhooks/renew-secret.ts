import { eq, sql } from 'drizzle-orm'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import type { Context } from '../context'
import { CHANGE_OVER_HOURS } from './policy'
import { lockEndpoint } from './queries'
import type { WebhookEndpoint } from './schema'
import { newSecret } from './secret'

/** Gives an address a new secret. The one that it had signs too for a day; an older one no more, at once. */
export async function renewSecret(ctx: Context, id: number): Promise<WebhookEndpoint> {
  return ctx.transaction(async (tx) => {
    const { secret } = await lockEndpoint(tx, id)
    const [changed] = await tx.db
      .update(webhookEndpoints)
      .set({
        secret: newSecret(),
        previousSecret: secret,
        previousSecretUntil: sql`now() + make_interval(hours => ${CHANGE_OVER_HOURS})`,
      })
      .where(eq(webhookEndpoints.id, id))
      .returning()
    return changed as WebhookEndpoint
  })
}
