import { and, eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { announceEnd } from '../billing/announce-end'
import type { SubscriptionRow } from '../billing/contract'
import { readContract } from '../billing/read-contract'
import { readLineInvoices } from '../billing/read-line-invoices'
import type { Subscription } from '../billing/schema'
import { refundsAfter } from '../billing-rules/provider-end'
import { type Day, parisDay } from '../calendar'
import type { Context, Reads } from '../context'
import { DomainError, invalidField } from '../errors'
import { requirePermission } from '../permissions/require-permission'
import { hasLapsedWarning, listWarnings } from './warnings'

type AgencyEnd = {
  id: number
  lastDay: Day
  /** `provider`: permanently, without the client's fault, two months ahead. */
  reason: 'breach' | 'unpaid' | 'provider'
  /** The text sent to the client. */
  words: string
  /** Without a warning, where law or danger requires it. */
  atOnce?: boolean
  /** Refunds the paid rest although the client is at fault. */
  refunds?: boolean
}

const UNWARNED =
  'Avertissez d’abord le client par écrit, et attendez la fin du délai. Sans cela, une fin immédiate n’est possible que si la loi ou un danger l’exige.'

/** Ends a contract on the agency's behalf. For a fault only after a recorded warning whose deadline has passed, or at once where
 *  law or danger requires it: `conflict` otherwise, and for non-payment when nothing is owed. */
export async function endByAgency(ctx: Context, end: AgencyEnd): Promise<Subscription> {
  requirePermission(ctx, 'subscriptions.manage')
  const { id, reason, words, atOnce = false, ...rest } = end
  if (words.trim() === '') throw invalidField('words', 'La raison est obligatoire\u00a0: le client la lit.')
  if (reason !== 'provider') {
    const { subscription } = await readContract(ctx, id)
    const isWarned = hasLapsedWarning(await listWarnings(ctx, id), subscription, parisDay(ctx.now()))
    if (!isWarned && !atOnce) throw new DomainError('conflict', UNWARNED)
    if (reason === 'unpaid' && !(await isOwed(ctx, subscription)))
      throw new DomainError('conflict', 'Rien n’est impayé pour cet abonnement.')
  }
  return announceEnd(ctx, { id, reason, words, ...rest })
}

/** The refund if the agency ends a contract after a day, in cents. */
export async function previewAgencyEnd(
  reads: Reads,
  { id, lastDay, reason, refunds = false }: Pick<AgencyEnd, 'id' | 'lastDay' | 'reason' | 'refunds'>,
): Promise<{ refundCents: number }> {
  requirePermission(reads, 'subscriptions.manage')
  const { facts } = await readContract(reads, id)
  const { noticeOn, endsOn } = facts.contract
  const isLater = noticeOn !== null && endsOn !== null && lastDay > endsOn
  if (isLater || (reason !== 'provider' && !refunds)) return { refundCents: 0 }
  const invoiced = [...facts.invoices, ...(await readLineInvoices(reads, id))]
  const paid = refundsAfter(invoiced, lastDay).filter(({ isPaid }) => isPaid)
  return { refundCents: paid.reduce((sum, { cents }) => sum + cents, 0) }
}

async function isOwed({ db }: Reads, { id, lateSince }: SubscriptionRow): Promise<boolean> {
  if (lateSince !== null) return true
  const [open] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, id), eq(invoices.kind, 'invoice'), eq(invoices.status, 'issued')))
    .limit(1)
  return open !== undefined
}
