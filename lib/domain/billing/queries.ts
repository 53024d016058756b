import { and, eq } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import { type Context, requireActor } from '../context'
import { notFound } from '../errors'
import type { Subscription } from './schema'

/** A subscription of one's own, or any for an ADMIN. */
export async function getSubscription(ctx: Context, id: number): Promise<Subscription> {
  const actor = requireActor(ctx)
  const [subscription] = await ctx.db
    .select()
    .from(subscriptions)
    .where(
      and(eq(subscriptions.id, id), actor.role === 'ADMIN' ? undefined : eq(subscriptions.userId, actor.id)),
    )
  if (!subscription) throw notFound()
  return subscription
}
