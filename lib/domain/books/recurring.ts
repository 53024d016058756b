import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { CMS_LICENCE, type PlanKey } from '@/content/plan-facts'
import { recurringLines } from '@/db/schema/recurring-lines'
import { subscriptions } from '@/db/schema/subscriptions'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'

/** What the running contracts of a plan bring in a month or, with `plan: null`, the lines that clients have in addition to their
 *  plans; VAT included, an annual price counts as a twelfth. `count`: of contracts or lines. */
export type RecurringRevenue = { plan: PlanKey | null; count: number; monthlyCents: number }

const isRunning = and(isNull(subscriptions.endedAt), ne(subscriptions.status, 'inactive'))

/** Monthly recurring revenue by plan, and of the lines if there are any. Contracts that are late or in notice count; interrupted
 *  and ended ones do not. One statement. */
export async function readRecurring(reads: Reads): Promise<RecurringRevenue[]> {
  requirePermission(reads, 'subscriptions.manage')
  return ofPlans(reads).unionAll(ofLines(reads)).orderBy(sql`plan`)
}

function ofPlans({ db }: Reads) {
  const { plan, paymentPlan, priceCents } = subscriptions
  return db
    .select({
      plan: sql<PlanKey | null>`${plan}`.as('plan'),
      count: sql<number>`count(*)::int`,
      monthlyCents: monthly(paymentPlan, priceCents),
    })
    .from(subscriptions)
    .where(isRunning)
    .groupBy(plan)
}

/** Excludes licences that a plan's price includes. */
function ofLines({ db }: Reads) {
  const { kind, paymentPlan, priceCents, subscriptionId } = recurringLines
  const isPaidByPlan = sql`${kind} = 'cms_licence' and ${subscriptions.plan}::text in ${CMS_LICENCE.includedIn}`
  return db
    .select({
      plan: sql<PlanKey | null>`null`.as('plan'),
      count: sql<number>`count(*)::int`,
      monthlyCents: monthly(paymentPlan, priceCents),
    })
    .from(recurringLines)
    .leftJoin(subscriptions, eq(subscriptions.id, subscriptionId))
    .where(
      and(
        ...[isNull(recurringLines.endedAt), or(isNull(subscriptionId), isRunning)],
        sql`(${isPaidByPlan}) is not true`,
      ),
    )
    .having(sql`count(*) > 0`)
}

const monthly = (paymentPlan: unknown, priceCents: unknown) =>
  sql<number>`coalesce(round(sum(case ${paymentPlan} when 'yearly' then ${priceCents} / 12.0 else ${priceCents} end)), 0)::float8`
