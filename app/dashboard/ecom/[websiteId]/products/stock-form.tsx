'use client'

import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { TextField } from '@/components/ui/fields/text-field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { setStockAction } from './actions'
import { FormFailure } from './form-failure'

type Props = { websiteId: number; productId: number; sizeId: number | null; label: string; stock: number }

/** Sets the stock on hand. */
export function StockForm({ websiteId, productId, sizeId, label, stock }: Props) {
  const [state, submit, busy] = useGuardedAction(setStockAction)
  const issue = state.issues.quantity
  return (
    <form
      action={submit}
      onSubmit={(event) => busy && event.preventDefault()}
      noValidate
      className="flex flex-wrap items-end gap-3"
    >
      <HiddenFields values={{ websiteId, id: productId, sizeId: sizeId ?? '' }} />
      <TextField
        name="quantity"
        id={`quantity-${productId}-${sizeId ?? ''}`}
        label={label}
        type="number"
        min={0}
        step={1}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={issue ? state.values.quantity : stock}
        issue={issue}
        className="w-40"
      />
      <SubmitButton look="secondary">Mettre à jour</SubmitButton>
      <FormFailure state={state} sentence="Erreur lors de la mise à jour du stock. Veuillez réessayer." />
    </form>
  )
}
