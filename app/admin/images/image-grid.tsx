'use client'

import { type MouseEvent, useState } from 'react'
import { Lightbox } from '@/components/gallery/lightbox'
import { pictureLabel, type ShownPicture } from '@/components/gallery/picture-changes'
import { PictureImage } from '@/components/gallery/picture-image'
import { ButtonLink } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import { picturePath } from '@/lib/domain/media/paths'
import { removeImageAction } from './actions'

const TILE = '(min-width: 1152px) 355px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw'
const UNREACHABLE = 'L’image n’a pas été supprimée. Vérifiez votre connexion, puis réessayez.'

type Props = {
  /** The origin that prefixes the images' paths. */
  origin: string
  images: ShownPicture[]
  /** The id of the element that gets the focus once an image is removed. */
  heading: string
}

/** Uploads, each with a preview as large as the window; without script it opens as a file. */
export function ImageGrid({ origin, images, heading }: Props) {
  const [open, setOpen] = useState<number | null>(null)

  function preview(event: MouseEvent, id: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(id)
  }

  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {images.map((image) => (
          <li
            key={image.id}
            className="flex flex-col overflow-hidden rounded-card border border-hairline bg-surface shadow-low"
          >
            <div className="relative aspect-4/3 bg-sunken">
              <PictureImage
                picture={image}
                sizes={TILE}
                loading="lazy"
                className="absolute inset-0 size-full object-contain"
              />
            </div>
            <div className="flex grow flex-col gap-2 p-3">
              <p className="wrap-anywhere line-clamp-2 text-sm">{pictureLabel(image)}</p>
              <div className="mt-auto flex flex-wrap gap-2">
                <ButtonLink
                  href={picturePath(image.hash)}
                  look="secondary"
                  size="small"
                  onClick={(event) => preview(event, image.id)}
                >
                  <span lang="en">Preview</span>
                  <span className="sr-only">&nbsp;: {pictureLabel(image)}</span>
                </ButtonLink>
                <CopyButton
                  text={`${origin}${picturePath(image.hash)}`}
                  label="Copier l’adresse"
                  about={pictureLabel(image)}
                  instead="Ouvrez l’image pour copier son adresse."
                />
                <ConfirmAction
                  danger
                  label={
                    <>
                      <span lang="en">Remove</span>
                      <span className="sr-only">&nbsp;: {pictureLabel(image)}</span>
                    </>
                  }
                  question={`Supprimer «\u00a0${pictureLabel(image)}\u00a0»\u00a0? Les pages qui montrent cette image ne la trouveront plus.`}
                  action={removeImageAction}
                  fields={{ hash: image.hash }}
                  failure={<span lang="en">Failed to remove image</span>}
                  unreachable={UNREACHABLE}
                  focusWhenGone={heading}
                />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Lightbox pictures={images} id={open} onShow={setOpen} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
