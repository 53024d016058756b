import { eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { paymentAccounts } from '@/db/schema/payments'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'
import type { OwnPaymentAccount } from './schema'

/** A client's account columns, with its state at the provider. */
export const accountColumns = {
  accountId: clients.stripeAccountId,
  isReady: paymentAccounts.isReady,
  detailsSubmitted: paymentAccounts.detailsSubmitted,
  due: paymentAccounts.due,
  pausedAt: paymentAccounts.pausedAt,
}

type AccountRow = {
  accountId: string | null
  isReady: boolean | null
  detailsSubmitted: boolean | null
  due: OwnPaymentAccount['due'] | null
  pausedAt: Date | null
}

/** The account as it was last read at the provider; null before it is opened. */
export function accountOf(row: AccountRow | undefined): OwnPaymentAccount | null {
  if (!row?.accountId) return null
  return {
    accountId: row.accountId,
    isReady: row.isReady ?? false,
    detailsSubmitted: row.detailsSubmitted ?? false,
    due: row.due ?? [],
    pausedAt: row.pausedAt,
  }
}

/** The account of the acting user's client. */
export async function getPaymentAccount(reads: Reads): Promise<OwnPaymentAccount | null> {
  const [row] = await reads.db
    .select(accountColumns)
    .from(clients)
    .leftJoin(paymentAccounts, eq(paymentAccounts.accountId, clients.stripeAccountId))
    .where(eq(clients.id, actingUser(reads).clientId))
  return accountOf(row)
}

/** The same for the account of this id; `not_found` when it is not the actor's. */
export async function getOwnPaymentAccount(reads: Reads, accountId: string): Promise<OwnPaymentAccount> {
  const account = await getPaymentAccount(reads)
  if (account?.accountId !== accountId) throw notFound()
  return account
}
