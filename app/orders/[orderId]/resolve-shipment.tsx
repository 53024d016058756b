'use client'

import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { TextField } from '@/components/ui/fields/text-field'
import { ActionForm } from '@/components/ui/forms/action-form'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Card } from '@/components/ui/layout/card'
import { labelFoundAction, noLabelAction } from './shipment-actions'

/** The two ways to resolve a shipment whose creation by the carrier is unknown. */
export const ResolveShipment = ({ orderId }: { orderId: number }) => (
  <Card className="flex flex-wrap items-start gap-x-6 gap-y-4 p-5">
    <LabelFound orderId={orderId} />
    <ActionForm action={noLabelAction} fields={{ orderId }}>
      <SubmitButton look="secondary" className="max-sm:w-full sm:mt-6.5">
        Aucune étiquette: réessayer
      </SubmitButton>
    </ActionForm>
  </Card>
)

function LabelFound({ orderId }: { orderId: number }) {
  const [state, submit, busy] = useGuardedAction(labelFoundAction)
  const issue = state.issues.expeditionNumber
  return (
    <form
      action={submit}
      onSubmit={(event) => busy && event.preventDefault()}
      className="flex flex-wrap items-start gap-3 max-sm:w-full"
    >
      <HiddenFields values={{ orderId }} />
      <TextField
        key={state.values.expeditionNumber}
        name="expeditionNumber"
        label="Numéro d’expédition, de 8 à 12 chiffres"
        inputMode="numeric"
        autoComplete="off"
        required
        defaultValue={state.values.expeditionNumber}
        {...(issue && { issue })}
        className="max-sm:w-full"
      />
      <SubmitButton className="max-sm:w-full sm:mt-6.5">Étiquette trouvée</SubmitButton>
      <FocusFirstFault state={state} />
      {!issue && <FormOutcome state={state} className="basis-full" />}
    </form>
  )
}
