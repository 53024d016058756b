import type { PictureTarget } from '../media/schema'
import type { UploadTarget } from './schema'

/** Where the picture of an upload goes. A product has several; the screens show any other entry with one photo, where a new
 *  one takes the former's place. */
export function pictureTargetOf(target: UploadTarget): PictureTarget {
  if ('websiteId' in target) return { kind: target.for, websiteId: target.websiteId }
  return { kind: target.for, entryId: target.entryId, websiteId: null, replace: target.for !== 'products' }
}
