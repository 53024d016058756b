'use client'

import { useState } from 'react'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { TextField } from '@/components/ui/fields/text-field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { setStockAction } from './actions'
import { FormFailure } from './form-failure'

type Props = { websiteId: number; productId: number; sizeId: number | null; label: string; stock: number }

/** Sets the stock on hand. While the field has the focus, a stock that changes elsewhere does not replace its text. */
export function StockForm({ websiteId, productId, sizeId, label, stock }: Props) {
  const [state, submit, busy] = useGuardedAction(setStockAction)
  const [shown, setShown] = useState<number | null>(null)
  const issue = state.issues.quantity
  return (
    <form
      action={submit}
      onFocus={() => setShown((known) => known ?? stock)}
      onBlur={() => setShown(null)}
      onSubmit={(event) => (busy ? event.preventDefault() : setShown(null))}
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
        defaultValue={issue ? state.values.quantity : (shown ?? stock)}
        issue={issue}
        className="w-40"
      />
      <SubmitButton look="secondary">Mettre à jour</SubmitButton>
      <FormFailure state={state} sentence="Erreur lors de la mise à jour du stock. Veuillez réessayer." />
    </form>
  )
}
