'use client'

import { useState } from 'react'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import type { QuoteInput } from '@/lib/domain/quotes/schema'
import { saveQuoteAction } from './actions'
import { LineList } from './line-list'
import { LiveTotals, type Sums, sumsOf } from './live-totals'
import { RecipientFields } from './recipient-fields'
import { SiteFields } from './site-fields'
import { TermFields } from './term-fields'

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

/** Edits a quote. Its sums follow the input. */
export function QuoteForm({ title, id, source, quote, isOfClient, websites }: Props) {
  const [state, save, busy] = useGuardedAction(saveQuoteAction, UNREACHABLE)
  const [sums, setSums] = useState<Sums | null>(null)
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
      <LineList {...{ quote, state, sums }} />
      <TermFields {...{ quote, state }} />
      <LiveTotals sums={sums} />
      {state.status === 'error' && Object.keys(state.issues).length > 0 ? (
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
