'use client'

import { RadioField } from '@/components/ui/fields/radio-field'
import { TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { MAX_KEYS } from '@/lib/domain/api-keys/constants'
import { createKeyAction } from './actions'
import { NewKey } from './new-key'

const UNREACHABLE = 'La clé n’a pas été créée. Vérifiez votre connexion, puis réessayez.'
const ACCESSES = [
  { value: 'read', label: 'Lire le contenu' },
  { value: 'write', label: 'Lire et modifier le contenu' },
]

type Props = { websiteId: number; isFull: boolean; brandName: string }

export function AddKeyForm({ websiteId, isFull, brandName }: Props) {
  const [state, create, busy] = useGuardedAction(createKeyAction, UNREACHABLE)
  const key = state.status === 'done' ? state.values.key : undefined
  return (
    <div className="flex flex-col gap-5">
      {key && <NewKey text={key} />}
      {isFull ? (
        <>
          <title>{`Clés d’API · ${brandName}`}</title>
          <p className="text-muted">
            Ce site a {MAX_KEYS} clés, le maximum. Révoquez-en une pour en créer une autre.
          </p>
        </>
      ) : (
        <form key={key} action={create} noValidate className="flex flex-col gap-4">
          <FocusFirstFault state={state} title="Clés d’API" />
          <input type="hidden" name="websiteId" value={websiteId} />
          <TextField
            name="name"
            label="Nom"
            hint="Le programme qui s’en servira, par exemple « Site vitrine »."
            autoComplete="off"
            maxLength={60}
            required
            defaultValue={key ? undefined : state.values.name}
            issue={state.issues.name}
            className="max-w-md"
          />
          <RadioField
            name="access"
            label="Ce que la clé permet"
            options={ACCESSES}
            defaultValue={(key ? undefined : state.values.access) ?? 'read'}
            issue={state.issues.access}
          />
          <FormOutcome state={state} />
          <SubmitButton className="self-start max-sm:w-full">
            {busy ? 'Création…' : 'Créer la clé'}
          </SubmitButton>
        </form>
      )}
    </div>
  )
}
