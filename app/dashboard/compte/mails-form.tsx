'use client'

import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import { Fieldset } from '@/components/ui/fields/fieldset'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import type { MailChoices } from '@/lib/domain/accounts/schema'
import { chooseMailsAction } from './own-account-actions'

const UNREACHABLE = 'Vos choix ne sont pas enregistrés. Vérifiez votre connexion, puis réessayez.'

const LINES: { name: keyof MailChoices; label: string }[] = [
  { name: 'ticketAnswers', label: 'Les réponses de l’agence à mes demandes' },
  { name: 'websiteNews', label: 'Les incidents sur mes sites, comme un webhook désactivé' },
  { name: 'marketing', label: 'Les nouveautés et les offres de l’agence' },
]

export function MailsForm({ choices }: { choices: MailChoices }) {
  const [state, save, busy] = useGuardedAction(chooseMailsAction, UNREACHABLE)
  return (
    <form action={save} className="-mt-3.5 flex flex-col gap-5">
      <Fieldset className="flex flex-col gap-3">
        <legend className="mb-3 text-muted">
          Les e-mails sur la sécurité de votre compte sont toujours envoyés. Choisissez les autres&nbsp;:
        </legend>
        {LINES.map(({ name, label }) => (
          <CheckboxField key={name} name={name} label={label} defaultChecked={choices[name]} />
        ))}
      </Fieldset>
      <FormOutcome state={state} />
      <SubmitButton look="secondary" className="self-start max-sm:w-full">
        {busy ? 'Enregistrement…' : 'Enregistrer mes choix'}
      </SubmitButton>
    </form>
  )
}
