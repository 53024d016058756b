import { formatBill } from '@/lib/domain/money'
import type { RunningReduction } from '@/lib/domain/product-facts/reduction'

/** The price before a reduction, struck through, and the lowest price of the 30 days before it. */
export const ReductionNote = ({ reduction }: { reduction: RunningReduction }) => (
  <p className="text-muted text-sm">
    <s className="tabular-nums">
      <span className="sr-only">Ancien prix&nbsp;: </span>
      {formatBill(reduction.previousCents)}
    </s>{' '}
    Prix le plus bas des 30&nbsp;jours précédents&nbsp;:{' '}
    <span className="whitespace-nowrap tabular-nums">{formatBill(reduction.lowestCents)}</span>
  </p>
)
