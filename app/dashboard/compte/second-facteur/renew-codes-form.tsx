'use client'

import { PasswordField } from '@/components/ui/fields/password-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { renewCodesAction } from './actions'
import { Added } from './added'

const UNREACHABLE = 'Les codes n’ont pas été renouvelés. Vérifiez votre connexion, puis réessayez.'

export function RenewCodesForm() {
  const [state, renew, busy] = useGuardedAction(renewCodesAction, UNREACHABLE)
  if (state.status === 'done')
    return (
      <Added
        sentence="Vos codes sont renouvelés : les anciens ne fonctionnent plus."
        codes={state.values.codes}
      />
    )
  return (
    <form action={renew} noValidate className="flex flex-col gap-5">
      <FocusFirstFault state={state} title="Second facteur" />
      <p className="text-muted">Dix nouveaux codes remplaceront les vôtres, qui ne fonctionneront plus.</p>
      <PasswordField
        name="password"
        label="Votre mot de passe"
        autoComplete="current-password"
        required
        issue={state.issues.password}
      />
      {!state.issues.password && <FormOutcome state={state} />}
      <SubmitButton wide>{busy ? 'Renouvellement…' : 'Renouveler les codes'}</SubmitButton>
    </form>
  )
}
