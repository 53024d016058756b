'use client'

import { useRouter } from 'next/navigation'
import { TextareaField } from '@/components/ui/fields/text-field'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { closeCancellationAction } from './actions'

const UNREACHABLE = 'La réponse n’est pas partie. Vérifiez votre connexion, puis réessayez.'

type Props = { messageId: number; closeHref: string }

/** Closes a declaration that ends no contract, with the reason. */
export function CloseCancellation({ messageId, closeHref }: Props) {
  const router = useRouter()
  const [state, close, busy] = useGuardedAction(closeCancellationAction, UNREACHABLE, () =>
    router.push(closeHref, { scroll: false }),
  )
  const { values, issues } = state
  return (
    <form action={close} noValidate aria-label="Clore avec une réponse" className="flex flex-col gap-3">
      <input type="hidden" name="messageId" value={messageId} />
      <TextareaField
        name="answer"
        label="Clore avec une réponse"
        hint="Envoyée à l’auteur de la déclaration, avec la raison. Ne dites rien d’un contrat à qui ne prouve pas qu’il est le sien."
        rows={4}
        maxLength={2_000}
        defaultValue={values.answer}
        issue={issues.answer}
      />
      <FormOutcome state={Object.keys(issues).length === 0 ? state : EMPTY_FORM} />
      <SubmitButton look="secondary" className="self-start max-sm:w-full">
        {busy ? 'Envoi…' : 'Clore avec cette réponse'}
      </SubmitButton>
    </form>
  )
}
