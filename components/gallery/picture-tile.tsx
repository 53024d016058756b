'use client'

import { type CSSProperties, useRef } from 'react'
import { DeleteEntryButton, type Deletion } from '../content/delete-entry-button'
import { AltPopover } from './alt-popover'
import { MoveButtons } from './move-buttons'
import { pictureLabel, type ShownPicture, type TileChange } from './picture-changes'
import { PictureImage } from './picture-image'
import { PictureMenu } from './picture-menu'
import './gallery.css'

type Props = {
  picture: ShownPicture
  count: number
  onOpen: () => void
  /** `focus`: the id of the element that gets the focus afterwards. */
  onChange: (change: TileChange, focus: string) => void
  /** The id of the element that gets the focus once this picture is deleted. */
  afterDelete: string
  deletion: Deletion
  deleteQuestion?: string
}

/** A tile's width for `sizes`, by the number of grid columns. */
const TILE = '(min-width: 1152px) 370px, (min-width: 1024px) 33vw, 50vw'

export const tileId = ({ id }: Pick<ShownPicture, 'id'>) => `picture-${id}`

/** A picture of the gallery, which opens large, with its owner's actions. */
export function PictureTile(props: Props) {
  const { picture, count, onOpen, onChange, afterDelete, deletion, deleteQuestion } = props
  const { id, hash, position, alt } = picture
  const actions = useRef<HTMLDivElement>(null)
  const elementId = tileId(picture)
  const label = pictureLabel(picture)
  const [textId, confirmationId] = [`${elementId}-text`, `${elementId}-question`]
  const move = (to: number, focus: string) => onChange({ id, hash, to: 'move', position: to }, focus)

  /** Closes the form and the menu that opened it. */
  function closeMenu() {
    actions.current?.querySelector<HTMLElement>(':popover-open')?.hidePopover()
    actions.current?.querySelector<HTMLElement>('[popovertarget]')?.focus()
  }

  return (
    <div
      style={{ '--anchor': `--${elementId}` } as CSSProperties}
      className="picture-tile flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface shadow-low"
    >
      <button
        id={elementId}
        type="button"
        onClick={onOpen}
        aria-label={`Agrandir\u00a0: ${label}`}
        className="-outline-offset-2 relative aspect-4/3 w-full cursor-zoom-in bg-sunken"
      >
        <PictureImage
          picture={picture}
          sizes={TILE}
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      </button>
      <p className="wrap-anywhere line-clamp-2 px-3 pt-2.5 text-sm">
        {alt || <span className="text-muted">Sans texte alternatif</span>}
      </p>
      <div ref={actions} className="mt-auto flex items-center p-1">
        <MoveButtons {...{ id: elementId, label, position, count, onMove: move }} />
        <PictureMenu {...{ id: elementId, label, position, count, onMove: move, textId, confirmationId }} />
      </div>
      <AltPopover
        id={textId}
        name={`Décrire\u00a0: ${label}`}
        alt={alt}
        onSave={(written) => {
          closeMenu()
          onChange({ id, hash, to: 'describe', alt: written }, elementId)
        }}
      />
      <DeleteEntryButton
        id={confirmationId}
        label={label}
        {...deletion}
        {...(deleteQuestion && { question: deleteQuestion })}
        onDelete={() => onChange({ id, hash, to: 'delete' }, afterDelete)}
      />
    </div>
  )
}
