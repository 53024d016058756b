import type { PictureTarget } from '../media/schema'
import type { UploadTarget } from './schema'

/** The target of an upload's picture. A product has several pictures; the screens show any other entry with one, so a new one
 *  replaces it. */
export function pictureTargetOf(target: UploadTarget): PictureTarget {
  if ('websiteId' in target) return { kind: target.for, websiteId: target.websiteId }
  return { kind: target.for, entryId: target.entryId, websiteId: null, replace: target.for !== 'products' }
}
