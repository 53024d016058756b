'use client'

import { HiddenFields } from '@/components/ui/hidden-fields'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { useGuardedAction } from '@/components/ui/use-guarded-action'
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
