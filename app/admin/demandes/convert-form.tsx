'use client'

import { DateField } from '@/components/ui/fields/date-field'
import { TextField } from '@/components/ui/fields/text-field'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { convertProjectAction } from './actions'

const UNREACHABLE = 'Le site n’a pas été créé. Vérifiez votre connexion, puis réessayez.'

type Props = { id: number; name: string; url: string; hasOffer: boolean; dueDate: string }

/** Converts the project to a website, and a subscription if one was chosen, with prefilled fields. */
export function ConvertForm({ id, name, url, hasOffer, dueDate }: Props) {
  const [state, convert, busy] = useGuardedAction(convertProjectAction, UNREACHABLE)
  const { values, issues } = state
  return (
    <form
      action={convert}
      noValidate
      aria-label="Créer le site de ce projet"
      className="flex flex-col gap-4 border-hairline border-t pt-6"
    >
      <h3 className="text-lg">En faire un site</h3>
      <input type="hidden" name="id" value={id} />
      <TextField
        name="name"
        label="Nom du site"
        required
        maxLength={150}
        defaultValue={values.name ?? name}
        issue={issues.name}
      />
      <TextField
        name="url"
        label="Adresse du site"
        type="url"
        required
        placeholder="https://www.exemple.fr"
        defaultValue={values.url ?? url}
        issue={issues.url}
      />
      {hasOffer ? (
        <DateField
          name="dueDate"
          label="Première échéance"
          required
          defaultValue={values.dueDate ?? dueDate}
          issue={issues.dueDate}
        />
      ) : (
        <input type="hidden" name="dueDate" value={dueDate} />
      )}
      <FormOutcome state={Object.keys(issues).length === 0 ? state : EMPTY_FORM} />
      <SubmitButton look="secondary" className="self-start max-sm:w-full">
        {busy ? 'Création…' : hasOffer ? 'Créer le site et l’abonnement' : 'Créer le site'}
      </SubmitButton>
    </form>
  )
}
