import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import type { FormState } from '@/lib/domain/forms/schema'
import { ALCOHOL_WARNING, NO_MINORS } from '@/lib/domain/product-facts/alcohol'
import type { CheckoutView } from './view'

/** Asks for the shopper's age where the cart has alcohol. */
export function AgeSection({ view, state }: { view: CheckoutView; state: FormState }) {
  if (!view.lines.some(({ isAlcoholic }) => isAlcoholic)) return null
  const isConfirmed = state.values.ageConfirmed !== undefined
  return (
    <div className="flex flex-col gap-2 rounded-input border border-hairline p-4">
      <p className="font-semibold">{ALCOHOL_WARNING}</p>
      <p className="text-sm">{NO_MINORS}</p>
      <CheckboxField
        key={String(isConfirmed)}
        name="ageConfirmed"
        label={'Je confirme avoir 18\u00a0ans ou plus.'}
        required
        defaultChecked={isConfirmed}
        issue={state.issues.ageConfirmed}
      />
    </div>
  )
}
