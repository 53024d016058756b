import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import { listOwnLines } from '@/lib/domain/billing/lines'
import { listOwnSubscriptions } from '@/lib/domain/billing/read-details'
import { listOwnStandalone } from '@/lib/domain/billing/read-standalone'
import { readTimeline } from '@/lib/domain/billing/read-timeline'
import { parisDay } from '@/lib/domain/calendar'
import { readBillingDetails } from '@/lib/domain/contracts/billing-details'
import { previewWithdrawal } from '@/lib/domain/contracts/withdrawal'
import type { Query } from '@/lib/server/requests/list-address'
import type { SignedInContext } from '@/lib/server/session/session'
import { loadInvoices } from './load-invoices'

/** Loads the data of the screen. */
export async function loadBilling(ctx: SignedInContext, query: Query) {
  const [details, found, standalone, lines] = await Promise.all([
    readBillingDetails(ctx),
    listOwnSubscriptions(ctx),
    listOwnStandalone(ctx),
    listOwnLines(ctx),
  ])
  const today = parisDay(ctx.now())
  const processing = found
    .flatMap(({ openInvoices }) => openInvoices)
    .filter(({ attemptState }) => attemptState === 'processing' || attemptState === 'unknown')
    .map(({ id }) => id)
  const confirming = standalone.filter(({ due }) => due.state === 'processing').map(({ id }) => id)
  const [invoices, subscriptions] = await Promise.all([
    loadInvoices(ctx, query, new Set([...processing, ...confirming])),
    Promise.all(
      found.map(async (subscription) => ({
        ...subscription,
        mayWithdraw: await mayWithdrawFrom(ctx, subscription),
        history: await readTimeline(ctx, subscription.id),
      })),
    ),
  ])
  const waits =
    found.some(({ waitingInvoices }) => waitingInvoices.length > 0) ||
    standalone.some(({ due }) => due.state === 'waiting')
  return { today, subscriptions, standalone, lines, invoices, isWaiting: !details.isComplete && waits }
}

/** Only for a contract concluded online, until it ends. */
const mayWithdrawFrom = async (
  ctx: SignedInContext,
  { id, concludedOn, endReason, hasEnded }: SubscriptionDetail,
): Promise<boolean> =>
  concludedOn !== null &&
  !hasEnded &&
  endReason !== 'withdrawal' &&
  (await previewWithdrawal(ctx, id)) !== null
