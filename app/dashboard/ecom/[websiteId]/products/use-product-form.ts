import { type FormEvent, useState } from 'react'
import { useFormDraft } from '@/components/ui/forms/use-form-draft'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { showToast } from '@/components/ui/overlays/toast'
import type { OwnProduct } from '@/lib/domain/catalogue/schema'
import { createProductAction, updateProductAction } from './actions'
import { productTexts } from './product-texts'
import { useProductPictures } from './use-product-pictures'

type Edited = {
  websiteId: number
  /** null for a new one. */
  product: OwnProduct | null
  close: () => void
}

const UNREACHABLE = 'Rien n’a été enregistré. Vérifiez votre connexion, puis réessayez.'

/** The input of the product's form, which outlives a reload, and its saving. The pictures of a new product are sent once it
 *  exists. */
export function useProductForm({ websiteId, product, close }: Edited) {
  const stored = productTexts(product)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(stored)
  const draft = useFormDraft(product ? `produit-${product.id}` : `produits-${websiteId}`, (form) =>
    setTexts(textsOf(form)),
  )
  const pictures = useProductPictures(() => {
    showToast({ text: 'Produit créé avec succès.', seconds: 3 })
    close()
  })
  const [state, submit, busy] = useGuardedAction(
    product ? updateProductAction : createProductAction,
    UNREACHABLE,
    ({ values }) => {
      draft.drop()
      if (product) close()
      else pictures.send(Number(values.id))
    },
  )
  const [initialState] = useState(state)
  const isRefused = state.status === 'error'
  return {
    ...{ pictures, state, submit, busy, isRefused },
    /** The current values of the fields; `initial`: those that they begin with. */
    texts,
    initial: isRefused ? state.values : stored,
    isResumed: draft.isResumed && !isRefused,
    /** Sent without script: no toast reports the success. */
    wasSaved: state === initialState && state.status === 'done',
    draft: {
      ...draft.form,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        draft.form.onInput(event)
        setTexts(textsOf(event.currentTarget))
      },
    },
  }
}

const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
