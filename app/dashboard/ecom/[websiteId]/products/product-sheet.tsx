'use client'

import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Button, buttonStyle } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { UnsavedNote } from '@/components/ui/forms/unsaved-note'
import { Alert } from '@/components/ui/layout/alert'
import { useHydrated } from '@/components/ui/layout/use-hydrated'
import { SidePanel } from '@/components/ui/overlays/side-panel'
import type { OwnProduct } from '@/lib/domain/catalogue/schema'
import { FactSections } from './facts/fact-sections'
import { FirstStockSection } from './first-stock-section'
import { FormFailure } from './form-failure'
import { MediaSection } from './media-section'
import { ProductFields } from './product-fields'
import { ProductPreview } from './product-preview'
import { SendingPictures } from './sending-pictures'
import { useProductForm } from './use-product-form'

type Props = {
  websiteId: number
  /** null for a new one. */
  product: OwnProduct | null
  /** The form's initial fields: see openedWith. */
  was: string
  categories: string[]
  closeHref: string
}

const TITLE = 'Boutique'
const CREATE_FAILED = 'Erreur lors de la création du produit. Veuillez réessayer.'
const UPDATE_FAILED = 'Erreur lors de la modification du produit. Veuillez réessayer.'

/** Creates or edits a product, over the list. The pictures of a new one are sent once it exists. */
export function ProductSheet({ websiteId, product, was, categories, closeHref }: Props) {
  const id = useId()
  const router = useRouter()
  const hydrated = useHydrated()
  const form = useProductForm({
    ...{ websiteId, product },
    close: () => router.push(closeHref, { scroll: false }),
  })
  const { pictures, state, busy, texts, initial } = form
  const [firstFile] = pictures.files
  const firstPicture = (firstFile && pictures.urls.get(firstFile)) ?? null
  if (pictures.productId !== null)
    return (
      <SidePanel isWide title="Créer un produit" closeHref={closeHref}>
        <SendingPictures pictures={pictures} />
      </SidePanel>
    )
  return (
    <SidePanel
      isWide
      title={product ? `Modifier «\u00a0${product.name}\u00a0»` : 'Créer un produit'}
      closeHref={closeHref}
      footer={
        <>
          <UnsavedNote />
          <AppLink
            href={closeHref}
            scroll={false}
            className={buttonStyle({ look: 'secondary', className: 'max-sm:grow' })}
          >
            Annuler
          </AppLink>
          <Button type="submit" form={id} busy={busy} className="max-sm:grow">
            {product ? 'Enregistrer' : 'Créer le produit'}
          </Button>
        </>
      }
    >
      <form
        {...form.draft}
        id={id}
        action={form.submit}
        onSubmit={(event) => busy && event.preventDefault()}
        noValidate
        {...((form.isRefused || pictures.files.length > 0) && { 'data-unsaved': '' })}
        className="flex flex-col gap-8"
      >
        <FocusFirstFault state={state} title={TITLE} />
        <FormNotes form={form} product={product} />
        <HiddenFields
          values={{
            websiteId,
            ...(product && { id: product.id, was }),
            ...(!product && hydrated && { pictures: pictures.files.length }),
          }}
        />
        <ProductPreview texts={texts} picture={firstPicture} hash={product?.images[0] ?? null} />
        <ProductFields
          texts={initial}
          issues={state.issues}
          categories={categories}
          facts={<FactSections texts={initial} issues={state.issues} typed={texts} product={product} />}
          stock={product ? null : <FirstStockSection texts={initial} typed={texts} issues={state.issues} />}
          media={
            product ? (
              <Alert look="info">
                Les images se gèrent dans la section «&nbsp;Galerie d’images&nbsp;», après la fermeture de ce
                formulaire.
              </Alert>
            ) : (
              <MediaSection pictures={pictures} issue={state.issues.pictures} />
            )
          }
        />
      </form>
    </SidePanel>
  )
}

type NotesProps = { form: ReturnType<typeof useProductForm>; product: OwnProduct | null }

const FormNotes = ({ form: { state, isResumed, wasSaved }, product }: NotesProps) => (
  <>
    <FormFailure state={state} sentence={product ? UPDATE_FAILED : CREATE_FAILED} />
    {isResumed && (
      <Alert look="info">
        Votre saisie est reprise{!product && ', sauf les images'}. Elle n’est pas enregistrée.
      </Alert>
    )}
    {wasSaved && <Alert look="success">{product ? state.message : 'Produit créé avec succès.'}</Alert>}
  </>
)
