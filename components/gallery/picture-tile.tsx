'use client'

import { Captions } from 'lucide-react'
import { useRef, useState } from 'react'
import { DeleteEntryButton, type Deletion } from '../content/delete-entry-button'
import { MoveButton } from '../content/move-button'
import { Button } from '../ui/button'
import { AltForm } from './alt-form'
import { type PictureChange, pictureLabel, type ShownPicture } from './picture-changes'
import { PictureImage } from './picture-image'

type Props = {
  picture: ShownPicture
  count: number
  onOpen: () => void
  /** `focus`: the id of the element that gets the focus afterwards. */
  onChange: (change: PictureChange, focus: string) => void
  /** The id of the element that gets the focus once this picture is deleted. */
  afterDelete: string
  deletion: Deletion
  deleteQuestion?: string
}

/** A tile's width for `sizes`, by the number of grid columns. */
const TILE = '(min-width: 1152px) 370px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw'

export const tileId = ({ id }: Pick<ShownPicture, 'id'>) => `picture-${id}`

/** A picture of the gallery, which opens large, with its owner's actions. */
export function PictureTile(props: Props) {
  const { picture, count, onOpen, onChange, afterDelete, deletion, deleteQuestion } = props
  const { id, hash, position, alt } = picture
  const [isDescribing, setDescribing] = useState(false)
  const describeButton = useRef<HTMLButtonElement>(null)
  const elementId = tileId(picture)
  const label = pictureLabel(picture)
  function endDescribing() {
    setDescribing(false)
    describeButton.current?.focus()
  }
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface shadow-low">
      <button
        id={elementId}
        type="button"
        onClick={onOpen}
        aria-label={`Agrandir : ${label}`}
        className="-outline-offset-2 relative aspect-4/3 w-full cursor-zoom-in bg-sunken"
      >
        <PictureImage
          picture={picture}
          sizes={TILE}
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      </button>
      <div className="flex grow flex-col gap-2 p-3">
        {isDescribing ? (
          <AltForm
            id={`${elementId}-alt`}
            alt={alt}
            onCancel={endDescribing}
            onSave={(text) => {
              endDescribing()
              onChange({ id, hash, to: 'describe', alt: text }, `${elementId}-describe`)
            }}
          />
        ) : (
          <p className="line-clamp-2 text-sm">
            {alt || <span className="text-muted">Sans texte alternatif</span>}
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center gap-1.5 [&>button]:px-2">
          <MoveButton
            id={`${elementId}-up`}
            label={label}
            direction="up"
            isLast={position === 1}
            onMove={() => onChange({ id, hash, to: 'move', position: position - 1 }, `${elementId}-up`)}
          />
          <MoveButton
            id={`${elementId}-down`}
            label={label}
            direction="down"
            isLast={position === count}
            onMove={() => onChange({ id, hash, to: 'move', position: position + 1 }, `${elementId}-down`)}
          />
          <Button
            ref={describeButton}
            id={`${elementId}-describe`}
            look="quiet"
            size="small"
            aria-expanded={isDescribing}
            onClick={() => setDescribing(!isDescribing)}
          >
            <Captions aria-hidden="true" className="size-4" />
            Décrire<span className="sr-only"> : {label}</span>
          </Button>
          <DeleteEntryButton
            label={label}
            {...deletion}
            {...(deleteQuestion && { question: deleteQuestion })}
            onDelete={() => onChange({ id, hash, to: 'delete' }, afterDelete)}
          />
        </div>
      </div>
    </div>
  )
}
