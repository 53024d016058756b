import { and, isNull, lt } from 'drizzle-orm'
import { retentionEnd } from '@/content/retention'
import { orderWithdrawals } from '@/db/schema/order-withdrawals'
import type { Context } from '../context'

/** For the nightly job: deletes old withdrawals that match no order. The others stay with their order. */
export async function deleteOldUnmatched(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db
      .delete(orderWithdrawals)
      .where(
        and(
          isNull(orderWithdrawals.orderId),
          lt(orderWithdrawals.declaredAt, retentionEnd('unmatchedWithdrawals', tx.now())),
        ),
      )
  })
}
