'use client'

import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { removeTotpAction } from './actions'
import { LastFactorNote } from './last-factor-note'
import { ProofFields } from './proof-fields'

const UNREACHABLE = 'L’application n’a pas été retirée. Vérifiez votre connexion, puis réessayez.'

export function RemoveTotpForm({ isLast }: { isLast: boolean }) {
  const [state, remove, busy] = useGuardedAction(removeTotpAction, UNREACHABLE)
  const { issues } = state
  return (
    <form action={remove} noValidate className="flex flex-col gap-5">
      <FocusFirstFault state={state} title="Second facteur" />
      <LastFactorNote isLast={isLast} />
      <ProofFields issues={issues} isLast={isLast} hasPasskey={false} submit={remove} />
      {!issues.code && !issues.password && <FormOutcome state={state} />}
      <SubmitButton look="danger" wide>
        {busy ? 'Retrait…' : 'Retirer l’application'}
      </SubmitButton>
    </form>
  )
}
