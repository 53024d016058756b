import { eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { users } from '@/db/schema/users'
import { actingUser, type Context, refuseView } from '../context'
import { notFound } from '../errors'
import { callProvider } from '../payments/call-provider'
import { storePaymentAccount } from '../payments/store-payment-account'
import { takenAsConflict } from '../users/conflicts'

/** Opens the account of the acting user's client at the payment provider, or returns the existing one. The provider
 *  recognizes a repeat, so that concurrent calls, or a call after a lost answer, create one account. */
export async function openPaymentAccount(ctx: Context): Promise<string> {
  refuseView(ctx.actor)
  const { clientId } = actingUser(ctx)
  const isClient = eq(clients.id, clientId)
  const [owner] = await ctx.db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      businessName: users.businessName,
      stripeAccountId: clients.stripeAccountId,
    })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.ownerId))
    .where(isClient)
  if (!owner) throw notFound()
  if (owner.stripeAccountId) return owner.stripeAccountId
  const readAt = ctx.now()
  const name = owner.businessName || `${owner.firstName} ${owner.lastName}`
  const opened = await callProvider(
    ctx,
    ctx.providers.payments.createAccount({ userId: owner.id, email: owner.email, name }),
  )
  return takenAsConflict(() =>
    ctx.transaction(async (tx) => {
      const [client] = await tx.db.select().from(clients).where(isClient).for('update')
      if (!client) throw notFound()
      if (client.stripeAccountId) return client.stripeAccountId
      await tx.db.update(clients).set({ stripeAccountId: opened.accountId }).where(isClient)
      await tx.audit({
        action: 'payment-account.opened',
        subject: { type: 'user', id: owner.id },
        after: { stripeAccountId: opened.accountId },
      })
      await storePaymentAccount(tx, opened, readAt)
      return opened.accountId
    }),
  )
}
