'use client'

import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { narrowPicturePath } from '@/lib/domain/media/paths'
import { Button } from '../ui/button'
import { useModal } from '../ui/overlays/use-modal'
import { pictureLabel, type ShownPicture } from './picture-changes'
import { PictureImage } from './picture-image'
import { useSwipe } from './use-swipe'

type Props = {
  pictures: ShownPicture[]
  id: number
  onShow: (id: number) => void
  onClose: () => void
}

/** One picture as large as the window, on a dark background in both themes. Arrow keys and swipes change it; Escape or a
 *  click outside it closes and restores focus. */
export function Lightbox({ pictures, id, onShow, onClose }: Props) {
  const dialog = useModal()
  const room = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<number | null>(null)
  const index = pictures.findIndex((one) => one.id === id)
  const picture = pictures[index]
  const isOne = pictures.length === 1

  function move(step: 1 | -1) {
    const next = pictures.at((index + step) % pictures.length)
    if (next && !isOne) onShow(next.id)
  }
  const swipe = useSwipe(move)

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') move(1)
    if (key === 'ArrowLeft') move(-1)
  }

  /** Closes on a click outside the picture or on the dialog's padding. */
  function onClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget || target === room.current) currentTarget.close()
  }

  return (
    <dialog
      ref={dialog}
      // In development React mounts it twice; closing the first dialog must not close the lightbox.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onKeyDown={onKeyDown}
      onClick={onClick}
      aria-label="Image agrandie"
      className="always-dark m-0 h-dvh max-h-none w-full max-w-none bg-background p-3 text-text md:p-4"
    >
      {picture && (
        <figure className="flex h-full flex-col gap-2 md:gap-3">
          <div className="flex items-center justify-between">
            <p className="px-1 font-semibold tabular-nums">
              <span aria-hidden="true">
                {index + 1} / {pictures.length}
              </span>
              <span className="sr-only">
                Image {index + 1} sur {pictures.length}
              </span>
            </p>
            <Turn label="Fermer" Icon={X} onClick={() => dialog.current?.close()} />
          </div>
          <div
            ref={room}
            {...swipe}
            className="grid min-h-0 flex-1 touch-pan-y touch-pinch-zoom place-items-center overflow-hidden [container-type:size]"
          >
            <PictureImage
              key={id}
              picture={picture}
              sizes="100vw"
              draggable={false}
              // Until it has loaded, the narrower copy that its tile already shows.
              onLoad={() => setLoaded(id)}
              style={{ width: fittingWidth(picture), ...(loaded !== id && { background: preview(picture) }) }}
            />
          </div>
          <div className="flex items-end justify-between gap-3">
            {isOne || <Turn label="Image précédente" Icon={ChevronLeft} onClick={() => move(-1)} />}
            <figcaption
              aria-live="polite"
              className="wrap-anywhere flex min-h-11 min-w-0 flex-1 items-center justify-center text-center text-sm"
            >
              {pictureLabel(picture)}
            </figcaption>
            {isOne || <Turn label="Image suivante" Icon={ChevronRight} onClick={() => move(1)} />}
          </div>
        </figure>
      )}
    </dialog>
  )
}

/** The largest width at which the whole picture fits in its container, known before it has loaded. */
const fittingWidth = ({ width, height }: ShownPicture) => `min(100cqw, 100cqh * ${width / height})`

const preview = ({ hash }: ShownPicture) => `center / contain no-repeat url("${narrowPicturePath(hash)}")`

type TurnProps = { label: string; Icon: typeof X; onClick: () => void }

const Turn = ({ label, Icon, onClick }: TurnProps) => (
  <Button look="secondary" aria-label={label} title={label} onClick={onClick} className="min-w-11 px-0">
    <Icon aria-hidden="true" className="size-5" />
  </Button>
)
