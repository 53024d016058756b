import { listLowStock } from '@/lib/domain/catalogue/low-stock'
import { readOwnSelling } from '@/lib/domain/compliance/queries'
import { listOrderAlerts } from '@/lib/domain/orders/order-alerts'
import { listOrdersToSend } from '@/lib/domain/orders/orders-to-send'
import { listUnreadAnswers } from '@/lib/domain/tickets/unread-answers'
import { settle } from '@/lib/server/forms/settle'
import type { SignedInContext } from '@/lib/server/session/session'
import {
  currentDecisions,
  currentQuotes,
  currentStandalone,
  currentUnsettled,
} from '@/lib/server/shell-settings'

/** A person's possible tasks as a client, one query per source; each may fail separately. */
export async function loadOwnWork(ctx: SignedInContext) {
  const [bills, standalone, quotes, decisions, answers, orders, alerts, lowStock, selling] =
    await Promise.all([
      settle(currentUnsettled()),
      settle(currentStandalone()),
      settle(currentQuotes()),
      settle(currentDecisions()),
      settle(listUnreadAnswers(ctx)),
      settle(listOrdersToSend(ctx)),
      settle(listOrderAlerts(ctx)),
      settle(listLowStock(ctx)),
      settle(readOwnSelling(ctx)),
    ])
  return { bills, standalone, quotes, decisions, answers, orders, alerts, lowStock, selling }
}

export type OwnWork = Awaited<ReturnType<typeof loadOwnWork>>
