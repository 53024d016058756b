import { and, eq, isNull } from 'drizzle-orm'
import { paymentMethods } from '@/db/schema/payment-methods'
import type { Tx } from '../context'

/** Disables every saved method of a client and erases its digits; refunds and disputes still find their payment. Returns the
 *  methods that the provider still has. */
export async function hidePaymentMethods(tx: Tx, clientId: number): Promise<string[]> {
  const ofClient = eq(paymentMethods.clientId, clientId)
  const saved = await tx.db
    .update(paymentMethods)
    .set({ isUsable: false, removedAt: tx.now() })
    .where(and(ofClient, isNull(paymentMethods.removedAt)))
    .returning({ methodId: paymentMethods.methodId })
  await tx.db
    .update(paymentMethods)
    .set({ lastFour: '0000', expiryMonth: null, expiryYear: null })
    .where(ofClient)
  return saved.map(({ methodId }) => methodId)
}

/** Every method a client ever saved, by the provider's ids. */
export async function listMethods({ db }: Tx, clientId: number): Promise<string[]> {
  const saved = await db
    .select({ methodId: paymentMethods.methodId })
    .from(paymentMethods)
    .where(eq(paymentMethods.clientId, clientId))
  return saved.map(({ methodId }) => methodId)
}
