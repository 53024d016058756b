'use client'

import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { RadioField } from '@/components/ui/choice-field'
import { FocusFirstFault } from '@/components/ui/focus-first-fault'
import { TextareaField, TextField } from '@/components/ui/text-field'
import { useGuardedAction } from '@/components/ui/use-guarded-action'
import { TICKET_TYPES } from '@/lib/domain/tickets/schema'
import { openTicketAction } from './actions'
import { restoreDraft, storeDraft } from './stored-draft'

const UNREACHABLE = 'Votre demande n’est pas partie. Vérifiez votre connexion, puis réessayez.'
const TYPES = TICKET_TYPES.map((type) => ({ value: type, label: type }))

type Props = { me: number; submissionId: string }

/** Keeps what is typed until the ticket is open, over a reload and a log-in too. */
export function NewTicketForm({ me, submissionId }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [state, submit, busy] = useGuardedAction(openTicketAction, UNREACHABLE)
  const { issues, values } = state

  useEffect(() => {
    if (form.current) restoreDraft(me, form.current)
  }, [me])

  return (
    <form
      ref={form}
      action={submit}
      onChange={(event) => storeDraft(me, event.currentTarget)}
      noValidate
      className="flex flex-col gap-6"
    >
      <FocusFirstFault state={state} title="Nouvelle demande" />
      <input type="hidden" name="submissionId" value={values.submissionId ?? submissionId} />
      {state.status === 'error' && <Alert>{state.message}</Alert>}
      <RadioField
        name="type"
        label="Type de demande"
        options={TYPES}
        required
        defaultValue={values.type}
        issue={issues.type}
      />
      <TextField
        name="title"
        label="Titre"
        required
        autoComplete="off"
        defaultValue={values.title}
        issue={issues.title}
      />
      <TextareaField
        name="description"
        label="Description"
        hint="Ce que vous souhaitez, ou ce qui se passe : sur quelle page, depuis quand, sur quel appareil."
        required
        rows={8}
        defaultValue={values.description}
        issue={issues.description}
      />
      <Button type="submit" disabled={busy} className="max-sm:w-full sm:self-start">
        {busy ? 'Envoi…' : 'Envoyer la demande'}
      </Button>
    </form>
  )
}
