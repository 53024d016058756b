import type { recurringLines } from '@/db/schema/recurring-lines'
import type { RecurringLine } from '../billing-rules/schema'

export type LineRow = typeof recurringLines.$inferSelect

/** A line as the date rules read it. */
export const lineOf = (row: Omit<LineRow, 'announcedFor' | 'createdAt' | 'endedAt'>): RecurringLine => ({
  ...{ kind: row.kind, paymentPlan: row.paymentPlan, anchor: row.anchor, priceCents: row.priceCents },
  ...{ nextOn: row.nextOn, endsOn: row.endsOn, vatPermille: row.vatPermille },
  priceChange:
    row.newPriceCents === null || row.newPriceOn === null
      ? null
      : { priceCents: row.newPriceCents, effectiveOn: row.newPriceOn },
})
