import { parisDay } from '../calendar'
import type { Context } from '../context'
import { dropMoves } from './drop-moves'
import { lockSubscription } from './lock-subscription'

/** Drops the moves of a subscription that were not paid in time: by the end of their day, of one that is paid by hand by the end of the
 *  period. For the job of the day. */
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
