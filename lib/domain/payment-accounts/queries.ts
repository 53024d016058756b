import { eq } from 'drizzle-orm'
import { paymentAccounts } from '@/db/schema/payments'
import { users } from '@/db/schema/users'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'
import type { OwnPaymentAccount } from './schema'

/** The acting user's own account as it was last read at the provider; null before it is opened. */
export async function getPaymentAccount(reads: Reads): Promise<OwnPaymentAccount | null> {
  const [row] = await reads.db
    .select({
      accountId: users.stripeAccountId,
      isReady: paymentAccounts.isReady,
      detailsSubmitted: paymentAccounts.detailsSubmitted,
      due: paymentAccounts.due,
      pausedAt: paymentAccounts.pausedAt,
    })
    .from(users)
    .leftJoin(paymentAccounts, eq(paymentAccounts.accountId, users.stripeAccountId))
    .where(eq(users.id, actingUser(reads).id))
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
