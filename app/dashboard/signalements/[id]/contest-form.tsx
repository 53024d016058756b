'use client'

import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { TextareaField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Card } from '@/components/ui/layout/card'
import { COMPLAINT_PERIOD } from '@/lib/domain/content-notices/policy'
import { contestAction } from './actions'

const UNREACHABLE = 'Votre réclamation n’est pas partie. Vérifiez votre connexion, puis réessayez.'

/** A client's complaint about a decision. */
export function ContestForm({ noticeId, reference }: { noticeId: number; reference: string }) {
  const [state, submit, busy] = useGuardedAction(contestAction, UNREACHABLE)
  return (
    <Card className="p-5 sm:p-6">
      <form
        action={submit}
        onSubmit={(event) => busy && event.preventDefault()}
        noValidate
        aria-labelledby="contester"
        className="flex flex-col gap-4"
      >
        <FocusFirstFault state={state} title={`Signalement ${reference}`} />
        <h2 id="contester" className="text-xl">
          Contester cette décision
        </h2>
        <p>
          C’est gratuit, pendant {COMPLAINT_PERIOD}&nbsp;: une personne réexamine la décision et vous répond.
          Vous pouvez aussi saisir le tribunal compétent.
        </p>
        <HiddenFields values={{ noticeId }} />
        <TextareaField
          name="reason"
          label="Pourquoi la contestez-vous ?"
          defaultValue={state.values.reason}
          issue={state.issues.reason}
        />
        <FormOutcome state={state} />
        <SubmitButton className="self-start max-sm:w-full">Envoyer ma réclamation</SubmitButton>
      </form>
    </Card>
  )
}
