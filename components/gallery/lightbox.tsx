'use client'

import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { narrowPicturePath } from '@/lib/domain/media/schema'
import { Button } from '../ui/button'
import { useModal } from '../ui/use-modal'
import { pictureLabel, type ShownPicture } from './picture-changes'
import { PictureImage } from './picture-image'

type Props = {
  pictures: ShownPicture[]
  id: number
  onShow: (id: number) => void
  onClose: () => void
  /** Over the whole window, from edge to edge. */
  isFullScreen?: boolean
}

/** One picture as large as the window. The arrow keys change it; Escape or a click beside it closes and restores
 *  focus. */
export function Lightbox({ pictures, id, onShow, onClose, isFullScreen = false }: Props) {
  const dialog = useModal()
  const room = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<number | null>(null)
  const index = pictures.findIndex((one) => one.id === id)
  const picture = pictures[index]

  function move(step: 1 | -1) {
    const next = pictures.at((index + step) % pictures.length)
    if (next) onShow(next.id)
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') move(1)
    if (key === 'ArrowLeft') move(-1)
  }

  /** Closes on a click beside the picture: around it, on the dialog's padding or on the backdrop. */
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
      className={`bg-surface p-3 text-text backdrop:bg-black/70 md:p-4 ${isFullScreen ? 'm-0 h-dvh max-h-none max-w-none w-full' : 'm-auto max-h-dvh w-full max-w-6xl rounded-card shadow-high'}`}
    >
      {picture && (
        <figure className={`flex flex-col gap-3 ${isFullScreen ? 'h-full' : ''}`}>
          {/* The same height for every picture, so that the buttons below do not move. */}
          <div
            ref={room}
            className={`grid place-items-center ${isFullScreen ? 'min-h-0 flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]' : 'h-[calc(100dvh-10rem)]'}`}
          >
            <PictureImage
              key={id}
              picture={picture}
              sizes={isFullScreen ? '100vw' : '(min-width: 1152px) 1152px, 100vw'}
              // Until it has loaded, the narrower copy that its tile already shows.
              onLoad={() => setLoaded(id)}
              style={loaded === id ? undefined : { background: preview(picture) }}
              className={`w-auto object-contain ${isFullScreen ? 'max-h-full min-h-0 max-w-full' : 'max-h-[calc(100dvh-10rem)]'}`}
            />
          </div>
          <div className="flex items-center gap-2">
            <figcaption aria-live="polite" className="min-w-0 flex-1 break-words text-sm">
              {pictureLabel(picture)}
              <span className="block text-muted">
                {index + 1} sur {pictures.length}
              </span>
            </figcaption>
            <Turn label="Image précédente" Icon={ChevronLeft} onClick={() => move(-1)} />
            <Turn label="Image suivante" Icon={ChevronRight} onClick={() => move(1)} />
            <Turn label="Fermer" Icon={X} onClick={() => dialog.current?.close()} />
          </div>
        </figure>
      )}
    </dialog>
  )
}

const preview = ({ hash }: ShownPicture) => `center / contain no-repeat url("${narrowPicturePath(hash)}")`

type TurnProps = { label: string; Icon: typeof X; onClick: () => void }

const Turn = ({ label, Icon, onClick }: TurnProps) => (
  <Button look="secondary" aria-label={label} title={label} onClick={onClick} className="min-w-11 px-0">
    <Icon aria-hidden="true" className="size-5" />
  </Button>
)
