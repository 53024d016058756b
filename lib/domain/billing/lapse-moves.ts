import { parisDay } from '../calendar'
import type { Context } from '../context'
import { dropMoves } from './drop-moves'
import { lockSubscription } from './lock-subscription'

/** Drops a subscription's moves that were not paid in time: by the end of their day, or of the period if paid manually. For the
 *  daily job. */
export async function lapseMoves(ctx: Context, subscriptionId: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { subscription } = await lockSubscription(tx, subscriptionId)
    const today = parisDay(tx.now())
    await dropMoves(
      tx,
      subscriptionId,
      subscription.collection === 'manual' ? { last: today } : { first: today },
    )
  })
}
