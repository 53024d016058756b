import { eq } from 'drizzle-orm'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import type { Context } from '../context'
import { lockEndpoint } from './queries'

/** Deletes an address with its log; what was still to be sent there is not. */
export async function deleteEndpoint(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    await lockEndpoint(tx, id)
    await tx.db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id))
  })
}
