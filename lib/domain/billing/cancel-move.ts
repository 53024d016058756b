import type { Context } from '../context'
import { contractOf } from './contract'
import { dropMoves } from './drop-moves'
import { lockSubscription } from './lock-subscription'
import { saveContract } from './save-contract'
import type { Subscription } from './schema'
import { addEntry } from './timeline'

/** Cancels a move that waits for the next period or for its payment; does nothing without one. */
export async function cancelMove(ctx: Context, id: number): Promise<Subscription> {
  return ctx.transaction(async (tx) => {
    const locked = await lockSubscription(tx, id)
    const contract = contractOf(locked.subscription)
    await dropMoves(tx, id)
    if (contract.change === null) return locked.subscription
    const { subscription } = await saveContract(tx, locked, { ...contract, change: null })
    await addEntry(tx, id, { kind: 'move_dropped', data: { plan: contract.change.plan } })
    return subscription
  })
}
