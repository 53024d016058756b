import { and, eq, isNull, sql } from 'drizzle-orm'
import { recurringLines } from '@/db/schema/recurring-lines'
import type { Day } from '../calendar'
import type { Tx } from '../context'

/** Ends the recurring lines of a locked subscription with its contract. */
export async function closeLines(
  tx: Tx,
  { subscriptionId, endsOn }: { subscriptionId: number; endsOn: Day },
): Promise<void> {
  await tx.db
    .update(recurringLines)
    .set({ endsOn: sql`least(${recurringLines.endsOn}, ${endsOn}::date)`, endedAt: tx.now() })
    .where(and(eq(recurringLines.subscriptionId, subscriptionId), isNull(recurringLines.endedAt)))
}
