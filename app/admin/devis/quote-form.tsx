'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { FocusFirstFault } from '@/components/ui/focus-first-fault'
import { FormOutcome } from '@/components/ui/form-outcome'
import { HiddenFields } from '@/components/ui/hidden-fields'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextareaField, TextField } from '@/components/ui/text-field'
import { useGuardedAction } from '@/components/ui/use-guarded-action'
import { writeDecimal } from '@/lib/domain/money'
import { MAX_LINES } from '@/lib/domain/quotes/lines'
import type { QuoteInput } from '@/lib/domain/quotes/schema'
import { saveQuoteAction } from './actions'
import { LineFields } from './line-fields'
import { LiveTotals, RunningTotal, type Sums, sumsOf } from './live-totals'
import { RecipientFields } from './recipient-fields'
import { SiteFields } from './site-fields'

const UNREACHABLE = 'Le devis n’a pas été enregistré. Vérifiez votre connexion, puis réessayez.'

type Props = {
  /** The page's title. */
  title: string
  /** '' for a new quote. */
  id: string
  /** The source of a new quote. */
  source: string
  quote: QuoteInput
  /** A client's name and address come from the account. */
  isOfClient: boolean
  websites: readonly { id: number; name: string }[]
}

/** The number of empty rows below the filled ones. */
const SPARE = 2

/** Edits a quote. Its sums follow the input. */
export function QuoteForm({ title, id, source, quote, isOfClient, websites }: Props) {
  const [state, save, busy] = useGuardedAction(saveQuoteAction, UNREACHABLE)
  const [rows, setRows] = useState(Math.min(MAX_LINES, quote.lines.length + SPARE))
  const [sums, setSums] = useState<Sums | null>(null)
  const { values, issues } = state
  const of = (name: string, stored: string | null) => values[name] ?? stored ?? ''
  const read = (form: HTMLFormElement | null) => form && setSums(sumsOf(new FormData(form)))
  return (
    <form
      ref={(form) => {
        if (form && sums === null) read(form)
      }}
      action={save}
      onSubmit={(event) => busy && event.preventDefault()}
      onChange={(event) => read(event.currentTarget)}
      onInput={(event) => read(event.currentTarget)}
      noValidate
      className="flex flex-col gap-8"
    >
      <FocusFirstFault state={state} title={title} />
      <HiddenFields values={{ id, source }} />
      <RecipientFields {...{ quote, isOfClient, state }} />
      <SiteFields {...{ quote, websites, state }} />
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
      <section aria-labelledby="conditions" className="grid gap-4 sm:grid-cols-2">
        <h2 id="conditions" className="text-xl sm:col-span-2">
          Conditions
        </h2>
        <TextField
          name="deposit"
          label="Acompte, en % du total payé une fois"
          inputMode="decimal"
          defaultValue={of('deposit', writeDecimal(quote.depositPermille * 10))}
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
      <LiveTotals sums={sums} />
      {state.status === 'error' && Object.keys(issues).length > 0 ? (
        <Alert>{state.message}</Alert>
      ) : (
        <FormOutcome state={state} />
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="then" value="apercu" className="max-sm:w-full">
          {busy ? 'Enregistrement…' : 'Enregistrer et voir l’aperçu'}
        </SubmitButton>
        <SubmitButton look="secondary" className="max-sm:w-full">
          Enregistrer le brouillon
        </SubmitButton>
      </div>
    </form>
  )
}
