import { eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import type { Tx } from '../context'
import { storePaymentAccount } from './store-payment-account'

/** Our access to a seller's account ended at `at`: checkout is closed until the account is read as ready after that. An account that
 *  belongs to no client is left alone. */
export async function closePaymentAccount(tx: Tx, accountId: string, at: Date): Promise<void> {
  const [owner] = await tx.db
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.stripeAccountId, accountId))
  if (!owner) return
  const lost = { accountId, isReady: false, detailsSubmitted: true, due: [], isPaused: true }
  // Its clock may be ahead of ours, and what we read next must not count as older.
  const seenAt = at < tx.now() ? at : tx.now()
  await storePaymentAccount(tx, lost, seenAt, 'lost')
}
