import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { subscriptionWarnings } from '@/db/schema/subscription-warnings'
import { subscriptions } from '@/db/schema/subscriptions'
import { users } from '@/db/schema/users'
import { contractOf, type SubscriptionRow } from '../billing/contract'
import { labelOf } from '../billing/label'
import { invoiced } from '../billing/read-details'
import { periodInvoices } from '../billing/read-facts'
import { type Decision, decisionsDue } from '../billing-rules/decisions'
import { interruptionDay, unpaidInvoices } from '../billing-rules/standing'
import { type Day, parisDay } from '../calendar'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { clientColumns } from '../users/client-columns'
import type { Warning } from './warnings'

/** A contract that the agency has to decide about, with the reasons. */
export type ToDecide = {
  id: number
  label: string
  clientId: number
  clientName: string
  status: SubscriptionRow['status']
  decisions: Decision[]
  /** The unpaid total of its periods. */
  unpaidCents: number
  /** The first day without service; null while it is in service. */
  interruptedOn: Day | null
  /** The days of first refusals, oldest first. */
  refusals: Day[]
  lastWarning: Pick<Warning, 'id' | 'warnedOn' | 'deadline'> | null
}

/** The contracts that wait for the agency's decision, because nothing ends automatically. One query. */
export async function listDecisions(reads: Reads): Promise<ToDecide[]> {
  requirePermission(reads, 'subscriptions.manage')
  const today = parisDay(reads.now())
  const candidates = await readCandidates(reads)
  return candidates.flatMap(({ subscription, invoiced, lastWarning, clientName }) => {
    const facts = {
      contract: contractOf(subscription),
      invoices: invoiced.flatMap(periodInvoices),
      lines: [],
    }
    const decisions = decisionsDue(facts, subscription.decidedOn, today)
    if (decisions.length === 0) return []
    const { id, clientId, status } = subscription
    const open = unpaidInvoices(facts.invoices)
    const interruptedOn = interruptionDay(facts)
    return {
      ...{ id, clientId, status, decisions, label: labelOf(subscription), clientName, lastWarning },
      unpaidCents: open.reduce((sum, invoice) => sum + invoice.totalCents - invoice.creditedCents, 0),
      interruptedOn: interruptedOn !== null && interruptedOn <= today ? interruptedOn : null,
      refusals: facts.invoices.flatMap(({ kind, refusedOn }) =>
        kind === 'period' && refusedOn !== null ? [refusedOn] : [],
      ),
    }
  })
}

/** Those that are interrupted or were refused three times, at any time. */
function readCandidates({ db }: Reads) {
  const oftenRefused = db
    .select({ id: invoices.subscriptionId })
    .from(invoices)
    .where(and(isNotNull(invoices.refusedOn), eq(invoices.purpose, 'period'), eq(invoices.kind, 'invoice')))
    .groupBy(invoices.subscriptionId)
    .having(sql`count(*) >= 3`)
  const lastWarning = db
    .select()
    .from(subscriptionWarnings)
    .where(eq(subscriptionWarnings.subscriptionId, subscriptions.id))
    .orderBy(desc(subscriptionWarnings.id))
    .limit(1)
    .as('last_warning')
  return db
    .select({
      subscription: subscriptions,
      invoiced,
      lastWarning: {
        id: lastWarning.id,
        warnedOn: lastWarning.warnedOn,
        deadline: lastWarning.deadline,
      },
      clientName: clientColumns.clientName,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.clientId))
    .leftJoinLateral(lastWarning, sql`true`)
    .where(
      and(
        isNull(subscriptions.endsOn),
        or(eq(subscriptions.status, 'inactive'), inArray(subscriptions.id, oftenRefused)),
      ),
    )
    .orderBy(asc(subscriptions.id))
}
