'use client'

import { ActionForm } from '@/components/ui/action-form'
import { Card } from '@/components/ui/card'
import { FocusFirstFault } from '@/components/ui/focus-first-fault'
import { FormOutcome } from '@/components/ui/form-outcome'
import { HiddenFields } from '@/components/ui/hidden-fields'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { useGuardedAction } from '@/components/ui/use-guarded-action'
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
