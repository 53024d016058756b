import { and, eq, isNull } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { users } from '@/db/schema/users'
import type { Context } from '../context'
import { notFound } from '../errors'
import { callProvider } from '../payments/call-provider'

/** The provider's customer for a client, created when first needed. Concurrent calls create only one: the key is the client's. */
export async function ensureCustomer(ctx: Context, clientId: number): Promise<string> {
  const [client] = await ctx.db
    .select({
      customerId: clients.stripeCustomerId,
      billingName: clients.billingName,
      billingEmails: clients.billingEmails,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.ownerId))
    .where(eq(clients.id, clientId))
  if (!client) throw notFound()
  if (client.customerId !== null) return client.customerId
  const { customerId } = await callProvider(
    ctx,
    ctx.providers.platformPayments.createCustomer({
      clientId,
      email: client.billingEmails[0] ?? client.email,
      name: client.billingName ?? `${client.firstName} ${client.lastName}`,
    }),
  )
  return ctx.transaction(async (tx) => {
    const isUnknown = and(eq(clients.id, clientId), isNull(clients.stripeCustomerId))
    await tx.db.update(clients).set({ stripeCustomerId: customerId }).where(isUnknown)
    const [stored] = await tx.db
      .select({ customerId: clients.stripeCustomerId })
      .from(clients)
      .where(eq(clients.id, clientId))
    return stored?.customerId ?? customerId
  })
}
