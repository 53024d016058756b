import { eq } from 'drizzle-orm'
import { paymentAccounts } from '@/db/schema/payments'
import type { Context } from '../context'
import { alertAgency } from '../notifications/alert-agency'
import { reportFault } from '../payments/call-provider'
import { isPaymentFault } from '../payments/payment-fault'

/** Registers our domain on a seller's account, once, if shoppers pay in the form on our page: otherwise browsers show no
 *  wallet. A failure is retried at the next refresh of the account, every night at the latest. */
export async function registerDomain(ctx: Context, accountId: string): Promise<void> {
  const { payments } = ctx.providers
  if (payments.publishableKey() === null) return
  const domain = new URL(ctx.publicOrigin).hostname
  const isAccount = eq(paymentAccounts.accountId, accountId)
  const [known] = await ctx.db
    .select({ domain: paymentAccounts.domain })
    .from(paymentAccounts)
    .where(isAccount)
  if (!known || known.domain === domain) return
  try {
    await payments.registerDomain({ accountId, domain })
  } catch (error) {
    if (!isPaymentFault(error)) throw error
    await reportFault(ctx, error)
    if (error.kind !== 'refused') return
    const detail = `${accountId}, ${error.code}`
    return ctx.transaction((tx) => alertAgency(tx, { about: 'domain-refused', orderId: null, detail }))
  }
  await ctx.transaction(async (tx) => {
    await tx.db.update(paymentAccounts).set({ domain }).where(isAccount)
  })
}
