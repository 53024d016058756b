import { eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import type { Context } from '../context'
import { callProvider } from '../payments/call-provider'
import { storePaymentAccount } from '../payments/store-payment-account'
import { registerDomain } from './register-domain'

/** Reads an account from the provider and stores it. Ignores accounts that belong to no client. */
export async function refreshPaymentAccount(ctx: Context, accountId: string): Promise<void> {
  const [owner] = await ctx.db
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.stripeAccountId, accountId))
  if (!owner) return
  const readAt = ctx.now()
  const account = await callProvider(ctx, ctx.providers.payments.readAccount(accountId))
  await ctx.transaction((tx) => storePaymentAccount(tx, account, readAt))
  if (account.isReady) await registerDomain(ctx, accountId)
}
