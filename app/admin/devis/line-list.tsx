import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { FormState } from '@/lib/domain/forms/schema'
import { MAX_LINES } from '@/lib/domain/quotes/lines'
import type { QuoteInput } from '@/lib/domain/quotes/schema'
import { LineFields } from './line-fields'
import { RunningTotal, type Sums } from './live-totals'

/** The number of empty rows below the filled ones. */
const SPARE = 2

type Props = { quote: QuoteInput; state: FormState; sums: Sums | null }

/** The lines of a quote, and empty rows for more. */
export function LineList({ quote, state: { values, issues }, sums }: Props) {
  const [rows, setRows] = useState(Math.min(MAX_LINES, quote.lines.length + SPARE))
  return (
    <section aria-labelledby="lignes" className="flex flex-col gap-4">
      <h2 id="lignes" className="text-xl">
        Ce qui est payé une fois
      </h2>
      <RunningTotal sums={sums} />
      <ol className="flex flex-col gap-4">
        {Array.from({ length: rows }, (_, index) => (
          <LineFields
            key={index}
            index={index}
            line={quote.lines[index] ?? null}
            values={values}
            issues={issues}
          />
        ))}
      </ol>
      {rows < MAX_LINES && (
        <Button
          type="button"
          look="secondary"
          size="small"
          className="self-start"
          onClick={() => setRows(rows + 1)}
        >
          Ajouter une ligne
        </Button>
      )}
    </section>
  )
}
