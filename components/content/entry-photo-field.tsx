'use client'

import { Button } from '../ui/button'
import { CheckboxField } from '../ui/fields/checkbox-field'
import { FieldNotes } from '../ui/fields/field'
import { PhotoPicker } from './photo-picker'
import type { EntryPhoto } from './use-entry-photo'

const HINT = 'JPEG, PNG, WebP, AVIF ou GIF, 10\u00a0Mo au plus.'

type Props = {
  photo: Pick<EntryPhoto, 'file' | 'issue'>
  onChoose: (file: File | null) => void
  /** Whether the entry already has a photo, which can be changed or removed. */
  hasStored: boolean
  isRemoving: boolean
}

/** The photo field of the entry form. */
export function EntryPhotoField({ photo: { file, issue }, onChoose, hasStored, isRemoving }: Props) {
  return (
    <div role="group" aria-labelledby="photo-label" className="flex flex-col gap-2">
      <p id="photo-label" className="font-semibold text-sm">
        Photo<span className="font-normal text-muted"> (facultatif)</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PhotoPicker
          label={file || hasStored ? 'Changer la photo' : 'Choisir une photo'}
          hint={HINT}
          issue={issue}
          onChoose={onChoose}
        />
        {file && (
          <>
            <span className="min-w-0 flex-1 truncate text-sm" title={file.name}>
              {file.name}
            </span>
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                onChoose(null)
                // This button disappears; the focus stays on the photo field.
                document.getElementById('photo')?.focus()
              }}
            >
              Retirer<span className="sr-only"> la photo choisie</span>
            </Button>
          </>
        )}
      </div>
      {issue && (
        <div role="alert">
          <FieldNotes name="photo" issue={issue} />
        </div>
      )}
      <FieldNotes name="photo" hint={HINT} />
      <noscript>
        <p className="text-muted text-sm">Pour ajouter une photo, activez JavaScript.</p>
      </noscript>
      {hasStored && !file && (
        <CheckboxField name="removePhoto" label="Supprimer la photo actuelle" defaultChecked={isRemoving} />
      )}
    </div>
  )
}
