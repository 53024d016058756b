'use client'

import { Button } from '../ui/button'
import { UploadList } from '../uploads/upload-list'
import { PhotoPicker } from './photo-picker'
import { SiteError } from './site-error'
import type { EntryPhoto } from './use-entry-photo'

/** The form's content after an entry is saved until its photo is uploaded. */
export function PhotoProgress({ photo }: { photo: EntryPhoto }) {
  const failed = photo.items.some(({ state }) => state === 'failed')
  const { entryId } = photo
  return (
    <div className="flex flex-col gap-4">
      {failed ? (
        <SiteError
          text="Image upload failed"
          reason="Le reste est bien enregistré. Envoyez la photo à nouveau, ou choisissez-en une autre."
        />
      ) : (
        <p role="status">Enregistré. La photo est en cours d’envoi.</p>
      )}
      <UploadList items={photo.items} onCancel={photo.giveUp} onRetry={photo.retry} />
      {failed && entryId !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <PhotoPicker
            label="Choisir une autre photo"
            onChoose={(file) => {
              const accepted = photo.choose(file)
              if (accepted) photo.send(accepted, entryId)
            }}
            issue={photo.issue}
          />
          <Button look="quiet" size="small" onClick={photo.giveUp}>
            Continuer sans photo
          </Button>
        </div>
      )}
      {photo.issue && (
        <p id="photo-issue" role="alert" className="font-medium text-danger text-sm">
          {photo.issue}
        </p>
      )}
    </div>
  )
}
