import sharp, { type Sharp } from 'sharp'
import { DomainError } from '../errors'
import { BYTES_READ } from '../file-types/content-type'
import { type PictureType, pictureType } from '../file-types/picture-type'
import { NOT_A_PICTURE, PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS, PICTURE_TOO_LARGE } from './constants'
import { fairQueue } from './fair-queue'
import { PICTURE_WIDTHS } from './paths'

/** In pixels: no page shows more; WebP itself ends at 16 383. */
const LONGEST_SIDE = 2560
const QUALITY = 82
const SECONDS = 20
/** Each frame is encoded three times, however small the file. */
const MAX_FRAMES = 300

type Encoded = { bytes: Uint8Array<ArrayBuffer>; mime: string; extension: string }
export type Reencoded = {
  width: number
  height: number
  main: Encoded
  fallback: Encoded
  /** Narrower copies; null where the picture is no wider. */
  small: Encoded | null
  medium: Encoded | null
}

/** A picture of 40 megapixels takes some 160 MB while it is decoded. */
const enqueue = fairQueue(2)

/** Re-encodes an image, rotated as its metadata says, then without metadata: a WebP, narrower copies for small screens, and a
 *  JPEG or PNG of its first frame. `unsupported_media` when it is not an image, `too_large` above 10 MB, 40 megapixels or 300
 *  frames. Images are queued fairly per `owner`, a user's id. */
export async function reencodePicture(bytes: Uint8Array, owner: number): Promise<Reencoded> {
  const type = await requirePicture(bytes)
  return enqueue(owner, () => draw(bytes, type)).catch((error) => {
    if (error instanceof DomainError) throw error
    if (/pixel limit/i.test(String(error))) throw tooManyPixels()
    throw new DomainError('unsupported_media', 'Cette image est illisible : enregistrez-la à nouveau.')
  })
}

/** Returns the type of an image; refuses other files, and any over 10 MB. */
export async function requirePicture(bytes: Uint8Array): Promise<PictureType> {
  if (bytes.byteLength > PICTURE_MAX_BYTES) throw new DomainError('too_large', PICTURE_TOO_LARGE)
  const type = await pictureType(new Blob([bytes.slice(0, BYTES_READ)]))
  if (!type) throw new DomainError('unsupported_media', NOT_A_PICTURE)
  return type
}

/** The library's names for them. It detects the type from the bytes itself, and reads more types than are accepted. */
const FORMATS: Record<PictureType, string> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
}

async function draw(bytes: Uint8Array, type: PictureType): Promise<Reencoded> {
  const mayMove = type === 'gif' || type === 'webp'
  const { format, width, height, pageHeight, pages = 1, hasAlpha } = await open(bytes, mayMove).metadata()
  if (format !== FORMATS[type]) throw new DomainError('unsupported_media', NOT_A_PICTURE)
  if (width * (pageHeight ?? height) * pages > PICTURE_MAX_PIXELS) throw tooManyPixels()
  if (pages > MAX_FRAMES)
    throw new DomainError('too_large', `Une image animée compte ${MAX_FRAMES} images au plus.`)
  const still = fitted(open(bytes, false))
  const fallback = hasAlpha
    ? still.png({ compressionLevel: 9 })
    : still.jpeg({ quality: QUALITY, mozjpeg: true })
  const first = await fallback.toBuffer({ resolveWithObject: true })
  const main = await fitted(open(bytes, mayMove)).webp({ quality: QUALITY }).toBuffer()
  const narrower = async (side: number) =>
    side < first.info.width
      ? webp(
          await open(bytes, mayMove)
            .autoOrient()
            .resize({ width: side })
            .webp({ quality: QUALITY })
            .toBuffer(),
        )
      : null
  return {
    width: first.info.width,
    height: first.info.height,
    main: webp(main),
    small: await narrower(PICTURE_WIDTHS.small),
    medium: await narrower(PICTURE_WIDTHS.medium),
    fallback: {
      bytes: new Uint8Array(first.data),
      ...(hasAlpha ? { mime: 'image/png', extension: 'png' } : { mime: 'image/jpeg', extension: 'jpg' }),
    },
  }
}

const webp = (bytes: Buffer): Encoded => ({
  bytes: new Uint8Array(bytes),
  mime: 'image/webp',
  extension: 'webp',
})

const open = (bytes: Uint8Array, animated: boolean) =>
  sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', animated }).timeout({
    seconds: SECONDS,
  })

const fitted = (picture: Sharp) =>
  picture
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })

const tooManyPixels = () => new DomainError('too_large', 'Une image compte 40 millions de points au plus.')
