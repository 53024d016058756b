import { contentType } from './content-type'

const PICTURES = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
export type PictureType = (typeof PICTURES)[number]

/** The type of an accepted picture by its content, not its name; null for any other file, SVG included. */
export async function pictureType(content: Blob): Promise<PictureType | null> {
  const type = await contentType(content)
  return PICTURES.find((picture) => type === `image/${picture}`) ?? null
}
