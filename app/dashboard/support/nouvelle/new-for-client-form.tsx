'use client'

import { AppLink } from '@/components/navigation/app-link'
import { RequestFields } from '@/components/tickets/request-fields'
import type { SiteChoice } from '@/components/tickets/site-field'
import { TextareaField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { openForClientAction } from './actions'

type Props = {
  client: { id: number; name: string; email: string; sites: SiteChoice[] }
  /** The URL where another client is chosen. */
  changeHref: string
}

const UNREACHABLE = 'La demande n’a pas été ouverte. Vérifiez votre connexion, puis réessayez.'

export function NewForClientForm({ client, changeHref }: Props) {
  const [state, open] = useGuardedAction(openForClientAction, UNREACHABLE)
  const { values, issues } = state
  return (
    <form action={open} noValidate className="flex flex-col gap-6">
      <FocusFirstFault state={state} title="Nouvelle demande pour un client" />
      <FormOutcome state={state} />
      <input type="hidden" name="clientId" value={client.id} />
      <p>
        Pour <strong className="font-semibold">{client.name}</strong>{' '}
        <span className="wrap-anywhere text-muted">({client.email})</span>{' '}
        <AppLink href={changeHref} className="text-link">
          Changer de client
        </AppLink>
      </p>
      <RequestFields sites={client.sites} values={values} issues={issues} />
      <TextareaField
        name="description"
        label="Message"
        hint="Ce que le client lira en premier."
        required
        rows={8}
        defaultValue={values.description}
        issue={issues.description}
      />
      <SubmitButton className="self-start max-sm:w-full">Ouvrir la demande</SubmitButton>
    </form>
  )
}
