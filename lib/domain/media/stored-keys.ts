import { pictures } from '@/db/schema/pictures'

/** Where a picture's files lie at the provider. */
export const fileColumns = {
  fileKey: pictures.fileKey,
  fallbackKey: pictures.fallbackKey,
  smallKey: pictures.smallKey,
  mediumKey: pictures.mediumKey,
}

type Keys = { fileKey: string; fallbackKey: string; smallKey: string | null; mediumKey: string | null }

/** All of a picture's files, whichever of them there are. */
export const storedKeys = ({ fileKey, fallbackKey, smallKey, mediumKey }: Keys): string[] =>
  [fileKey, fallbackKey, smallKey, mediumKey].filter((key) => key !== null)
