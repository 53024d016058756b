import { z } from 'zod'
import type { EntryKind } from '../content/schema'
import { optionalText } from '../fields'

export const PICTURE_MAX_BYTES = 10 * 1024 * 1024
export const PICTURE_MAX_PIXELS = 40_000_000

/** What a browser calls the accepted types; the server looks at the content. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
export const PICTURE_TOO_LARGE = 'Une image pèse 10\u00a0Mo au plus.'
export const NOT_A_PICTURE = 'Envoyez une image JPEG, PNG, WebP, AVIF ou GIF.'

export type PictureKind = 'gallery' | 'upload' | EntryKind

/** A picture's public name in whatever shape it comes: the hash, a file's name, a whole address. */
export const PictureHash = z
  .string()
  .transform((text) => /([0-9a-f]{32})(?:-\d+)?(?:\.[a-z]+)?$/.exec(text.split(/[?#]/)[0] ?? '')?.[1] ?? '')

/** The widths that a picture is kept in beside its own, in pixels. */
export const PICTURE_WIDTHS = { small: 480, medium: 960 } as const

/** Where our own pages and everybody else's find a picture, below the site's origin. */
export const picturePath = (hash: string) => `/api/pictures/${hash}.webp`

/** Its narrowest copy, or itself where it is no wider. */
export const narrowPicturePath = (hash: string) => `/api/pictures/${hash}-${PICTURE_WIDTHS.small}.webp`

/** The same in each of its widths, for `srcset`. */
export function pictureSources({ hash, width }: { hash: string; width: number }): string {
  const narrower = Object.values(PICTURE_WIDTHS).filter((one) => one < width)
  return [
    ...narrower.map((one) => `/api/pictures/${hash}-${one}.webp ${one}w`),
    `${picturePath(hash)} ${width}w`,
  ].join(', ')
}

export const PictureName = optionalText('Le nom', 150)
export const PICTURE_ALT_MAX = 300
export const PictureAlt = optionalText('Le texte alternatif', PICTURE_ALT_MAX)

export type Picture = {
  id: number
  websiteId: number | null
  kind: PictureKind
  /** Its place in the website's gallery; null outside galleries. */
  position: number | null
  hash: string
  name: string
  alt: string
  width: number
  height: number
}

/** A picture that has its place in a website's gallery. */
export type GalleryPicture = Picture & { position: number }

/** A file as somebody sent it. */
export type SentFile = { name: string; bytes: Uint8Array }

/** What pictures are added to. */
export type PictureTarget =
  | {
      kind: 'gallery' | 'upload'
      /** null: hangs on no website, which only the agency's uploads may. */
      websiteId: number | null
    }
  | {
      kind: EntryKind
      entryId: number
      /** The entry's own website, or null for whichever that is. */
      websiteId: number | null
      /** Whether the pictures that the entry has give way to the new ones. */
      replace: boolean
    }

export type AddPictures = PictureTarget & {
  /** What to call the pictures instead of their files' names. */
  customName: string
  files: SentFile[]
}
