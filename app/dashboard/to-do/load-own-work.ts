import { listLowStock } from '@/lib/domain/catalogue/low-stock'
import { listOrderAlerts } from '@/lib/domain/orders/order-alerts'
import { listOrdersToSend } from '@/lib/domain/orders/orders-to-send'
import { getPaymentAccount } from '@/lib/domain/payment-accounts/queries'
import { listUnreadAnswers } from '@/lib/domain/tickets/unread-answers'
import type { SignedInContext } from '@/lib/server/session'
import { settle } from '@/lib/server/settle'
import { currentUnsettled } from '@/lib/server/shell-settings'

/** What may wait for a person as a client, one query a source; each may fail alone. */
export async function loadOwnWork(ctx: SignedInContext) {
  const [bills, answers, orders, alerts, lowStock, paymentAccount] = await Promise.all([
    settle(currentUnsettled()),
    settle(listUnreadAnswers(ctx)),
    settle(listOrdersToSend(ctx)),
    settle(listOrderAlerts(ctx)),
    settle(listLowStock(ctx)),
    settle(getPaymentAccount(ctx)),
  ])
  return { bills, answers, orders, alerts, lowStock, paymentAccount }
}

export type OwnWork = Awaited<ReturnType<typeof loadOwnWork>>
