import type { Tx } from '../context'
import { announceChange } from '../webhooks/announce-change'

/** Announces that an order changed the remaining stock of its articles, with one message for all concurrent orders, which leads
 *  to the whole list. The last step of a transaction, because the addresses are locked after everything else. */
export async function announceStock(
  tx: Tx,
  websiteId: number,
  lines: readonly { productId: number }[],
): Promise<void> {
  if (lines.length === 0) return
  const id = Math.min(...lines.map(({ productId }) => productId))
  await announceChange(tx, { websiteId, entity: 'products', id, action: 'updated' }, { isOfList: true })
}
