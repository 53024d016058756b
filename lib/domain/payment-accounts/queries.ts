import { eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { paymentAccounts } from '@/db/schema/payments'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'
import type { OwnPaymentAccount } from './schema'

/** The account of the acting user's client as it was last read at the provider; null before it is opened. */
export async function getPaymentAccount(reads: Reads): Promise<OwnPaymentAccount | null> {
  const [row] = await reads.db
    .select({
      accountId: clients.stripeAccountId,
      isReady: paymentAccounts.isReady,
      detailsSubmitted: paymentAccounts.detailsSubmitted,
      due: paymentAccounts.due,
      pausedAt: paymentAccounts.pausedAt,
    })
    .from(clients)
    .leftJoin(paymentAccounts, eq(paymentAccounts.accountId, clients.stripeAccountId))
    .where(eq(clients.id, actingUser(reads).clientId))
  if (!row?.accountId) return null
  return {
    accountId: row.accountId,
    isReady: row.isReady ?? false,
    detailsSubmitted: row.detailsSubmitted ?? false,
    due: row.due ?? [],
    pausedAt: row.pausedAt,
  }
}

/** The same for the account of this id; `not_found` when it is not the actor's. */
export async function getOwnPaymentAccount(reads: Reads, accountId: string): Promise<OwnPaymentAccount> {
  const account = await getPaymentAccount(reads)
  if (account?.accountId !== accountId) throw notFound()
  return account
}
