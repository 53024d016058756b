import { cancelMove } from '../billing/cancel-move'
import type { Subscription } from '../billing/schema'
import type { Context } from '../context'
import { closeDroppedPages } from './close-dropped-pages'

/** Cancels a move that waits for the next period or for its payment, and ends its page. */
export async function cancelChange(ctx: Context, id: number): Promise<Subscription> {
  const subscription = await cancelMove(ctx, id)
  await closeDroppedPages(ctx, id)
  return subscription
}
