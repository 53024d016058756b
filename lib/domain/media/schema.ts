export const PICTURE_MAX_BYTES = 10 * 1024 * 1024
export const PICTURE_MAX_PIXELS = 40_000_000

export const PICTURE_KINDS = ['gallery', 'upload'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

export type Picture = {
  id: number
  websiteId: number | null
  kind: PictureKind
  hash: string
  name: string
  alt: string
  width: number
  height: number
}

/** A file as somebody sent it. */
export type SentFile = { name: string; bytes: Uint8Array }

export type AddPictures = {
  kind: PictureKind
  /** null: hangs on no website, which only the agency's uploads may. */
  websiteId: number | null
  /** What to call the pictures instead of their files' names. */
  customName: string
  files: SentFile[]
}
