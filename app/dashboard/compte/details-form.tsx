'use client'

import { TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import type { OwnDetails } from '@/lib/domain/accounts/schema'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { changeDetailsAction } from './own-account-actions'

const UNREACHABLE = 'Vos coordonnées ne sont pas enregistrées. Vérifiez votre connexion, puis réessayez.'

type Name = keyof OwnDetails
type Line = { name: Name; label: string; autoComplete: string; type?: string; optional?: true; wide?: true }

const LINES: Line[] = [
  { name: 'firstName', label: 'Prénom', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Nom', autoComplete: 'family-name' },
  { name: 'phone', label: 'Téléphone', autoComplete: 'tel', type: 'tel' },
  { name: 'businessName', label: 'Entreprise', autoComplete: 'organization', optional: true },
  { name: 'address', label: 'Adresse', autoComplete: 'address-line1', optional: true, wide: true },
  { name: 'postalCode', label: 'Code postal', autoComplete: 'postal-code', optional: true },
  { name: 'city', label: 'Ville', autoComplete: 'address-level2', optional: true },
  { name: 'country', label: 'Pays', autoComplete: 'country-name', optional: true },
]

export function DetailsForm({ details }: { details: OwnDetails }) {
  const [state, save, busy] = useGuardedAction(changeDetailsAction, UNREACHABLE)
  const typed = state.status === 'error' ? state.values : {}
  return (
    <form action={save} noValidate className="flex flex-col gap-5">
      {/* Otherwise the password’s form sets the title. */}
      <FocusFirstFault state={state} {...(state.status === 'error' && { title: 'Compte' })} />
      <div className="grid gap-4 sm:grid-cols-2">
        {LINES.map(({ name, wide, ...field }) => (
          <TextField
            key={name}
            name={name}
            {...field}
            required={!field.optional}
            defaultValue={typed[name] ?? details[name]}
            issue={state.issues[name]}
            className={wide ? 'sm:col-span-2' : ''}
          />
        ))}
      </div>
      <FormOutcome state={Object.keys(state.issues).length === 0 ? state : EMPTY_FORM} />
      <SubmitButton className="self-start max-sm:w-full">
        {busy ? 'Enregistrement…' : 'Enregistrer mes coordonnées'}
      </SubmitButton>
    </form>
  )
}
