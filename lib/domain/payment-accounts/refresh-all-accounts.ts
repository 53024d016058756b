import { isNotNull } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import type { FaultKind } from '@/lib/providers/payments/payment-fault'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { isPaymentFault } from '../payments/payment-fault'
import { refreshPaymentAccount } from './refresh-payment-account'

/** Reads every client's account anew, because an event can be lost. One that the provider refuses, such as a closed one, keeps
 *  none of the others from it; `provider` when there is no answer at all. */
export async function refreshAllAccounts(ctx: Context): Promise<void> {
  const rows = await ctx.db
    .select({ accountId: clients.stripeAccountId })
    .from(clients)
    .where(isNotNull(clients.stripeAccountId))
    .orderBy(clients.id)
  for (const { accountId } of rows) {
    if (accountId === null) continue
    try {
      await refreshPaymentAccount(ctx, accountId)
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
  }
}

/** What the provider says of one account, and not of all. */
const OF_ONE: readonly FaultKind[] = ['refused', 'no_access']

const isRefusal = (error: unknown) =>
  error instanceof DomainError && isPaymentFault(error.cause) && OF_ONE.includes(error.cause.kind)
