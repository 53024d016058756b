'use client'

import { Captions } from 'lucide-react'
import { useRef, useState } from 'react'
import { DeleteEntryButton } from '../content/delete-entry-button'
import { MoveButton } from '../content/move-button'
import { Button } from '../ui/button'
import { AltForm } from './alt-form'
import { type PictureChange, pictureLabel, type ShownPicture } from './picture-changes'
import { PictureImage } from './picture-image'

type Props = {
  picture: ShownPicture
  count: number
  onOpen: () => void
  /** `focus`: the id of the element that has the keyboard afterwards. */
  onChange: (change: PictureChange, focus: string) => void
  /** What has the keyboard once this picture is deleted. */
  afterDelete: string
}

/** How wide a tile is, by the columns of the grid. */
const TILE = '(min-width: 1152px) 370px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw'

export const tileId = ({ id }: Pick<ShownPicture, 'id'>) => `picture-${id}`

/** A picture of the gallery, which opens large, and what its owner may do with it. */
export function PictureTile({ picture, count, onOpen, onChange, afterDelete }: Props) {
  const { id, hash, position, alt } = picture
  const [isDescribing, describe] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const own = tileId(picture)
  const label = pictureLabel(picture)
  function endDescribing() {
    describe(false)
    opener.current?.focus()
  }
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface shadow-low">
      <button
        id={own}
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
            id={`${own}-alt`}
            alt={alt}
            onCancel={endDescribing}
            onSave={(text) => {
              endDescribing()
              onChange({ id, hash, to: 'describe', alt: text }, `${own}-describe`)
            }}
          />
        ) : (
          <p className="line-clamp-2 text-sm">
            {alt || <span className="text-muted">Sans texte alternatif</span>}
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center gap-1.5 *:px-2">
          <MoveButton
            id={`${own}-up`}
            label={label}
            direction="up"
            isLast={position === 1}
            onMove={() => onChange({ id, hash, to: 'move', position: position - 1 }, `${own}-up`)}
          />
          <MoveButton
            id={`${own}-down`}
            label={label}
            direction="down"
            isLast={position === count}
            onMove={() => onChange({ id, hash, to: 'move', position: position + 1 }, `${own}-down`)}
          />
          <Button
            ref={opener}
            id={`${own}-describe`}
            look="quiet"
            size="small"
            aria-expanded={isDescribing}
            onClick={() => describe(!isDescribing)}
          >
            <Captions aria-hidden="true" className="size-4" />
            Décrire<span className="sr-only"> : {label}</span>
          </Button>
          <DeleteEntryButton
            label={label}
            onDelete={() => onChange({ id, hash, to: 'delete' }, afterDelete)}
          />
        </div>
      </div>
    </div>
  )
}
