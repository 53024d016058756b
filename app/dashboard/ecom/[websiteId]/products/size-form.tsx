'use client'

import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { addSizeAction } from './actions'
import { FormFailure } from './form-failure'

/** Adds a size to a product. */
export function SizeForm({ websiteId, productId }: { websiteId: number; productId: number }) {
  const [state, submit, busy] = useGuardedAction(addSizeAction)
  const { size, stock } = state.status === 'error' ? state.values : {}
  return (
    <form
      action={submit}
      onSubmit={(event) => busy && event.preventDefault()}
      noValidate
      className="flex flex-wrap items-start gap-3"
    >
      <FocusFirstFault state={state} />
      <HiddenFields values={{ websiteId, id: productId }} />
      <TextField
        name="size"
        id={`size-${productId}`}
        label="Nouvelle taille"
        maxLength={40}
        autoComplete="off"
        placeholder="M, 42, 50 cl…"
        defaultValue={size ?? ''}
        issue={state.issues.size}
        className="min-w-40 flex-1"
      />
      <TextField
        name="stock"
        id={`size-stock-${productId}`}
        label="Stock"
        type="number"
        min={0}
        step={1}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={stock ?? '0'}
        issue={state.issues.stock}
        className="w-28"
      />
      <SubmitButton look="secondary" className="max-sm:w-full sm:mt-[1.6875rem]">
        Ajouter la taille
      </SubmitButton>
      <FormFailure state={state} sentence="Erreur lors de l’ajout de la taille. Veuillez réessayer." />
    </form>
  )
}
