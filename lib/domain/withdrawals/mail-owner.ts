import { eq } from 'drizzle-orm'
import { websites } from '@/db/schema/websites'
import type { Tx } from '../context'
import { mailOwnerOf } from '../notifications/mail-owner-of'
import type { WholeOrder } from '../orders/lock-order'
import type { Withdrawal } from './policy'
import { receiptOf } from './receipt'

/** Mails the shop's owner: for typed withdrawals at most once an hour per order, and once an hour for all that match none,
 *  which strangers can send. All also appear on the dashboard. */
export async function mailOwnerOfWithdrawal(
  tx: Tx,
  withdrawal: Withdrawal,
  whole: WholeOrder | null,
): Promise<void> {
  const { id, websiteId, pieces } = withdrawal
  const { name, articles, at } = receiptOf(withdrawal, whole?.lines ?? [])
  const [site] = await tx.db.select({ name: websites.name }).from(websites).where(eq(websites.id, websiteId))
  const step = pieces.length > 0 ? 'chosen' : 'typed'
  await mailOwnerOf(
    tx,
    websiteId,
    {
      kind: 'order-withdrawal-requested',
      ...{ withdrawalId: id, step, websiteId, name, articles, at },
      siteName: site?.name ?? '',
      orderId: whole?.order.id ?? null,
    },
    step === 'typed' ? { hourly: `withdrawal/${websiteId}/${whole?.order.id ?? 'none'}` } : undefined,
  )
}
