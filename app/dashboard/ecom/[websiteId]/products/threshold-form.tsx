'use client'

import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { TextField } from '@/components/ui/fields/text-field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { FormFailure } from './form-failure'
import { setThresholdAction } from './threshold-action'

type Props = {
  websiteId: number
  sizeId: number
  size: string
  threshold: number | null
  usual: number | null
  /** The size's own net quantity, if its product has one in this unit. */
  content: { quantity: number | null; usual: number | null; unit: string } | null
}

/** The low-stock threshold of a size, and its net quantity; empty fields use the product's. */
export function ThresholdForm({ websiteId, sizeId, size, threshold, usual, content }: Props) {
  const [state, submit, busy] = useGuardedAction(setThresholdAction)
  const typed = state.status === 'error' ? state.values : {}
  return (
    <form
      action={submit}
      onSubmit={(event) => busy && event.preventDefault()}
      noValidate
      className="flex flex-wrap items-start gap-2"
    >
      <HiddenFields values={{ websiteId, id: sizeId }} />
      <TextField
        name="lowStockThreshold"
        id={`alerte-${sizeId}`}
        label={
          <>
            Alerte<span className="sr-only"> de stock, taille {size}</span>
          </>
        }
        inputMode="numeric"
        autoComplete="off"
        placeholder={usual === null ? 'aucune' : String(usual)}
        defaultValue={typed.lowStockThreshold ?? threshold ?? ''}
        issue={state.issues.lowStockThreshold}
        className="w-24"
      />
      {content && (
        <TextField
          name="netQuantity"
          id={`contenu-${sizeId}`}
          label={
            <>
              Contenu<span className="sr-only"> de la taille {size}</span> ({content.unit})
            </>
          }
          inputMode="decimal"
          autoComplete="off"
          placeholder={String(content.usual ?? '').replace('.', ',')}
          defaultValue={typed.netQuantity ?? String(content.quantity ?? '').replace('.', ',')}
          issue={state.issues.netQuantity}
          className="w-28"
        />
      )}
      <SubmitButton look="secondary" size="small" className="mt-[1.6875rem]">
        Régler<span className="sr-only"> l’alerte de la taille {size}</span>
      </SubmitButton>
      <FormFailure
        state={state}
        sentence="Erreur lors de la modification de la taille. Veuillez réessayer."
      />
    </form>
  )
}
