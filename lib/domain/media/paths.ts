/** The widths of a picture's narrower copies, in pixels. */
export const PICTURE_WIDTHS = { small: 480, medium: 960 } as const

/** A picture's path below the site's origin. */
export const picturePath = (hash: string) => `/api/pictures/${hash}.webp`

/** The path of its narrowest copy, or of itself when it is no wider. */
export const narrowPicturePath = (hash: string) => `/api/pictures/${hash}-${PICTURE_WIDTHS.small}.webp`

/** The paths in each of its widths, for `srcset`. */
export function pictureSources({ hash, width }: { hash: string; width: number }): string {
  const narrower = Object.values(PICTURE_WIDTHS).filter((one) => one < width)
  return [
    ...narrower.map((one) => `/api/pictures/${hash}-${one}.webp ${one}w`),
    `${picturePath(hash)} ${width}w`,
  ].join(', ')
}
