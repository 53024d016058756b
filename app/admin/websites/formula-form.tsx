'use client'

import { useId } from 'react'
import { DateField } from '@/components/ui/fields/date-field'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { SelectField } from '@/components/ui/fields/select-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import type { FormulaFacts } from '@/lib/domain/billing-rules/ownership'
import type { FormState } from '@/lib/domain/forms/schema'
import { FORMULA_NAMES } from '@/lib/domain/websites/ownership-words'

export type ShownFormula = {
  facts: FormulaFacts
  /** Its effect today: who owns the site, and what covers its bugs. */
  standing: string | null
  today: string
}

type Props = ShownFormula & {
  websiteId: number
  state: FormState
  submit: (form: FormData) => void
  busy: boolean
}

/** How a website is paid for, and the dates that determine its ownership and its warranty. */
export function FormulaForm({ websiteId, facts, standing, today, state, submit, busy }: Props) {
  const id = useId()
  const { issues, values } = state
  const days = { type: 'date', max: today } as const
  return (
    <section aria-labelledby={id} className="mt-8 flex flex-col gap-4 border-hairline border-t pt-6">
      <div>
        <h3 id={id} className="text-lg">
          Formule et propriété
        </h3>
        {standing && <p className="text-muted text-sm">{standing}.</p>}
      </div>
      <form
        action={submit}
        onSubmit={(event) => busy && event.preventDefault()}
        noValidate
        className="flex flex-col gap-5"
      >
        <FocusFirstFault state={state} />
        <FormOutcome state={state} />
        <HiddenFields values={{ id: websiteId, was: JSON.stringify(facts) }} />
        <SelectField
          key={values.formula}
          name="formula"
          label="Formule"
          defaultValue={values.formula ?? facts.formula ?? ''}
          issue={issues.formula}
        >
          <option value="">Non précisée</option>
          {Object.entries(FORMULA_NAMES).map(([formula, name]) => (
            <option key={formula} value={formula}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <DateField
            {...days}
            name="firstDeliveredOn"
            label="Première livraison"
            optional
            hint="La garantie de six mois commence ce jour-là."
            defaultValue={values.firstDeliveredOn ?? facts.firstDeliveredOn ?? ''}
            issue={issues.firstDeliveredOn}
          />
          <DateField
            {...days}
            name="developmentPaidOn"
            label="Développement payé"
            optional
            hint="Noté seul quand la dernière facture est réglée."
            defaultValue={values.developmentPaidOn ?? facts.developmentPaidOn ?? ''}
            issue={issues.developmentPaidOn}
          />
          <DateField
            {...days}
            name="handedOverOn"
            label="Code remis"
            optional
            hint="Source, licence et code du domaine."
            defaultValue={values.handedOverOn ?? facts.handedOverOn ?? ''}
            issue={issues.handedOverOn}
          />
        </div>
        <SubmitButton look="secondary" className="self-start">
          Noter la formule
        </SubmitButton>
      </form>
    </section>
  )
}
