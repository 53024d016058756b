'use client'

import { DateField } from '@/components/ui/fields/date-field'
import { TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { useFormDraft } from '@/components/ui/forms/use-form-draft'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import type { Shop } from '@/lib/domain/shops/schema'
import { pauseAction } from './actions'
import { TITLE } from './frame'
import { SaveBar } from './save-bar'

const UNREACHABLE = 'La pause n’est pas enregistrée. Vérifiez votre connexion, puis réessayez.'

type Props = {
  shop: Shop
  isPaused: boolean
  today: string
  /** Whether this form sets the page's title; otherwise an open sheet does. */
  isTitled: boolean
}

export function PauseForm({ shop, isPaused, today, isTitled }: Props) {
  const draft = useFormDraft(`pause-${shop.websiteId}`)
  const [state, pause, busy] = useGuardedAction(pauseAction, UNREACHABLE, draft.drop)
  const { issues } = state
  const typed = state.status === 'error' ? state.values : {}
  // A past pause leaves the fields empty.
  const current = isPaused ? shop : { pauseMessage: null, pausedUntil: null }
  return (
    <form
      {...draft.form}
      action={pause}
      noValidate
      {...(state.status === 'error' && { 'data-unsaved': '' })}
      className="flex flex-col gap-5"
    >
      <FocusFirstFault state={state} {...(isTitled && { title: TITLE })} />
      <input type="hidden" name="websiteId" value={shop.websiteId} />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          name="message"
          label="Phrase pour vos clients"
          optional
          maxLength={300}
          autoComplete="off"
          placeholder="Fermé jusqu’au 15 août, à bientôt !"
          defaultValue={typed.message ?? current.pauseMessage ?? ''}
          issue={issues.message}
          className="sm:col-span-2"
        />
        <DateField
          name="until"
          label="Dernier jour"
          optional
          min={today}
          defaultValue={typed.until ?? current.pausedUntil ?? ''}
          issue={issues.until}
        />
      </div>
      <FormOutcome state={Object.keys(issues).length === 0 ? state : EMPTY_FORM} />
      <SaveBar
        label={isPaused ? 'Enregistrer la pause' : 'Mettre en pause'}
        look="secondary"
        busy={busy}
        isResumed={draft.isResumed && state.status !== 'error'}
        drop={draft.drop}
      />
    </form>
  )
}
