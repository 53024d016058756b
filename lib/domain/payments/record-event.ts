import { eq, lt } from 'drizzle-orm'
import { retentionEnd } from '@/content/retention'
import { paymentEvents } from '@/db/schema/payments'
import type { PaymentEvent } from '@/lib/providers/payments/payments'
import type { Context, Reads, Tx } from '../context'

export type EventRef = Pick<PaymentEvent, 'id' | 'type' | 'accountId'>

/** Marks an event as processed, in the transaction of its changes; false if it already was. */
export async function recordEvent(tx: Tx, { id, type, accountId }: EventRef): Promise<boolean> {
  const recorded = await tx.db
    .insert(paymentEvents)
    .values({ id, type, account: accountId })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return recorded.length > 0
}

/** Whether an event has already been processed. */
export async function isRecorded({ db }: Reads, { id }: EventRef): Promise<boolean> {
  const [known] = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, id))
  return known !== undefined
}

/** For the nightly job. The provider repeats an event for some days only, and its changes were applied long before. */
export async function deleteOldPaymentEvents(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db
      .delete(paymentEvents)
      .where(lt(paymentEvents.receivedAt, retentionEnd('paymentEvents', tx.now())))
  })
}
