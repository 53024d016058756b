'use client'

import { makePasskey } from '@/app/passkey'
import { PasswordField } from '@/components/ui/fields/password-field'
import { TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import { EMPTY_FORM, type FormState } from '@/lib/domain/forms/schema'
import { addPasskeyAction, beginPasskeyAction } from './actions'
import { Added } from './added'

const UNREACHABLE = 'La clé d’accès n’a pas été ajoutée. Vérifiez votre connexion, puis réessayez.'

export function AddPasskeyForm() {
  const [state, add, busy] = useGuardedAction(makeAndAdd, UNREACHABLE)
  const { issues, values } = state
  if (state.status === 'done')
    return (
      <Added
        sentence="Votre clé d’accès est ajoutée. Vos autres sessions sont fermées."
        codes={values.codes}
      />
    )
  return (
    <>
      <Alert look="info" className="not-noscript:hidden">
        Les clés d’accès ont besoin de JavaScript dans votre navigateur. L’application fonctionne sans.
      </Alert>
      <form action={add} noValidate className="flex flex-col gap-5 noscript:hidden">
        <FocusFirstFault state={state} title="Second facteur" />
        <p className="text-muted">
          Votre navigateur vous proposera où garder la clé : cet appareil, votre téléphone ou une clé de
          sécurité.
        </p>
        <TextField
          name="name"
          label="Nom de la clé"
          hint="Pour la reconnaître, par exemple « Mon téléphone »."
          autoComplete="off"
          maxLength={60}
          required
          defaultValue={values.name}
          issue={issues.name}
        />
        <PasswordField
          name="password"
          label="Votre mot de passe"
          autoComplete="current-password"
          required
          issue={issues.password}
        />
        {!issues.name && !issues.password && <FormOutcome state={state} />}
        <SubmitButton wide>{busy ? 'Ajout…' : 'Créer la clé d’accès'}</SubmitButton>
      </form>
    </>
  )
}

async function makeAndAdd(_previous: FormState, form: FormData): Promise<FormState> {
  const name = String(form.get('name'))
  const made = await makePasskey(beginPasskeyAction, form)
  if (made.status !== 'done') return { ...made, values: { name } }
  const { challengeId = '', registration = '' } = made.values
  const key = new FormData()
  for (const [field, value] of Object.entries({ name, challengeId, registration })) key.set(field, value)
  const added = await addPasskeyAction(EMPTY_FORM, key)
  return added.status === 'done' ? added : { ...added, values: { name } }
}
