import { SiteError } from '../content/site-error'
import { Alert } from '../ui/layout/alert'
import type { Failure } from '../ui/lists/use-list-changes'
import type { PictureChange } from './picture-changes'

/** Why a change to a picture was undone. */
export function ChangeError({ failure: { change, reason } }: { failure: Failure<PictureChange> }) {
  if (change.to === 'delete') return <SiteError text="Failed to delete image" reason={reason} />
  if (change.to === 'move') return <SiteError text="Failed to change order" reason={reason} />
  if (change.to === 'restore') return <Alert>L’image n’a pas été remise. {reason}</Alert>
  return <Alert>Le texte alternatif n’a pas été enregistré. {reason}</Alert>
}
