import { pictures } from '@/db/schema/pictures'

/** The provider's keys of a picture's files. */
export const fileColumns = {
  fileKey: pictures.fileKey,
  fallbackKey: pictures.fallbackKey,
  smallKey: pictures.smallKey,
  mediumKey: pictures.mediumKey,
}

type Keys = { fileKey: string; fallbackKey: string; smallKey: string | null; mediumKey: string | null }

/** The keys of a picture's existing files. */
export const storedKeys = ({ fileKey, fallbackKey, smallKey, mediumKey }: Keys): string[] =>
  [fileKey, fallbackKey, smallKey, mediumKey].filter((key) => key !== null)
