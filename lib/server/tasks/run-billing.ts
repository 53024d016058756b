import pLimit from 'p-limit'
import { announceLines } from '../../domain/billing/announce-lines'
import { endSubscription } from '../../domain/billing/end-subscription'
import { interrupt } from '../../domain/billing/interrupt'
import { issueWaitingInvoices } from '../../domain/billing/issue-waiting'
import { lapseMoves } from '../../domain/billing/lapse-moves'
import { openLines } from '../../domain/billing/open-lines'
import { openPeriod } from '../../domain/billing/open-period'
import { isOpeningTime, listUnprocessed, markProcessed } from '../../domain/billing/processed'
import { recordRefusal } from '../../domain/billing/record-refusal'
import {
  issueWaitingStandalone,
  listDueStandalone,
  listOverdueStandalone,
} from '../../domain/billing/standalone-invoices'
import { announceDebit } from '../../domain/collection/announce-debit'
import { closeDroppedPages } from '../../domain/collection/close-dropped-pages'
import { debitInvoice } from '../../domain/collection/debit-invoice'
import { listDueDebits, listOverdue } from '../../domain/collection/list-due-debits'
import { reconcileAttempts } from '../../domain/collection/reconcile-attempts'
import { reconcilePages } from '../../domain/collection/reconcile-pages'
import type { Context } from '../../domain/context'
import { remind } from '../../domain/contracts/remind'
import { log } from '../instance/log'

/** How many are processed at a time, so that a silent provider does not keep all of them waiting. */
const CONCURRENCY = 4

/** `id`: the subscription's, or the client's. */
type Step = (ctx: Context, id: number) => Promise<unknown>

/** The steps due at midnight. Overdue dates come first: after days without a run, the resulting interruption is then known before
 *  periods begin. */
const AT_MIDNIGHT: Record<string, Step> = {
  recordOverdue,
  endSubscription,
  lapseMoves,
  closeDroppedPages,
  interrupt,
}
/** The steps due from eight o'clock. A contract whose last periods are only now invoiced ends after them. */
const FROM_OPENING: Record<string, Step> = {
  openPeriod,
  openLines: (ctx, subscriptionId) => openLines(ctx, { subscriptionId }),
  announceLines: (ctx, subscriptionId) => announceLines(ctx, { subscriptionId }),
  issueWaitingInvoices,
  debitDue,
  endAfterPeriods: endSubscription,
  announceDebit,
  remind,
}

/** The same for a client's recurring lines without a subscription; they are neither debited nor interrupted. */
const STANDALONE_AT_MIDNIGHT: Record<string, Step> = { recordOverdueStandalone }
const STANDALONE_FROM_OPENING: Record<string, Step> = {
  openLinesAlone: (ctx, clientId) => openLines(ctx, { clientId }),
  announceLinesAlone: (ctx, clientId) => announceLines(ctx, { clientId }),
  issueWaitingStandalone,
}

/** Runs all steps due since midnight or eight o'clock in Paris for every subscription, and for every client with lines outside
 *  one, and checks payments without an answer. May run several times and concurrently. A failure does not stop the others; the
 *  next run retries it. */
export async function runBilling(ctx: Context): Promise<void> {
  await reconcilePages(ctx, warn('page'))
  await reconcileAttempts(ctx, 'unanswered', warn('attempt'))
  const limit = pLimit(CONCURRENCY)
  await limit.map(await listUnprocessed(ctx), (id) =>
    billSubscription(ctx, id).catch(warn('subscription', id)),
  )
  await limit.map(await listDueStandalone(ctx), (id) => billStandalone(ctx, id).catch(warn('client', id)))
}

/** Checks every payment and refund that is still pending. */
export async function reconcileBilling(ctx: Context): Promise<void> {
  await reconcilePages(ctx, warn('page'))
  await reconcileAttempts(ctx, 'all', warn('attempt'))
}

/** Runs all steps due today for one subscription, in order, missed days included. A failed step does not stop later ones; in the
 *  end this throws, and the subscription stays due. */
export async function billSubscription(ctx: Context, subscriptionId: number): Promise<void> {
  const at = ctx.now()
  await take(ctx, { ...AT_MIDNIGHT, ...(isOpeningTime(at) && FROM_OPENING) }, { subscriptionId })
  await markProcessed(ctx, subscriptionId, at)
}

/** The same for a client's recurring lines without a subscription. */
export async function billStandalone(ctx: Context, clientId: number): Promise<void> {
  const steps = { ...STANDALONE_AT_MIDNIGHT, ...(isOpeningTime(ctx.now()) && STANDALONE_FROM_OPENING) }
  await take(ctx, steps, { clientId })
}

async function take(
  ctx: Context,
  steps: Record<string, Step>,
  about: { subscriptionId: number } | { clientId: number },
): Promise<void> {
  const id = 'clientId' in about ? about.clientId : about.subscriptionId
  const failed: unknown[] = []
  for (const [step, run] of Object.entries(steps))
    await run(ctx, id).catch((error: unknown) => {
      failed.push(error)
      log().warn({ err: error, step, ...about }, 'A step of billing failed; it will be tried again')
    })
  if (failed.length > 0) throw new Error(`${failed.length} steps of billing failed`, { cause: failed[0] })
}

async function recordOverdue(ctx: Context, subscriptionId: number): Promise<void> {
  for (const invoiceId of await listOverdue(ctx, subscriptionId))
    await recordRefusal(ctx, { subscriptionId, invoiceId, refusal: 'retryable', attempt: null })
}

async function recordOverdueStandalone(ctx: Context, clientId: number): Promise<void> {
  for (const invoiceId of await listOverdueStandalone(ctx, clientId))
    await recordRefusal(ctx, { subscriptionId: null, invoiceId, refusal: 'retryable', attempt: null })
}

async function debitDue(ctx: Context, subscriptionId: number): Promise<void> {
  for (const invoiceId of await listDueDebits(ctx, subscriptionId)) await debitInvoice(ctx, invoiceId)
}

const warn = (about: string, id?: number) => (error: unknown, named?: unknown) =>
  log().warn({ err: error, about, id: id ?? named }, 'Billing could not look at it; it will be tried again')
