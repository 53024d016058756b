import { giveNotice } from '../billing/give-notice'
import { readMayEndAtOnce } from '../billing/may-end-at-once'
import { readContract } from '../billing/read-contract'
import type { Subscription } from '../billing/schema'
import { type Day, parisDay } from '../calendar'
import type { Context } from '../context'
import { endAtOnce } from './end-at-once'

/** Ends a contract as its preview says: at once where the client may, by a notice otherwise. `on`: the agency records a word of
 *  before. */
export async function terminate(
  ctx: Context,
  { id, on }: { id: number; on?: Day | undefined },
): Promise<Subscription> {
  const { subscription, facts } = await readContract(ctx, id)
  const { noticeOn, providerEndsOn } = subscription
  const isOpen = noticeOn === null && providerEndsOn === null
  const day = on ?? parisDay(ctx.now())
  if (isOpen && (await readMayEndAtOnce(ctx, subscription, { facts, on: day }))) return endAtOnce(ctx, id, on)
  return giveNotice(ctx, { id, ...(on !== undefined && { on }) })
}
