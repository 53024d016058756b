import type { Tx } from '../context'
import type { WholeOrder } from '../orders/lock-order'
import { mailShopper } from '../orders/mail-order'
import type { WithdrawalShop } from './find-shop'
import type { Withdrawal } from './policy'
import { receiptOf } from './receipt'

/** To the typed address: only the typed text and its time. */
export async function mailTypedReceipt(
  tx: Tx,
  withdrawal: Withdrawal,
  { site, seller }: WithdrawalShop,
): Promise<void> {
  await tx.enqueue({
    queue: 'mail',
    mail: {
      kind: 'order-withdrawal-received',
      withdrawalId: withdrawal.id,
      step: 'typed',
      websiteId: site.id,
      siteName: site.name,
      replyTo: seller.email,
      shopAddress: [seller.legalName, seller.addressLine1, `${seller.postalCode} ${seller.city}`].join(', '),
      to: withdrawal.email,
      ...receiptOf(withdrawal, []),
    },
  })
}

/** To the shopper of an order, who chose its lines. */
export async function mailChosenReceipt(tx: Tx, withdrawal: Withdrawal, whole: WholeOrder): Promise<void> {
  await mailShopper(
    tx,
    whole,
    ({ orderId: _, totalCents: __, customerName: ___, websiteId, siteName, to, replyTo, shopAddress }) => ({
      kind: 'order-withdrawal-received',
      withdrawalId: withdrawal.id,
      step: 'chosen',
      ...{ websiteId, siteName, to, replyTo, shopAddress },
      ...receiptOf(withdrawal, whole.lines),
    }),
  )
}
