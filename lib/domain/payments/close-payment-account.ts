import { eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import type { Tx } from '../context'
import { storePaymentAccount } from './store-payment-account'

/** Records that our access to a seller's account ended at `at`: checkout is closed until a later read finds the account
 *  ready. Ignores accounts that belong to no client. */
export async function closePaymentAccount(tx: Tx, accountId: string, at: Date): Promise<void> {
  const [owner] = await tx.db
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.stripeAccountId, accountId))
  if (!owner) return
  const lost = { accountId, isReady: false, detailsSubmitted: true, due: [], isPaused: true }
  // The provider's clock may be ahead of ours, and our next read must not count as older.
  const seenAt = at < tx.now() ? at : tx.now()
  await storePaymentAccount(tx, lost, seenAt, 'lost')
}
