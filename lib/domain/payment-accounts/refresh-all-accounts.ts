import { isNotNull } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import type { FaultKind } from '@/lib/providers/payments/payment-fault'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { isPaymentFault } from '../payments/payment-fault'
import { refreshPaymentAccount } from './refresh-payment-account'

/** Refreshes every client's account, because events can be lost. An account that the provider refuses, such as a closed one,
 *  does not stop the others; `provider` when the provider does not answer at all. */
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

/** Faults that concern a single account. */
const OF_ONE: readonly FaultKind[] = ['refused', 'no_access']

const isRefusal = (error: unknown) =>
  error instanceof DomainError && isPaymentFault(error.cause) && OF_ONE.includes(error.cause.kind)
