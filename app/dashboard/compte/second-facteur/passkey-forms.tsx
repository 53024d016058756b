'use client'

import { TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import type { OwnPasskey } from '@/lib/domain/second-factors/schema'
import { removePasskeyAction, renamePasskeyAction } from './actions'
import { LastFactorNote } from './last-factor-note'
import { ProofFields } from './proof-fields'

const NOT_RENAMED = 'Le nom n’a pas été enregistré. Vérifiez votre connexion, puis réessayez.'
const NOT_REMOVED = 'La clé d’accès n’a pas été supprimée. Vérifiez votre connexion, puis réessayez.'

type Props = { passkey: OwnPasskey; isLast: boolean }

export function PasskeyForms({ passkey, isLast }: Props) {
  return (
    <div className="flex flex-col gap-8">
      <RenameForm passkey={passkey} />
      <RemoveForm passkey={passkey} isLast={isLast} />
    </div>
  )
}

function RenameForm({ passkey }: Pick<Props, 'passkey'>) {
  const [state, rename, busy] = useGuardedAction(renamePasskeyAction, NOT_RENAMED)
  return (
    <form action={rename} noValidate className="flex flex-col gap-4">
      <FocusFirstFault state={state} title="Second facteur" />
      <input type="hidden" name="id" value={passkey.id} />
      <TextField
        key={passkey.name}
        name="name"
        label="Nom de la clé"
        autoComplete="off"
        maxLength={60}
        required
        defaultValue={state.values.name ?? passkey.name}
        issue={state.issues.name}
      />
      <FormOutcome state={state.issues.name ? EMPTY_FORM : state} />
      <SubmitButton look="secondary" className="self-start">
        {busy ? 'Enregistrement…' : 'Enregistrer le nom'}
      </SubmitButton>
    </form>
  )
}

function RemoveForm({ passkey, isLast }: Props) {
  const [state, remove, busy] = useGuardedAction(removePasskeyAction, NOT_REMOVED)
  const { issues } = state
  return (
    <form action={remove} noValidate className="flex flex-col gap-5 border-hairline border-t pt-6">
      <FocusFirstFault state={state} />
      <h3 className="text-lg">Supprimer cette clé</h3>
      <LastFactorNote isLast={isLast} />
      <input type="hidden" name="id" value={passkey.id} />
      <ProofFields issues={issues} isLast={isLast} hasPasskey submit={remove} />
      {!issues.code && !issues.password && <FormOutcome state={state} />}
      <SubmitButton look="danger" wide>
        {busy ? 'Suppression…' : 'Supprimer la clé d’accès'}
      </SubmitButton>
    </form>
  )
}
