import { ReductionNote } from '@/components/catalogue/reduction-note'
import { formatBill } from '@/lib/domain/money'
import { perUnit } from '@/lib/domain/product-facts/unit-price'
import type { LineView } from './view'

/** The facts of an article before it is ordered: its prices, and the information that the law requires. */
export function LineFacts({ line: { facts, unitPrice, reduction } }: { line: LineView }) {
  return (
    <>
      {unitPrice && (
        <p className="text-muted text-sm tabular-nums">
          {formatBill(unitPrice.cents)}
          {perUnit(unitPrice)}
        </p>
      )}
      {reduction && <ReductionNote reduction={reduction} />}
      <details>
        <summary className="text-link cursor-pointer text-sm">Détails</summary>
        <div className="mt-2">
          <dl className="flex flex-col gap-2 text-sm">
            {facts.map(({ name, text }) => (
              <div key={name}>
                <dt className="font-semibold">{name}</dt>
                <dd className="wrap-anywhere whitespace-pre-line text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </details>
    </>
  )
}
