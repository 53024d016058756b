'use client'

import { clsx } from 'clsx'
import { useState } from 'react'
import type { Deletion } from '../content/delete-entry-button'
import { SiteError } from '../content/site-error'
import { EmptyState } from '../ui/lists/empty-state'
import { useListChanges } from '../ui/lists/use-list-changes'
import { UploadList } from '../uploads/upload-list'
import { AddTile } from './add-tile'
import { ChangeError } from './change-error'
import { Lightbox } from './lightbox'
import {
  announce,
  announceSuccess,
  applyChange,
  type PictureChange,
  type ShownPicture,
} from './picture-changes'
import { PictureTile, tileId } from './picture-tile'
import { useGalleryUploads } from './use-gallery-uploads'
import { WindowDrop } from './window-drop'

const HEADING = 'gallery-heading'

type Props = {
  websiteId: number
  pictures: ShownPicture[]
  change: (change: PictureChange) => Promise<string | undefined>
  /** Deletes a picture while no script runs. */
  deletion: (picture: ShownPicture) => Deletion
}

/** A website's pictures in order, each with its owner's actions, and the controls to add more. */
export function Gallery({ websiteId, pictures, change, deletion }: Props) {
  const { shown, failure, news, run } = useListChanges<ShownPicture, PictureChange>(pictures, {
    apply: applyChange,
    announce,
    toast: announceSuccess,
    undo: (picture, { to }) =>
      to === 'delete'
        ? { change: { to: 'restore', id: picture.id, hash: picture.hash, picture }, focus: tileId(picture) }
        : undefined,
    change,
  })
  const [open, setOpen] = useState<number | null>(null)
  const { items, addition, add, cancel, retry } = useGalleryUploads(websiteId)
  const failed = items.filter(({ state }) => state === 'failed').length
  return (
    <section
      aria-labelledby={HEADING}
      className={clsx('flex min-w-0 flex-col gap-4', shown.length > 0 && 'max-md:pb-20')}
    >
      <WindowDrop onFiles={add} />
      <GalleryHeading count={shown.length} />
      <p role="status" className="sr-only">
        {news}
      </p>
      <p role="status" className="sr-only">
        {addition}
      </p>
      {failed > 0 && <SiteError text="Failed to upload image" reason={failureMessage(failed)} />}
      <UploadList items={items} onCancel={cancel} onRetry={retry} focusWhenGone={HEADING} />
      {failure && !shown.some(({ id }) => id === failure.change.id) && <ChangeError failure={failure} />}
      {shown.length === 0 ? (
        <EmptyState
          sentence="Aucune image pour l’instant. Ajoutez vos plus belles photos : elles donnent envie de venir."
          action={<AddTile onFiles={add} look="button" />}
        />
      ) : (
        <ol className="picture-grid">
          {shown.map((picture, index) => (
            <li key={picture.id} className="flex min-w-0 flex-col gap-2">
              <PictureTile
                picture={picture}
                count={shown.length}
                onOpen={() => setOpen(picture.id)}
                onChange={(one, focus) => run(picture, one, focus)}
                afterDelete={neighbour(shown, index)}
                deletion={deletion(picture)}
              />
              {failure?.change.id === picture.id && <ChangeError failure={failure} />}
            </li>
          ))}
          <li className="max-md:contents">
            <AddTile onFiles={add} look="bar" />
          </li>
        </ol>
      )}
      {open !== null && (
        <Lightbox pictures={shown} id={open} onShow={setOpen} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}

const GalleryHeading = ({ count }: { count: number }) => (
  <>
    <h2 id={HEADING} tabIndex={-1} className="text-2xl">
      Galerie
      {count > 0 && (
        <span className="ml-2 font-normal font-text text-base text-muted tracking-normal">{count}</span>
      )}
    </h2>
    <p className="text-muted text-sm">
      JPEG, PNG, WebP, AVIF ou GIF, 10&nbsp;Mo au plus.
      <span className="pointer-coarse:hidden">
        {' '}
        Vous pouvez aussi déposer ou coller vos images sur cette page.
      </span>
    </p>
  </>
)

const failureMessage = (count: number) =>
  count === 1 ? 'Une image n’a pas été ajoutée.' : `${count} images n’ont pas été ajoutées.`

/** The id of the tile after a deleted one, else of the tile before it, else of the gallery's heading. */
function neighbour(pictures: ShownPicture[], index: number): string {
  const next = pictures[index + 1] ?? pictures[index - 1]
  return next ? tileId(next) : HEADING
}
