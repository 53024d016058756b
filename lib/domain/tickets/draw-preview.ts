import pLimit from 'p-limit'
import sharp from 'sharp'
import { DomainError } from '../errors'

/** In pixels: twice the size shown in a conversation. */
const LONGEST_SIDE = 640
const QUALITY = 75
const SECONDS = 10
/** Takes about 160 MB while it is decoded. */
const MAX_PIXELS = 40_000_000

const limit = pLimit(2)

/** A small WebP of a picture's first frame, rotated as its metadata says, then without metadata. `not_found` when it cannot
 *  be rendered: the file itself can still be downloaded. */
export function drawPreview(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return limit(async () => {
    const drawn = await sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer()
      .catch((cause) => {
        throw new DomainError('not_found', undefined, { cause })
      })
    return new Uint8Array(drawn)
  })
}
