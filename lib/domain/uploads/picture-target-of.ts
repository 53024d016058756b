import type { PictureTarget } from '../media/schema'
import type { UploadTarget } from './schema'

/** Where the picture of an upload goes. The screens show an entry with one photo: a new one takes the former's place. */
export function pictureTargetOf(target: UploadTarget): PictureTarget {
  if (target.for === 'gallery') return { kind: 'gallery', websiteId: target.websiteId }
  return { kind: target.for, entryId: target.entryId, websiteId: null, replace: true }
}
