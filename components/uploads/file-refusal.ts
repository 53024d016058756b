import { NOT_A_PICTURE, PICTURE_MAX_BYTES, PICTURE_TOO_LARGE, PICTURE_TYPES } from '@/lib/domain/media/schema'

/** What can be told of a picture before it is sent; null when it may go. A browser that knows no type leaves the
 *  question to the server. */
export function pictureRefusal({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (type !== '' && !PICTURE_TYPES.includes(type)) return NOT_A_PICTURE
  return size > PICTURE_MAX_BYTES ? PICTURE_TOO_LARGE : null
}
