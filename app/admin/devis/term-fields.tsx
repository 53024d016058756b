import { TextareaField, TextField } from '@/components/ui/fields/text-field'
import type { FormState } from '@/lib/domain/forms/schema'
import { formatDecimal } from '@/lib/domain/money'
import type { QuoteInput } from '@/lib/domain/quotes/schema'

/** The deposit, the delivery and the note of a quote. */
export function TermFields({ quote, state }: { quote: QuoteInput; state: FormState }) {
  const { values, issues } = state
  const of = (name: string, stored: string | null) => values[name] ?? stored ?? ''
  return (
    <section aria-labelledby="conditions" className="grid gap-4 sm:grid-cols-2">
      <h2 id="conditions" className="text-xl sm:col-span-2">
        Conditions
      </h2>
      <TextField
        name="deposit"
        label="Acompte, en % du total payé une fois"
        inputMode="decimal"
        defaultValue={of('deposit', formatDecimal(quote.depositPermille * 10))}
        issue={issues.deposit}
      />
      <TextField
        name="deliveryWeeks"
        label="Délai de livraison, en semaines"
        inputMode="numeric"
        defaultValue={of('deliveryWeeks', String(quote.deliveryWeeks))}
        issue={issues.deliveryWeeks}
      />
      <TextareaField
        name="note"
        label="Mot d’accompagnement"
        optional
        rows={3}
        maxLength={2_000}
        defaultValue={of('note', quote.note)}
        issue={issues.note}
        className="sm:col-span-2"
      />
    </section>
  )
}
