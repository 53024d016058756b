import {
  NOT_A_PICTURE,
  PICTURE_MAX_BYTES,
  PICTURE_TOO_LARGE,
  PICTURE_TYPES,
} from '@/lib/domain/media/constants'

/** Why a picture cannot be uploaded, checked before it is sent; null when it can. A file whose type the browser does
 *  not know is left to the server. */
export function pictureRefusal({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (type !== '' && !PICTURE_TYPES.includes(type)) return NOT_A_PICTURE
  return size > PICTURE_MAX_BYTES ? PICTURE_TOO_LARGE : null
}
