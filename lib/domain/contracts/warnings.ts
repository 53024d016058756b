import { asc, eq } from 'drizzle-orm'
import { subscriptionWarnings } from '@/db/schema/subscription-warnings'
import type { SubscriptionRow } from '../billing/contract'
import type { Day } from '../calendar'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'

export type Warning = typeof subscriptionWarnings.$inferSelect

/** The agency's warnings about a subscription, oldest first. */
export async function listWarnings(reads: Reads, subscriptionId: number): Promise<Warning[]> {
  requirePermission(reads, 'subscriptions.manage')
  return reads.db
    .select()
    .from(subscriptionWarnings)
    .where(eq(subscriptionWarnings.subscriptionId, subscriptionId))
    .orderBy(asc(subscriptionWarnings.id))
}

/** Whether a warning of this contract, not of an earlier one with the same id, expired without effect. */
export const hasLapsedWarning = (
  warnings: readonly Warning[],
  { concludedOn }: Pick<SubscriptionRow, 'concludedOn'>,
  today: Day,
): boolean =>
  warnings.some(
    ({ warnedOn, deadline }) => deadline < today && (concludedOn === null || warnedOn >= concludedOn),
  )
