import { lockClients } from '../clients/lock-clients'
import type { Tx } from '../context'
import { rankTickets } from '../tickets/plan-rank'

/** Updates the ranks of these clients' tickets. The clients are locked first, always in the same order: of two concurrent changes
 *  to a client's subscriptions or sites, the later one sees the other. */
export async function rankClients(tx: Tx, ...clientIds: number[]): Promise<void> {
  for (const { id } of await lockClients(tx, ...clientIds)) await rankTickets(tx, id)
}
