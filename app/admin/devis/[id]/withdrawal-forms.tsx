'use client'

import { DateField } from '@/components/ui/fields/date-field'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { TextareaField, TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { EMPTY_FORM, type FormState } from '@/lib/domain/forms/schema'
import { recordWithdrawalAction, settleWithdrawalAction } from '../actions'

const UNREACHABLE = 'Rien n’a été enregistré. Vérifiez votre connexion, puis réessayez.'

/** The state, when no field shows its fault. */
const outcomeOf = (state: FormState) => (Object.keys(state.issues).length === 0 ? state : EMPTY_FORM)

type Recorded = { id: number; title: string; acceptedOn: string; today: string }

/** Records a withdrawal received by letter. */
export function RecordWithdrawal({ id, title, acceptedOn, today }: Recorded) {
  const [state, submit, busy] = useGuardedAction(recordWithdrawalAction, UNREACHABLE)
  return (
    <details open={state.status === 'error'} className="rounded-card border border-hairline bg-surface">
      <summary className="min-h-11 cursor-pointer px-5 py-3 font-semibold">
        Noter une rétractation reçue
      </summary>
      <form
        action={submit}
        onSubmit={(event) => busy && event.preventDefault()}
        noValidate
        aria-label="Noter une rétractation"
        className="flex flex-col items-start gap-4 px-5 pb-5"
      >
        <FocusFirstFault state={state} title={title} />
        <HiddenFields values={{ id }} />
        <p className="max-w-prose text-muted text-sm">
          Le projet s’arrête, ce qui était dû est crédité et ce qui était payé remboursé. Le client en reçoit
          l’accusé de réception.
        </p>
        <FormOutcome state={outcomeOf(state)} className="self-stretch" />
        <DateField
          name="on"
          label="Envoyée le"
          hint="Le jour de la lettre ou du message, pas celui où vous la lisez."
          required
          min={acceptedOn}
          max={today}
          defaultValue={state.values.on ?? today}
          issue={state.issues.on}
        />
        <SubmitButton look="danger" className="max-sm:w-full">
          Noter la rétractation
        </SubmitButton>
      </form>
    </details>
  )
}

type Settled = { id: number; title: string; most: string }

/** Decides how much of the deposit is kept for work that the client had asked to start at once. */
export function SettleWithdrawal({ id, title, most }: Settled) {
  const [state, submit, busy] = useGuardedAction(settleWithdrawalAction, UNREACHABLE)
  const { values, issues } = state
  return (
    <form
      action={submit}
      onSubmit={(event) => busy && event.preventDefault()}
      noValidate
      aria-labelledby="decompte"
      className="flex flex-col items-start gap-4 rounded-card border border-hairline bg-surface p-5"
    >
      <FocusFirstFault state={state} title={title} />
      <h2 id="decompte" className="text-xl">
        Ce que vous gardez de l’acompte
      </h2>
      <HiddenFields values={{ id }} />
      <p className="max-w-prose text-muted text-sm">
        Une étape était faite à la demande du client&nbsp;: gardez la part du prix de ce travail, au plus{' '}
        {most}. Le reste lui revient dans les quatorze jours.
      </p>
      <FormOutcome state={outcomeOf(state)} className="self-stretch" />
      <TextField
        name="keptCents"
        label="Somme gardée (€ TTC)"
        required
        inputMode="decimal"
        autoComplete="off"
        hint="0 pour tout rendre."
        defaultValue={values.keptCents ?? '0'}
        issue={issues.keptCents}
        className="tabular-nums"
      />
      <TextareaField
        name="reason"
        label="Raison, que le client lit"
        rows={2}
        maxLength={1_000}
        defaultValue={values.reason ?? ''}
        issue={issues.reason}
        className="self-stretch"
      />
      <SubmitButton className="max-sm:w-full">Enregistrer la décision</SubmitButton>
    </form>
  )
}
