'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useState } from 'react'
import { AddTile } from '@/components/gallery/add-tile'
import { Lightbox } from '@/components/gallery/lightbox'
import {
  announce,
  applyChange,
  type ShownPicture,
  type TileChange,
} from '@/components/gallery/picture-changes'
import { PictureTile, tileId } from '@/components/gallery/picture-tile'
import { useListChanges } from '@/components/ui/lists/use-list-changes'
import { showToast } from '@/components/ui/overlays/toast'
import { UploadList } from '@/components/uploads/upload-list'
import { useUploads } from '@/components/uploads/use-uploads'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { deleteProductPictureAction, describeProductPictureAction, moveProductPictureAction } from './actions'
import { Failure } from './failure'

type Props = { websiteId: number; productId: number; pictures: ShownPicture[] }

const FAILED: Record<TileChange['to'], string> = {
  delete: 'Erreur lors de la suppression de l’image. Veuillez réessayer.',
  move: 'L’ordre des images n’a pas été modifié.',
  describe: 'Le texte alternatif n’a pas été enregistré.',
}
const DONE: Record<TileChange['to'], string | undefined> = {
  delete: 'Image supprimée avec succès.',
  move: undefined,
  describe: 'Texte alternatif enregistré.',
}
const ADDED = 'Image ajoutée avec succès.'
const NOT_ADDED = 'Erreur lors de l’ajout de l’image. Veuillez réessayer.'
const SECONDS = 3

/** A product's pictures in order, the first being its main picture, and the actions on them. */
export function ProductGallery({ websiteId, productId, pictures }: Props) {
  const router = useRouter()
  const heading = `galerie-${productId}`
  const [open, setOpen] = useState<number | null>(null)
  const { shown, failure, news, run } = useListChanges<ShownPicture, TileChange>(pictures, {
    apply: applyChange,
    announce,
    toast: () => undefined,
    change: async (change) => {
      const { status, message } = await send(websiteId, change)
      if (status === 'error') return message ?? ''
      const text = DONE[change.to]
      if (text) showToast({ text, seconds: SECONDS })
      return undefined
    },
  })
  const { items, add, cancel, retry } = useUploads(
    { for: 'products', entryId: productId },
    {
      // The file's row stays until the refreshed list shows its picture.
      onStored: (_picture, id) => {
        showToast({ text: ADDED, seconds: SECONDS })
        startTransition(() => {
          router.refresh()
          startTransition(() => cancel(id))
        })
      },
    },
  )
  const failed = items.filter(({ state }) => state === 'failed').length
  const neighbour = (index: number) => {
    const next = shown[index + 1] ?? shown[index - 1]
    return next ? tileId(next) : heading
  }
  return (
    <div id={heading} tabIndex={-1} className="flex flex-col gap-4">
      <p className="text-muted text-sm">
        La première image représente le produit. JPEG, PNG, WebP, AVIF ou GIF, 10&nbsp;Mo au plus.
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
      {failed > 0 && (
        <Failure key={failed} sentence={NOT_ADDED} reason="Voyez ci-dessous ce qui s’est passé." />
      )}
      <UploadList items={items} onCancel={cancel} onRetry={retry} focusWhenGone={heading} />
      <ol className="picture-grid">
        {shown.map((picture, index) => (
          <li key={picture.id} className="flex min-w-0 flex-col gap-2">
            <PictureTile
              picture={picture}
              count={shown.length}
              onOpen={() => setOpen(picture.id)}
              onChange={(change, focus) => run(picture, change, focus)}
              afterDelete={neighbour(index)}
              deletion={{
                action: deleteProductPictureAction,
                fields: { websiteId, hash: picture.hash },
              }}
              deleteQuestion={'Êtes-vous sûr de vouloir supprimer cette image\u00a0?'}
            />
            {failure?.change.id === picture.id && (
              <Failure key={failure.change.to} sentence={FAILED[failure.change.to]} reason={failure.reason} />
            )}
          </li>
        ))}
        <li>
          <AddTile onFiles={add} look="tile" />
        </li>
      </ol>
      {open !== null && (
        <Lightbox pictures={shown} id={open} onShow={setOpen} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

function send(websiteId: number, change: TileChange) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...change, websiteId })) form.set(name, String(value))
  if (change.to === 'move') return moveProductPictureAction(EMPTY_FORM, form)
  return change.to === 'describe'
    ? describeProductPictureAction(EMPTY_FORM, form)
    : deleteProductPictureAction(EMPTY_FORM, form)
}
