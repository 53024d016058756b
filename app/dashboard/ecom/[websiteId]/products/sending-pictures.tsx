'use client'

import { Button } from '@/components/ui/button'
import { UploadList } from '@/components/uploads/upload-list'
import { Failure } from './failure'
import type { ProductPictures } from './use-product-pictures'

/** The panel's content from the product's creation until its pictures are stored. */
export function SendingPictures({ pictures: { items, files, retry, skip } }: { pictures: ProductPictures }) {
  const failed = items.filter(({ state }) => state === 'failed').length
  return (
    <div className="flex flex-col gap-4">
      {failed > 0 ? (
        <Failure
          key={failed}
          sentence="Erreur lors de l’ajout de l’image. Veuillez réessayer."
          reason="Le produit est bien créé. Envoyez l’image à nouveau, ou ajoutez-en une plus tard dans sa galerie."
        />
      ) : (
        <p role="status">
          {files.length > 1
            ? 'Le produit est créé. Ses images sont en cours d’envoi.'
            : 'Le produit est créé. Son image est en cours d’envoi.'}
        </p>
      )}
      <UploadList items={items} onCancel={skip} onRetry={retry} />
      {failed > 0 && (
        <Button look="secondary" onClick={skip} className="self-start">
          Continuer sans cette image
        </Button>
      )}
    </div>
  )
}
