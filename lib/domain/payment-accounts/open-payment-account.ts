import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { lockAccount } from '../accounts/lock-account'
import { actingUser, type Context, refuseView } from '../context'
import { notFound } from '../errors'
import { askProvider } from '../payments/ask-provider'
import { storePaymentAccount } from '../payments/store-payment-account'
import { takenAsConflict } from '../users/conflicts'

/** Opens the acting user's account at the payment provider; the existing one where there is one. The provider knows a repeat,
 *  so that two calls at once, or one after an answer that was lost, make one account. */
export async function openPaymentAccount(ctx: Context): Promise<string> {
  refuseView(ctx.actor)
  const { id: userId } = actingUser(ctx)
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (!user) throw notFound()
  if (user.stripeAccountId) return user.stripeAccountId
  const readAt = ctx.now()
  const name = user.businessName || `${user.firstName} ${user.lastName}`
  const opened = await askProvider(
    ctx,
    ctx.providers.payments.createAccount({ userId, email: user.email, name }),
  )
  return takenAsConflict(() =>
    ctx.transaction(async (tx) => {
      const { stripeAccountId } = await lockAccount(tx, userId)
      if (stripeAccountId) return stripeAccountId
      await tx.db.update(users).set({ stripeAccountId: opened.accountId }).where(eq(users.id, userId))
      await tx.audit({
        action: 'payment-account.opened',
        subject: { type: 'user', id: userId },
        after: { stripeAccountId: opened.accountId },
      })
      await storePaymentAccount(tx, opened, readAt)
      return opened.accountId
    }),
  )
}
