'use client'

import type { ReactNode } from 'react'
import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import { HiddenFields, type HiddenValues } from '@/components/ui/fields/hidden-fields'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useDocumentAction } from '@/components/ui/forms/use-document-action'
import { subscribeAction } from './actions'

const UNREACHABLE = 'Rien n’est conclu. Vérifiez votre connexion, puis réessayez.'

type Props = {
  fields: HiddenValues
  /** The offer with the box ticked; undefined without a right to withdraw. */
  atOnce?: ReactNode
  offer: ReactNode
  terms: ReactNode
  /** The label of the checkbox about the right to withdraw. */
  box: string
  isViewed: boolean
}

/** The firm offer and its acceptance. The box selects which of the two offers is shown, also without script. */
export function SubscribeForm({ fields, atOnce, offer, terms, box, isViewed }: Props) {
  const [state, submit, busy] = useDocumentAction(subscribeAction, UNREACHABLE)
  return (
    <form
      action={submit}
      onSubmit={(event) => busy && event.preventDefault()}
      className="group/offer flex flex-col gap-5"
    >
      <HiddenFields values={fields} />
      {atOnce && <div className="hidden group-has-[[name=startsAtOnce]:checked]/offer:block">{atOnce}</div>}
      <div className={atOnce ? 'group-has-[[name=startsAtOnce]:checked]/offer:hidden' : undefined}>
        {offer}
      </div>
      {atOnce && (
        <CheckboxField
          key={state.values.startsAtOnce}
          name="startsAtOnce"
          label={box}
          hint="Sans cette case, le service commence après ce délai et rien n’est débité avant."
          defaultChecked={state.values.startsAtOnce === 'on'}
        />
      )}
      {terms}
      <FormOutcome state={state} />
      <SubmitButton size="large" disabled={isViewed} className="self-start max-sm:w-full">
        {busy ? 'Ouverture de la page de paiement…' : 'S’abonner avec obligation de paiement'}
      </SubmitButton>
    </form>
  )
}
