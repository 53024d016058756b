import { z } from 'zod'
import { optionalText } from '../fields'
import { PICTURE_ALT_MAX } from './constants'

/** The kinds of picture owners, described in `owners.ts`. */
export const PictureKind = z.enum([
  'gallery',
  'logo',
  'upload',
  'testimonials',
  'staff',
  'events',
  'products',
])
export type PictureKind = z.infer<typeof PictureKind>

/** The kinds whose owner is an entry of a website. The gallery, the logo and the uploads belong to the website. */
export const EntryPictureKind = PictureKind.exclude(['gallery', 'logo', 'upload'])
export type EntryPictureKind = z.infer<typeof EntryPictureKind>

/** A picture's public name, given as its hash, a file name or a whole URL. */
export const PictureHash = z
  .string()
  .transform(
    (text) =>
      /(?<![0-9a-f])([0-9a-f]{32})(?:-\d+)?(?:\.[a-z]+)?$/.exec(text.split(/[?#]/)[0] ?? '')?.[1] ?? '',
  )

export const PictureName = optionalText('Le nom', 150)
export const PictureAlt = optionalText('Le texte alternatif', PICTURE_ALT_MAX)

export type Picture = {
  id: number
  websiteId: number | null
  hash: string
  name: string
  alt: string
  width: number
  height: number
}

/** A picture and its position among its owner's; null when their order is fixed. */
export type OwnedPicture = Picture & { position: number | null }

/** A picture and its position among its owner's, 1…n. */
export type PlacedPicture = Picture & { position: number }

/** An uploaded file. */
export type SentFile = { name: string; bytes: Uint8Array }

/** The target that pictures are added to. */
export type PictureTarget =
  | {
      kind: Exclude<PictureKind, EntryPictureKind>
      /** null: without a website, which only the agency's uploads may be. */
      websiteId: number | null
    }
  | {
      kind: EntryPictureKind
      entryId: number
      /** Refused when it is not the entry's website; null: not checked. */
      websiteId: number | null
      /** Whether the new pictures replace those that the entry has. */
      replace: boolean
    }

export type AddPictures = PictureTarget & {
  /** The pictures' name; empty: their file names. */
  customName: string
  files: SentFile[]
}
