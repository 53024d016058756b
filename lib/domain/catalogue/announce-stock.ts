import type { Tx } from '../context'
import { announceChange } from '../webhooks/announce-change'

/** Announces that an order changed what is left of its articles, by one message for all orders of the moment: it leads to
 *  the whole list. The last step of a transaction, because the addresses are locked after all else. */
export async function announceStock(
  tx: Tx,
  websiteId: number,
  lines: readonly { productId: number }[],
): Promise<void> {
  if (lines.length === 0) return
  const id = Math.min(...lines.map(({ productId }) => productId))
  await announceChange(tx, { websiteId, entity: 'products', id, action: 'updated' }, { isOfList: true })
}
